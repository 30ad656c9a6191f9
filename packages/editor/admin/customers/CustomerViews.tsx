import { isSameSearch } from '../../app/searchParams.ts';
import { SavedViews, type View } from '../views/SavedViews.tsx';
import { type CustomerSearch, customerSearch, customerSearchTexts } from './customerSearch.ts';

/** Those one writes to, or looks after. */
const USUAL: readonly View<CustomerSearch>[] = [
  { name: 'All', search: {} },
  { name: 'Has an account', search: { account: 'yes' } },
  { name: 'Returning customers', search: { orders: 2 } },
  { name: 'Subscribed to marketing', search: { marketing: 'yes' } },
  { name: 'Top customers', search: { sort: 'spent' } },
];

const FILTERS = {
  read: customerSearch,
  write: customerSearchTexts,
  isSame: (one: CustomerSearch, other: CustomerSearch) =>
    isSameSearch(customerSearchTexts(one), customerSearchTexts(other)),
};

interface CustomerViewsProps {
  readonly search: CustomerSearch;
  readonly onFilter: (next: CustomerSearch) => void;
}

export function CustomerViews({ search, onFilter }: CustomerViewsProps) {
  return <SavedViews screen="customers" usual={USUAL} search={search} filters={FILTERS} isInset onFilter={onFilter} />;
}
