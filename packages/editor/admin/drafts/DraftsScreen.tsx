import { type AppDraftsResponse, appDraftsPath, type WireDraft } from '@quoin/contract/endpoints/store';
import { DRAFT_STATUS_LABELS } from '@quoin/domain/orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FilePen, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { load } from '../../app/api.ts';
import { counted, moneyText } from '../../app/formats.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { TabLinks, tabLook } from '../../parts/TabLinks.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import table from '../../parts/tables/table.module.css';

export function draftsQuery(site: string, isDone: boolean) {
  return queryOptions({
    queryKey: ['site', site, 'drafts', isDone],
    queryFn: ({ signal }) => load<AppDraftsResponse>(`${appDraftsPath(site)}${isDone ? '?done=yes' : ''}`, signal),
  });
}

/** Orders that the shop writes itself: for the phone, the counter, a fair. */
export function DraftsScreen() {
  const site = useSite();
  const navigate = useNavigate();
  const { done } = useSearch({ from: '/$site/config/drafts' });
  const begin = () =>
    void navigate({
      to: '/$site/config/drafts/$draftId',
      params: { site: site.identifier, draftId: crypto.randomUUID() },
      search: { new: 'yes' },
    });
  const newButton = (
    <Button look="primary" onPress={begin}>
      <Plus aria-hidden="true" /> New draft
    </Button>
  );
  return (
    <Page title="Drafts" site={site.title} actions={newButton}>
      <TabLinks label="Drafts">
        <Link
          to="/$site/config/drafts"
          params={{ site: site.identifier }}
          search={{}}
          className={tabLook}
          aria-current={done === undefined ? 'page' : undefined}
        >
          Open
        </Link>
        <Link
          to="/$site/config/drafts"
          params={{ site: site.identifier }}
          search={{ done: 'yes' }}
          className={tabLook}
          aria-current={done === 'yes' ? 'page' : undefined}
        >
          Completed
        </Link>
      </TabLinks>
      <Card flush>
        <DraftList isDone={done === 'yes'} onNew={newButton} />
      </Card>
    </Page>
  );
}

function DraftList({ isDone, onNew }: { readonly isDone: boolean; readonly onNew: ReactNode }) {
  const site = useSite();
  const moments = useMoments();
  const query = useQuery(draftsQuery(site.identifier, isDone));
  if (query.isPending) return <SkeletonRows count={4} label="Loading drafts…" />;
  if (query.isError)
    return (
      <ErrorState title="The drafts could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    );
  const { drafts } = query.data;
  if (drafts.length === 0)
    return isDone ? (
      <EmptyState icon={FilePen} title="No completed drafts">
        Drafts that became orders or were discarded appear here.
      </EmptyState>
    ) : (
      <EmptyState icon={FilePen} title="Create draft orders" action={onNew}>
        For orders by phone or in person: add products or custom items, then send a payment link or create the order.
      </EmptyState>
    );
  const columns: readonly Column<WireDraft>[] = [
    {
      id: 'name',
      title: 'Draft',
      cell: (draft) => (
        <Link
          to="/$site/config/drafts/$draftId"
          params={{ site: site.identifier, draftId: draft.id }}
          search={{}}
          className={table.rowLink}
        >
          {draft.name}
        </Link>
      ),
    },
    {
      id: 'total',
      title: 'Total',
      isNumber: true,
      cell: (draft) => <strong>{moneyText(draft.grandTotal)}</strong>,
    },
    {
      id: 'buyer',
      title: 'Customer',
      cell: (draft) => (
        <span className={table.two}>{draft.shippingAddress?.fullName || draft.email || 'No customer'}</span>
      ),
    },
    {
      id: 'status',
      title: 'Status',
      cell: (draft) => <Badge text={DRAFT_STATUS_LABELS[draft.status]} tone="plain" hollow />,
    },
    {
      id: 'items',
      title: 'Items',
      isExtra: true,
      cell: (draft) =>
        counted(
          draft.lines.reduce((sum, line) => sum + line.quantity, 0),
          'item',
          'items',
        ),
    },
    {
      id: 'changed',
      title: 'Updated',
      isExtra: true,
      cell: (draft) => <span className={table.soft}>{moments.short(draft.updatedAt, Date.now())}</span>,
    },
  ];
  return <RecordTable<WireDraft> label="Drafts" columns={columns} rows={drafts} keyOf={({ id }) => id} />;
}
