import { appReviewImportPath, type ImportReviewsResponse } from '@quoin/contract/endpoints/store';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { sendFile } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { useSite } from '../../app/site.ts';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields.module.css';
import { Page } from '../../parts/Page.tsx';
import { announce, complain } from '../../parts/toasts.tsx';
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
    <Page
      title="Import reviews"
      site={site.title}
      subtitle="A CSV file as Judge.me, Shopify, Loox, Yotpo or WooCommerce export it."
      back={
        <Link to="/$site/config/reviews" params={{ site: site.identifier }} className={buttonLook('quiet')}>
          <ArrowLeft aria-hidden="true" /> Reviews
        </Link>
      }
    >
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
    <Card title="What a file needs">
      <div className={fields.stack}>
        <p>
          A column of product addresses (<code>product_handle</code>) and one of stars (<code>rating</code>). Titles,
          texts, names, email addresses, dates and replies come along where there are columns for them.
        </p>
        <p>
          Pictures stay where they are. A file that is imported twice brings nothing new, and products are found by the
          last part of their address.
        </p>
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
      announce(`${counted(count, 'review is', 'reviews are')} here now.`);
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
          <Button onPress={onLeave}>Another file</Button>
        </div>
      </Card>
      <Card title="What would happen">
        <div className={css.summary}>
          <span>{counted(created, 'new review', 'new reviews')}</span>
          {known === 0 ? null : <span>{known} here already</span>}
          {problemCount === 0 ? null : <span>{counted(problemCount, 'row', 'rows')} left out</span>}
          <span className={css.grow} />
          <Button look="primary" isPending={apply.isPending} isDisabled={created === 0} onPress={() => apply.mutate()}>
            {created === 0 ? 'Nothing to import' : `Import ${counted(created, 'review', 'reviews')}`}
          </Button>
        </div>
      </Card>
      <ImportProblems problems={problems.map((each) => ({ ...each, isMinor: false }))} total={problemCount} />
    </>
  );
}
