import * as texts from '@quoin/messages/app/customerViews';
import { isSameSearch } from '../../app/searchParams.ts';
import { SavedViews, type View } from '../views/SavedViews.tsx';
import { type CustomerSearch, customerSearch, customerSearchTexts } from './customerSearch.ts';

/** Those one writes to, or looks after. */
const USUAL: readonly View<CustomerSearch>[] = [
  { name: texts.all, search: {} },
  { name: texts.hasAnAccount, search: { account: 'yes' } },
  { name: texts.returningCustomers, search: { orders: 2 } },
  { name: texts.subscribedToMarketing, search: { marketing: 'yes' } },
  { name: texts.topCustomers, search: { sort: 'spent' } },
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
