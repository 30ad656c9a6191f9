import { type AppDraftsResponse, appDraftsPath, type WireDraft } from '@quoin/contract/endpoints/store';
import { DRAFT_STATUS_LABELS } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/draftsScreen';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { FilePen, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { load } from '../../app/api.ts';
import { moneyText } from '../../app/formats.ts';
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
      <Plus aria-hidden="true" /> {texts.newDraft}
    </Button>
  );
  return (
    <Page title={texts.drafts} site={site.title} actions={newButton}>
      <TabLinks label={texts.drafts}>
        <Link
          to="/$site/config/drafts"
          params={{ site: site.identifier }}
          search={{}}
          className={tabLook}
          aria-current={done === undefined ? 'page' : undefined}
        >
          {texts.open}
        </Link>
        <Link
          to="/$site/config/drafts"
          params={{ site: site.identifier }}
          search={{ done: 'yes' }}
          className={tabLook}
          aria-current={done === 'yes' ? 'page' : undefined}
        >
          {texts.completed}
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
  if (query.isPending) return <SkeletonRows count={4} label={texts.loadingDrafts} />;
  if (query.isError)
    return <ErrorState title={texts.theDraftsCouldNot} error={query.error} onRetry={() => void query.refetch()} />;
  const { drafts } = query.data;
  if (drafts.length === 0)
    return isDone ? (
      <EmptyState icon={FilePen} title={texts.noCompletedDrafts}>
        {texts.draftsThatBecameOrders}
      </EmptyState>
    ) : (
      <EmptyState icon={FilePen} title={texts.createDraftOrders} action={onNew}>
        {texts.forOrdersByPhone}
      </EmptyState>
    );
  const columns: readonly Column<WireDraft>[] = [
    {
      id: 'name',
      title: texts.draft,
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
      title: commonTexts.total,
      isNumber: true,
      cell: (draft) => <strong>{moneyText(draft.grandTotal)}</strong>,
    },
    {
      id: 'buyer',
      title: commonTexts.customer,
      cell: (draft) => (
        <span className={table.two}>{draft.shippingAddress?.fullName || draft.email || texts.noCustomer}</span>
      ),
    },
    {
      id: 'status',
      title: commonTexts.status,
      cell: (draft) => <Badge text={DRAFT_STATUS_LABELS[draft.status]} tone="plain" hollow />,
    },
    {
      id: 'items',
      title: commonTexts.items,
      isExtra: true,
      cell: (draft) => texts.items(draft.lines.reduce((sum, line) => sum + line.quantity, 0)),
    },
    {
      id: 'changed',
      title: texts.updated,
      isExtra: true,
      cell: (draft) => <span className={table.soft}>{moments.short(draft.updatedAt, Date.now())}</span>,
    },
  ];
  return <RecordTable<WireDraft> label={texts.drafts} columns={columns} rows={drafts} keyOf={({ id }) => id} />;
}
