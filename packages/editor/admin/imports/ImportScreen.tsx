import {
  type AppImportDraftResponse,
  appArchivePath,
  appArchiveReadyPath,
  appExportPath,
  appImportsPath,
} from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/importScreen';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { act, sendFile } from '../../app/api.ts';
import { importsQuery } from '../../app/queries/inventoryQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button, buttonLook } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce, complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { againWith, type FileReading } from '../../parts/fields/TableReadingFields.tsx';
import { Page } from '../../parts/Page.tsx';
import { FileCard } from './FileCard.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import css from './Imports.module.css';
import { importLook } from './importLook.ts';

interface FileToRead {
  readonly file: File;
  /** What the owner chose in place of what was guessed. */
  readonly reading?: Partial<FileReading>;
}

/** Products in from a file, and out into one. */
export function ImportScreen() {
  const site = useSite();
  const [file, setFile] = useState<File | null>(null);
  const [draft, setDraft] = useState<AppImportDraftResponse | null>(null);
  const send = useMutation({
    mutationFn: ({ file: chosen, reading = {} }: FileToRead) =>
      sendFile<AppImportDraftResponse>(
        `${appImportsPath(site.identifier)}?${new URLSearchParams({ filename: chosen.name, ...reading })}`,
        chosen,
      ),
    onSuccess: (answer, sent) => {
      setFile(sent.file);
      setDraft(answer);
    },
    onError: (error) => complain(error.message),
  });
  return (
    <Page title={texts.importAndExport} site={site.title} subtitle={texts.importOrExportProducts}>
      {draft === null ? (
        <div className={fields.columns}>
          <div className={fields.column}>
            <FileCard isReading={send.isPending} onFile={(chosen) => send.mutate({ file: chosen })} />
            <EarlierImports />
          </div>
          <div className={fields.column}>
            <ExportCard />
            <WholeSiteCard />
          </div>
        </div>
      ) : (
        <ImportPlan
          key={draft.run.id}
          draft={draft}
          isReading={send.isPending}
          onReading={(chosen) => {
            const reading = againWith({ ...draft.reading, encoding: draft.encoding }, chosen);
            if (file !== null) send.mutate({ file, reading });
          }}
          onLeave={() => setDraft(null)}
        />
      )}
    </Page>
  );
}

function ExportCard() {
  const { identifier } = useSite();
  return (
    <Card title={texts.export}>
      <div className={fields.stack}>
        <p>{texts.allProductsWithVariants}</p>
        <a href={appExportPath(identifier)} download className={buttonLook()}>
          <Download aria-hidden="true" /> {texts.downloadProducts}
        </a>
      </div>
    </Card>
  );
}

/** The way out: nobody stays because leaving is hard. */
function WholeSiteCard() {
  const site = useSite();
  const [isPending, setPending] = useState(false);
  const fetchAll = async () => {
    setPending(true);
    try {
      // Asks for the password where that was long ago; the archive itself is for the browser, which shows how far it is.
      await act('POST', appArchiveReadyPath(site.identifier), {});
      const link = document.createElement('a');
      link.href = appArchivePath(site.identifier);
      link.download = '';
      link.click();
      announce(texts.theArchiveIsBeing);
    } catch (fault) {
      complain((fault as Error).message);
    } finally {
      setPending(false);
    }
  };
  if (!site.isOwner) return null;
  return (
    <Card title={texts.wholeSite}>
      <div className={fields.stack}>
        <p>{texts.aZipArchiveWith}</p>
        <Button isPending={isPending} onPress={() => void fetchAll()}>
          <Download aria-hidden="true" /> {texts.downloadSite}
        </Button>
      </div>
    </Card>
  );
}

function EarlierImports() {
  const { identifier } = useSite();
  const moments = useMoments();
  const { data } = useQuery(importsQuery(identifier));
  if (data === undefined || data.runs.length === 0) return null;
  const now = Date.now();
  return (
    <Card title={texts.importHistory}>
      <ul className={css.runs}>
        {data.runs.map((run) => (
          <li key={run.id}>
            <Link to="/$site/config/products/import/$runId" params={{ site: identifier, runId: run.id }}>
              {run.fileName}
            </Link>
            <Badge {...importLook(run.state)} />
            <span className={css.small}>
              {moments.short(run.startedAt, now)} · {run.actor}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
