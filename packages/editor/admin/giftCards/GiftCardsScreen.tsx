import type { WireGiftCardSummary } from '@quoin/contract/endpoints/store';
import { isAllowed } from '@quoin/domain/access';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/giftCardsScreen';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { Gift, Plus, SearchX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { moneyText } from '../../app/formats.ts';
import { giftCardsQuery } from '../../app/queries/recurringQueries.ts';
import { useMoments, useSite } from '../../app/site/site.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { Page } from '../../parts/Page.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../parts/states.tsx';
import { FilterTabs } from '../../parts/tables/FilterTabs.tsx';
import { LoadMoreButton } from '../../parts/tables/LoadMoreButton.tsx';
import { type Column, RecordTable } from '../../parts/tables/RecordTable.tsx';
import { SearchBox } from '../../parts/tables/SearchBox.tsx';
import table from '../../parts/tables/table.module.css';
import { type GiftCardSearch, giftCardBadge } from './giftCardSearch.ts';
import { IssueDialog } from './IssueDialog.tsx';

const TABS = [
  { value: 'all', text: texts.all },
  { value: 'active', text: texts.withBalance },
  { value: 'spent', text: texts.used },
  { value: 'disabled', text: texts.disabled },
] as const;

export function GiftCardsScreen() {
  const site = useSite();
  const search = useSearch({ from: '/$site/config/gift-cards' });
  const navigate = useNavigate({ from: '/$site/config/gift-cards' });
  const [isIssuing, setIssuing] = useState(false);
  const onFilter = useCallback((next: GiftCardSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onSearch = useCallback(
    (text: string) => {
      const { search: _, ...others } = search;
      onFilter(text === '' ? others : { ...others, search: text });
    },
    [onFilter, search],
  );
  const { state: _, ...withoutState } = search;
  const issue = isAllowed(site, 'refunds.full:limited') ? (
    <Button look="primary" onPress={() => setIssuing(true)}>
      <Plus aria-hidden="true" /> {texts.issueGiftCard}
    </Button>
  ) : undefined;
  return (
    <Page title={texts.giftCards} site={site.title} actions={issue}>
      <Card flush>
        <FilterTabs
          label={texts.filterByState}
          tabs={TABS}
          value={search.state ?? 'all'}
          onChange={(state) => onFilter(state === 'all' ? withoutState : { ...withoutState, state })}
        />
        <div className={table.toolbar}>
          <SearchBox label={texts.searchByLast4} value={search.search ?? ''} onSearch={onSearch} />
        </div>
        <GiftCardList search={search} onClear={() => onFilter({})} />
      </Card>
      {isIssuing ? <IssueDialog onClose={() => setIssuing(false)} /> : null}
    </Page>
  );
}

function GiftCardList({ search, onClear }: { readonly search: GiftCardSearch; readonly onClear: () => void }) {
  const site = useSite();
  const query = useInfiniteQuery(giftCardsQuery(site.identifier, { ...search }));
  const moments = useMoments();
  if (query.isPending) return <SkeletonRows count={6} label={texts.loadingGiftCards} />;
  if (query.isError) {
    return <ErrorState title={texts.theGiftCardsCould} error={query.error} onRetry={() => void query.refetch()} />;
  }
  const cards = query.data.pages.flatMap((page) => page.giftCards);
  if (cards.length === 0) return <NoCards isNarrowed={Object.keys(search).length > 0} onClear={onClear} />;
  const columns: readonly Column<WireGiftCardSummary>[] = [
    { id: 'code', title: texts.card, cell: (card) => <CardLink card={card} /> },
    { id: 'state', title: commonTexts.status, cell: (card) => <Badge {...giftCardBadge(card.status)} /> },
    {
      id: 'for',
      title: texts.recipient,
      cell: (card) => <span className={table.two}>{card.recipientName || card.recipientEmail}</span>,
    },
    { id: 'date', title: texts.issued, isExtra: true, cell: (card) => moments.short(card.createdAt, Date.now()) },
    { id: 'issued', title: texts.value, isNumber: true, isExtra: true, cell: (card) => moneyText(card.issued) },
    { id: 'balance', title: texts.balance, isNumber: true, cell: (card) => <strong>{moneyText(card.balance)}</strong> },
  ];
  return (
    <>
      <RecordTable label={texts.giftCards} columns={columns} rows={cards} keyOf={({ id }) => id} />
      <LoadMoreButton query={query} label={texts.showMoreGiftCards} />
    </>
  );
}

function CardLink({ card }: { readonly card: WireGiftCardSummary }) {
  const site = useSite();
  return (
    <Link
      to="/$site/config/gift-cards/$giftCardId"
      params={{ site: site.identifier, giftCardId: card.id }}
      className={table.rowLink}
    >
      {card.masked}
      {card.isTest ? texts.test : ''}
    </Link>
  );
}

function NoCards({ isNarrowed, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  if (isNarrowed) {
    return (
      <EmptyState
        icon={SearchX}
        title={texts.noGiftCardsFound}
        action={<Button onPress={onClear}>{commonTexts.clearFilters}</Button>}
      >
        {texts.searchMatchesTheLast}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={Gift} title={texts.giftCardsWillAppear}>
      {texts.addAGiftCard}
    </EmptyState>
  );
}
