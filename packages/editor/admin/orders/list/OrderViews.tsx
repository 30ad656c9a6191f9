import type { WireOrderCounts } from '@quoin/contract/endpoints/store';
import { SavedViews, type View } from '../../views/SavedViews.tsx';
import { isSameOrderSearch, type OrderSearch, orderSearch, orderSearchTexts } from './orderSearch.ts';

const FILTERS = { read: orderSearch, write: orderSearchTexts, isSame: isSameOrderSearch };

interface OrderViewsProps {
  readonly search: OrderSearch;
  readonly counts: WireOrderCounts | null;
  readonly onFilter: (next: OrderSearch) => void;
}

/** The work of a morning, and what somebody has kept. */
export function OrderViews({ search, counts, onFilter }: OrderViewsProps) {
  const usual: readonly View<OrderSearch>[] = [
    { name: 'All', search: {} },
    {
      name: 'Unfulfilled',
      search: { payment: 'paid,partially_refunded', fulfillment: 'PENDING,PARTIAL' },
      count: counts?.unfulfilled,
    },
    { name: 'Unpaid', search: { payment: 'awaiting_payment,pending' }, count: counts?.unpaid },
    { name: 'Withdrawals', search: { withdrawal: 'yes' }, count: counts?.withdrawals },
    { name: 'Archived', search: { archived: 'yes' } },
  ];
  return <SavedViews screen="orders" usual={usual} search={search} filters={FILTERS} isInset onFilter={onFilter} />;
}
