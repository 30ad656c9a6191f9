import type { WireOrderCounts } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/orderViews';
import { SavedViews, type View } from '../../views/SavedViews.tsx';
import { isSameOrderSearch, type OrderSearch, orderSearch, orderSearchTexts } from './orderSearch.ts';

const FILTERS = { read: orderSearch, write: orderSearchTexts, isSame: isSameOrderSearch };

interface OrderViewsProps {
  readonly search: OrderSearch;
  readonly counts: WireOrderCounts | null;
  readonly onFilter: (next: OrderSearch) => void;
}

/** Shows built-in views for daily work, and the user's saved views. */
export function OrderViews({ search, counts, onFilter }: OrderViewsProps) {
  const usual: readonly View<OrderSearch>[] = [
    { name: texts.all, search: {} },
    {
      name: texts.unfulfilled,
      search: { payment: 'paid,partially_refunded', fulfillment: 'PENDING,PARTIAL' },
      count: counts?.unfulfilled,
    },
    { name: texts.unpaid, search: { payment: 'awaiting_payment,pending' }, count: counts?.unpaid },
    { name: texts.withdrawals, search: { withdrawal: 'yes' }, count: counts?.withdrawals },
    { name: texts.archived, search: { archived: 'yes' } },
  ];
  return <SavedViews screen="orders" usual={usual} search={search} filters={FILTERS} isInset onFilter={onFilter} />;
}
