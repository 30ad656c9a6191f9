import {
  type AppBulkEditResponse,
  appBulkActPath,
  type WireBulkChange,
  type WireBulkChangeState,
  type WireBulkEdit,
} from '@quoin/contract/endpoints/store';
import { bulkColumn } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/bulkEditRunScreen';
import * as commonTexts from '@quoin/messages/app/common';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act } from '../../app/api.ts';
import { APP_LOCALE } from '../../app/locale.ts';
import { bulkChangesQuery, bulkEditQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { ProgressBar } from '../../parts/files/ProgressBar.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import css from './BulkEdit.module.css';
import { batchLook } from './batchLook.ts';
import { shownCell } from './cellWords.ts';
import { forgetDraft } from './useSheetEdits.ts';

const ROUTE = '/$site/config/products/bulk-edits/$bulkEditId';

/** One batch: its preview, its progress, how it went, and the way back. */
export function BulkEditRunScreen() {
  const site = useSite();
  const { bulkEditId } = useParams({ from: ROUTE });
  const query = useQuery(bulkEditQuery(site.identifier, bulkEditId));
  const batch = query.data?.bulkEdit;
  useRefreshWhenDone(site.identifier, batch);
  return (
    <Page
      title={batch?.state === 'preview' ? texts.preview : texts.bulkEdit}
      site={site.title}
      marks={batch === undefined || batch.state === 'preview' ? null : <Badge {...batchLook(batch.state)} />}
      parent={
        <Link to="/$site/config/products/bulk-edit" params={{ site: site.identifier }}>
          {texts.bulkEdit}
        </Link>
      }
    >
      {query.isError ? (
        <Card>
          <ErrorState title={texts.thisEditCouldNot} error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : batch === undefined ? (
        <Card flush>
          <SkeletonRows count={6} label={commonTexts.loading} />
        </Card>
      ) : (
        <>
          <Summary batch={batch} />
          <Changes batch={batch} />
        </>
      )}
    </Page>
  );
}

/** When a job has ended, every list may show something else. */
function useRefreshWhenDone(site: string, batch: WireBulkEdit | undefined): void {
  const queries = useQueryClient();
  const [was, setWas] = useState(batch?.state);
  const state = batch?.state;
  useEffect(() => {
    if (state === was) return;
    setWas(state);
    if (state !== 'applied' && state !== 'undone') return;
    for (const key of ['sheet', 'inventory', 'products', 'movements', 'bulkEdits', 'bulkChanges']) {
      void queries.invalidateQueries({ queryKey: ['site', site, key] });
    }
  }, [state, was, queries, site]);
}

function Summary({ batch }: { readonly batch: WireBulkEdit }) {
  const site = useSite();
  const queries = useQueryClient();
  const start = useMutation({
    mutationFn: (way: 'apply' | 'undo') =>
      act<AppBulkEditResponse>('POST', appBulkActPath(site.identifier, batch.id, way)),
    onSuccess: (answer, way) => {
      if (way === 'apply') forgetDraft(site.identifier);
      queries.setQueryData(bulkEditQuery(site.identifier, batch.id).queryKey, answer);
    },
    onError: (error) => complain(error.message),
  });
  const { counts, state } = batch;
  const isUnderWay = state === 'applying' || state === 'undoing';
  return (
    <Card>
      {isUnderWay ? (
        <ProgressBar
          label={texts.undoingChanges(state === 'applying', batch.total)}
          value={batch.position}
          max={batch.total}
        />
      ) : (
        <div className={css.summary}>
          {figures(batch).map(([name, value]) => (
            <span key={name} className={css.figure}>
              <strong>{value.toLocaleString(APP_LOCALE)}</strong>
              <span>{name}</span>
            </span>
          ))}
          <span className={css.grow} />
          {state === 'preview' ? (
            <Button
              look="primary"
              isPending={start.isPending}
              isDisabled={counts.planned === 0}
              onPress={() => start.mutate('apply')}
            >
              {texts.applyChanges(counts.planned)}
            </Button>
          ) : state === 'applied' && counts.applied > 0 ? (
            <Button isPending={start.isPending} onPress={() => start.mutate('undo')}>
              {texts.undoChanges(counts.applied)}
            </Button>
          ) : null}
        </div>
      )}
    </Card>
  );
}

function figures({ state, counts, variants }: WireBulkEdit): readonly (readonly [string, number])[] {
  const isPreview = state === 'preview';
  const changes: readonly (readonly [string, number])[] = [
    [texts.toChange, isPreview ? counts.planned : 0],
    [texts.changedCount, counts.applied],
    [texts.undoneCount, counts.undone],
    [texts.cannotBeChanged, counts.refused],
    [texts.skippedCount, counts.skipped],
    [texts.notUndone, counts.kept],
  ];
  return [[texts.variantsCount, variants], ...changes.filter(([, value]) => value > 0)];
}

function Changes({ batch }: { readonly batch: WireBulkEdit }) {
  const site = useSite();
  const problems = batch.counts.refused + batch.counts.skipped + batch.counts.kept;
  const [only, setOnly] = useState<'all' | 'problems'>('all');
  const wanted = only === 'problems' && problems > 0 ? 'problems' : 'all';
  const query = useInfiniteQuery(bulkChangesQuery(site.identifier, batch.id, { only: wanted, state: batch.state }));
  const onEnd = useNextPage(query);
  const changes = query.data?.pages.flatMap((page) => page.changes) ?? [];
  return (
    <Card flush>
      {problems === 0 ? null : (
        <div className={table.toolbar}>
          <div className={css.tabs}>
            <Button
              look={wanted === 'all' ? 'plain' : 'quiet'}
              aria-pressed={wanted === 'all'}
              onPress={() => setOnly('all')}
            >
              {texts.all(batch.total.toLocaleString(APP_LOCALE))}
            </Button>
            <Button
              look={wanted === 'problems' ? 'plain' : 'quiet'}
              aria-pressed={wanted === 'problems'}
              onPress={() => setOnly('problems')}
            >
              {texts.skipped(problems.toLocaleString(APP_LOCALE))}
            </Button>
          </div>
        </div>
      )}
      {query.isPending ? (
        <SkeletonRows count={6} label={texts.loadingChanges} />
      ) : query.isError ? (
        <ErrorState title={texts.theChangesCouldNot} error={query.error} onRetry={() => void query.refetch()} />
      ) : changes.length === 0 ? (
        <EmptyState icon={CircleCheck} title={texts.nothingToChange}>
          {texts.allCellsAlreadyHave}
        </EmptyState>
      ) : (
        <RecordTable
          label={texts.changes}
          columns={COLUMNS}
          rows={changes}
          keyOf={({ position }) => String(position)}
          onEnd={onEnd}
        />
      )}
    </Card>
  );
}

const STATES: Readonly<Record<WireBulkChangeState, BadgeLook>> = {
  planned: { text: texts.ready, tone: 'plain', hollow: true },
  refused: { text: texts.cannotBeChanged2, tone: 'bad' },
  applied: { text: commonTexts.changed, tone: 'good' },
  skipped: { text: texts.skipped2, tone: 'warn' },
  undone: { text: texts.undone, tone: 'plain' },
  kept: { text: texts.notUndone2, tone: 'warn' },
};

const COLUMNS: readonly Column<WireBulkChange>[] = [
  {
    id: 'product',
    title: commonTexts.product,
    cell: (change) => (
      <span className={css.names}>
        <strong>{change.title}</strong>
        <span className={css.detail}>{[change.description, change.sku].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { id: 'field', title: texts.column, cell: (change) => bulkColumn(change.field).title },
  {
    id: 'before',
    title: texts.before,
    cell: (change) => <span className={css.before}>{shownCell(change.field, change.oldText) || texts.empty}</span>,
  },
  {
    id: 'after',
    title: texts.after,
    cell: (change) => <span className={css.after}>{shownCell(change.field, change.newText) || texts.empty}</span>,
  },
  {
    id: 'state',
    title: commonTexts.status,
    cell: (change) => (
      <span className={css.names}>
        <span>
          <Badge {...STATES[change.state]} />
        </span>
        {change.problem === null ? null : <span className={css.problem}>{change.problem}</span>}
      </span>
    ),
  },
];
