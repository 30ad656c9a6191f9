import {
  type AppBulkEditResponse,
  appBulkActPath,
  type WireBulkChange,
  type WireBulkChangeState,
  type WireBulkEdit,
} from '@quoin/contract/endpoints/store';
import { bulkColumn } from '@quoin/domain/catalog';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { act } from '../../app/api.ts';
import { counted } from '../../app/formats.ts';
import { bulkChangesQuery, bulkEditQuery } from '../../app/queries/inventoryQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import type { BadgeLook } from '../../parts/badgeLook.ts';
import { Card } from '../../parts/Card.tsx';
import { complain } from '../../parts/dialogs/toasts.tsx';
import { Page } from '../../parts/Page.tsx';
import { ProgressBar } from '../../parts/ProgressBar.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';
import { useNextPage } from '../../parts/tables/useNextPage.ts';
import css from './BulkEdit.module.css';
import { batchLook } from './batchLook.ts';
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
      title={batch?.state === 'preview' ? 'Preview' : 'Bulk edit'}
      site={site.title}
      marks={batch === undefined || batch.state === 'preview' ? null : <Badge {...batchLook(batch.state)} />}
      parent={
        <Link to="/$site/config/products/bulk-edit" params={{ site: site.identifier }}>
          Bulk edit
        </Link>
      }
    >
      {query.isError ? (
        <Card>
          <ErrorState title="This edit could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
        </Card>
      ) : batch === undefined ? (
        <Card flush>
          <SkeletonRows count={6} label="Loading…" />
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
          label={`${state === 'applying' ? 'Applying' : 'Undoing'} ${counted(batch.total, 'change', 'changes')}…`}
          value={batch.position}
          max={batch.total}
        />
      ) : (
        <div className={css.summary}>
          {figures(batch).map(([name, value]) => (
            <span key={name} className={css.figure}>
              <strong>{value.toLocaleString('en-US')}</strong>
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
              Apply {counted(counts.planned, 'change', 'changes')}
            </Button>
          ) : state === 'applied' && counts.applied > 0 ? (
            <Button isPending={start.isPending} onPress={() => start.mutate('undo')}>
              Undo {counted(counts.applied, 'change', 'changes')}
            </Button>
          ) : null}
        </div>
      )}
    </Card>
  );
}

function figures({ state, counts, variants }: WireBulkEdit): readonly (readonly [string, number])[] {
  const isPreview = state === 'preview';
  const all: readonly (readonly [string, number])[] = [
    ['variants', variants],
    ['to change', isPreview ? counts.planned : 0],
    ['changed', counts.applied],
    ['undone', counts.undone],
    ['cannot be changed', counts.refused],
    ['skipped', counts.skipped],
    ['not undone', counts.kept],
  ];
  return all.filter(([name, value]) => value > 0 || name === 'variants');
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
              All {batch.total.toLocaleString('en-US')}
            </Button>
            <Button
              look={wanted === 'problems' ? 'plain' : 'quiet'}
              aria-pressed={wanted === 'problems'}
              onPress={() => setOnly('problems')}
            >
              Skipped {problems.toLocaleString('en-US')}
            </Button>
          </div>
        </div>
      )}
      {query.isPending ? (
        <SkeletonRows count={6} label="Loading changes…" />
      ) : query.isError ? (
        <ErrorState title="The changes could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : changes.length === 0 ? (
        <EmptyState icon={CircleCheck} title="Nothing to change">
          All cells already have these values.
        </EmptyState>
      ) : (
        <RecordTable
          label="Changes"
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
  planned: { text: 'Ready', tone: 'plain', hollow: true },
  refused: { text: 'Cannot be changed', tone: 'bad' },
  applied: { text: 'Changed', tone: 'good' },
  skipped: { text: 'Skipped', tone: 'warn' },
  undone: { text: 'Undone', tone: 'plain' },
  kept: { text: 'Not undone', tone: 'warn' },
};

const COLUMNS: readonly Column<WireBulkChange>[] = [
  {
    id: 'product',
    title: 'Product',
    cell: (change) => (
      <span className={css.names}>
        <strong>{change.title}</strong>
        <span className={css.detail}>{[change.description, change.sku].filter(Boolean).join(' · ')}</span>
      </span>
    ),
  },
  { id: 'field', title: 'Column', cell: (change) => bulkColumn(change.field).title },
  {
    id: 'before',
    title: 'Before',
    cell: (change) => <span className={css.before}>{change.oldText || '(empty)'}</span>,
  },
  { id: 'after', title: 'After', cell: (change) => <span className={css.after}>{change.newText || '(empty)'}</span> },
  {
    id: 'state',
    title: 'Status',
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
