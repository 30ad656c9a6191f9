import {
  type AppImportResponse,
  type AppImportUndoResponse,
  appImportUndoPath,
  type WireImportRun,
  type WireImportUndoCounts,
} from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/importUndo';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { act } from '../../app/api.ts';
import { importQuery, importUndoQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { Figures } from './Figures.tsx';
import css from './Imports.module.css';

interface ImportUndoProps {
  readonly run: WireImportRun;
  /** Left out: it is undone already. */
  readonly onLeave?: () => void;
}

/** What undoing an import would do, with the button that does it; of an undone one what was done, and what stays. */
export function ImportUndo({ run, onLeave }: ImportUndoProps) {
  const { identifier } = useSite();
  const query = useQuery(importUndoQuery(identifier, run.id, run.state));
  const title = onLeave === undefined ? texts.undone : texts.undoThisImport;
  if (query.isError) {
    return (
      <Card title={title}>
        <ErrorState title={title} error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    );
  }
  if (query.data === undefined) {
    return (
      <Card title={title} flush>
        <SkeletonRows count={2} label={texts.checking} />
      </Card>
    );
  }
  const { counts, notes } = query.data;
  return (
    <>
      <Card title={title}>
        {onLeave === undefined ? null : <p className={css.small}>{texts.whatHappens}</p>}
        <div className={css.summary}>
          <Figures figures={figuresOf(counts)} />
          <span className={css.grow} />
          {onLeave === undefined ? null : <Acts run={run} counts={counts} onLeave={onLeave} />}
        </div>
      </Card>
      <Notes notes={notes} />
    </>
  );
}

function figuresOf({ deleted, restored, hidden, kept }: WireImportUndoCounts): readonly (readonly [string, number])[] {
  return [
    [texts.deletedCount, deleted],
    [texts.restoredCount, restored],
    [texts.hiddenCount, hidden],
    [texts.keptCount, kept],
  ];
}

interface ActsProps extends Required<ImportUndoProps> {
  readonly counts: WireImportUndoCounts;
}

function Acts({ run, counts, onLeave }: ActsProps) {
  const { identifier } = useSite();
  const queries = useQueryClient();
  const undo = useMutation({
    mutationFn: () => act<AppImportResponse>('POST', appImportUndoPath(identifier, run.id)),
    onSuccess: (answer) => {
      queries.setQueryData(importQuery(identifier, run.id).queryKey, answer);
      onLeave();
    },
    onError: (error) => complain(error.message),
  });
  const isEmpty = counts.deleted + counts.restored + counts.hidden === 0;
  return (
    <>
      <Button onPress={onLeave}>{commonTexts.cancel}</Button>
      <Button look="danger" isPending={undo.isPending} isDisabled={isEmpty} onPress={() => undo.mutate()}>
        {isEmpty ? texts.nothingToUndo : texts.undoImport}
      </Button>
    </>
  );
}

function Notes({ notes }: Pick<AppImportUndoResponse, 'notes'>) {
  if (notes.length === 0) return null;
  return (
    <Card title={texts.whatStays}>
      <ul className={css.problems}>
        {notes.map(({ line, title, text }) => (
          <li key={line}>
            <span className={css.line}>{title}</span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
