import { appReviewImportPath, type ImportReviewsResponse } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/reviewImportScreen';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { sendFile } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { withParts } from '../../parts/withParts.tsx';
import { FileCard } from '../imports/FileCard.tsx';
import { ImportProblems } from '../imports/ImportLists.tsx';
import css from '../imports/Imports.module.css';
import { useReviewRefresh } from './reviewQueries.ts';

interface Checked {
  readonly file: File;
  readonly brings: ImportReviewsResponse;
}

/** Reviews of another shop system: what a file would bring, and the button that brings it. */
export function ReviewImportScreen() {
  const site = useSite();
  const [checked, setChecked] = useState<Checked | null>(null);
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => ({
      file,
      brings: await sendFile<ImportReviewsResponse>(appReviewImportPath(site.identifier, false), file),
    }),
    onSuccess: setChecked,
    onError: (error) => complain(error.message),
  });
  return (
    <Page title={texts.importReviews} site={site.title} subtitle={texts.csvExportOfJudge}>
      {checked === null ? (
        <div className={fields.columns}>
          <div className={fields.column}>
            <FileCard isReading={check.isPending} onFile={(file) => check.mutate(file)} />
          </div>
          <div className={fields.column}>
            <ColumnsCard />
          </div>
        </div>
      ) : (
        <Plan checked={checked} onLeave={() => setChecked(null)} />
      )}
    </Page>
  );
}

function ColumnsCard() {
  return (
    <Card title={texts.fileFormat}>
      <div className={fields.stack}>
        <p>{withParts(texts.requiredColumns, <code>product_handle</code>, <code>rating</code>)}</p>
        <p>{texts.imagesAreNotImported}</p>
      </div>
    </Card>
  );
}

function Plan({ checked, onLeave }: { readonly checked: Checked; readonly onLeave: () => void }) {
  const site = useSite();
  const navigate = useNavigate();
  const refresh = useReviewRefresh();
  const { file, brings } = checked;
  const { created, known, problems, problemCount } = brings;
  const apply = useMutation({
    mutationFn: () => sendFile<ImportReviewsResponse>(appReviewImportPath(site.identifier, true), file),
    onSuccess: async ({ created: count }) => {
      await refresh();
      announce(texts.reviewsImported(count));
      await navigate({
        to: '/$site/config/reviews',
        params: { site: site.identifier },
        search: { state: 'published' },
      });
    },
    onError: (error) => complain(error.message),
  });
  return (
    <>
      <Card>
        <div className={css.fileLine}>
          <strong>{file.name}</strong>
          <Button onPress={onLeave}>{texts.chooseAnotherFile}</Button>
        </div>
      </Card>
      <Card title={texts.preview}>
        <div className={css.summary}>
          <span>{texts.newReviews(created)}</span>
          {known === 0 ? null : <span>{texts.alreadyImported(known)}</span>}
          {problemCount === 0 ? null : <span>{texts.rowsSkipped(problemCount)}</span>}
          <span className={css.grow} />
          <Button look="primary" isPending={apply.isPending} isDisabled={created === 0} onPress={() => apply.mutate()}>
            {created === 0 ? texts.nothingToImport : texts.importReviews2(created)}
          </Button>
        </div>
      </Card>
      <ImportProblems problems={problems.map((each) => ({ ...each, isMinor: false }))} total={problemCount} />
    </>
  );
}
