import { type AppImportDraftResponse, appImportsPath } from '@quoin/contract/endpoints/store';
import { IMPORT_KINDS, type ImportKind, recogniseFile } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/importScreen';
import * as moveInTexts from '@quoin/messages/app/moveIn';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { sendFile } from '../../app/api.ts';
import { readTextFile } from '../../app/files/readTextFile.ts';
import { importsQuery, moveInsQuery } from '../../app/queries/inventoryQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { againWith, type FileReading } from '../../parts/fields/TableReadingFields.tsx';
import { Page } from '../../parts/Page.tsx';
import { ExportCard } from './ExportCard.tsx';
import { FileCard } from './FileCard.tsx';
import { ImportPlan } from './ImportPlan.tsx';
import css from './Imports.module.css';
import { importLook } from './importLook.ts';
import { MoveInPlan } from './MoveInPlan.tsx';
import { IMPORT_KIND_NAMES } from './moveInLook.ts';
import { StaticExportCard } from './StaticExportCard.tsx';

interface FileToRead {
  readonly file: File;
  /** What the owner chose in place of what was guessed. */
  readonly reading?: Partial<FileReading>;
}

/** What a site brings along from elsewhere: a file of any kind in, recognised by its content; and everything out again. */
export function ImportScreen() {
  const site = useSite();
  const [file, setFile] = useState<File | null>(null);
  const [draft, setDraft] = useState<AppImportDraftResponse | null>(null);
  const [kind, setKind] = useState<ImportKind>('products');
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
  const take = async (chosen: File, as?: ImportKind) => {
    const wanted = as ?? (await kindOfFile(chosen));
    setKind(wanted);
    if (wanted === 'products') send.mutate({ file: chosen });
    else setFile(chosen);
  };
  const leave = () => {
    setDraft(null);
    setFile(null);
  };
  const isOpen = file !== null && (kind !== 'products' || draft !== null);
  return (
    <Page title={texts.importAndExport} site={site.title} subtitle={texts.importOrExportProducts}>
      {isOpen ? <KindCard file={file} kind={kind} onKind={(as) => void take(file, as)} onLeave={leave} /> : null}
      {isOpen && kind !== 'products' ? (
        <MoveInPlan key={kind} file={file} kind={kind} />
      ) : draft === null ? (
        <div className={css.inAndOut}>
          <div className={fields.column}>
            <FileCard takesSites isReading={send.isPending} onFile={(chosen) => void take(chosen)} />
            <EarlierImports />
          </div>
          <div className={fields.column}>
            <ExportCard />
            <StaticExportCard />
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
        />
      )}
    </Page>
  );
}

/** What the file is, as far as it shows; its owner knows better. */
async function kindOfFile(file: File): Promise<ImportKind> {
  const read = await readTextFile(new File([file.slice(0, BEGINNING)], file.name));
  return recogniseFile(read?.text ?? (await file.slice(0, MARK).text()));
}

const BEGINNING = 200_000;
/** Letters by which an archive is known. */
const MARK = 4;

interface KindCardProps {
  readonly file: File;
  readonly kind: ImportKind;
  readonly onKind: (kind: ImportKind) => void;
  readonly onLeave: () => void;
}

function KindCard({ file, kind, onKind, onLeave }: KindCardProps) {
  return (
    <Card>
      <div className={css.fileLine}>
        <strong>{file.name}</strong>
        <Button onPress={onLeave}>{moveInTexts.chooseAnotherFile}</Button>
      </div>
      <div className={css.choices}>
        <SelectField
          label={moveInTexts.fileType}
          choices={IMPORT_KINDS.map((value) => ({ value, text: IMPORT_KIND_NAMES[value] }))}
          value={kind}
          onChange={onKind}
        />
      </div>
    </Card>
  );
}

function EarlierImports() {
  const { identifier } = useSite();
  const moments = useMoments();
  const { data } = useQuery(importsQuery(identifier));
  const { data: moved } = useQuery(moveInsQuery(identifier));
  const runs = [...(data?.runs ?? []), ...(moved?.runs ?? [])].toSorted(
    (one, other) => other.startedAt - one.startedAt,
  );
  if (runs.length === 0) return null;
  const now = Date.now();
  return (
    <Card title={texts.importHistory}>
      <ul className={css.runs}>
        {runs.map((run) => (
          <li key={run.id}>
            <Link
              to={
                'kind' in run ? '/$site/config/products/import/move-in/$runId' : '/$site/config/products/import/$runId'
              }
              params={{ site: identifier, runId: run.id }}
            >
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
