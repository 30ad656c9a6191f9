import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/customerFilters';
import { useInfiniteQuery } from '@tanstack/react-query';
import { customersQuery } from '../../app/queries/customerQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import css from './CustomersScreen.module.css';
import type { CustomerSearch } from './customerSearch.ts';

const ANY = 'any';
const ACCOUNTS: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyAccount },
  { value: 'yes', text: texts.hasAnAccount },
  { value: 'no', text: texts.guests },
];
const MARKETING: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyMarketingConsent },
  { value: 'yes', text: texts.subscribedToMarketing },
  { value: 'no', text: texts.notSubscribed },
];
const ORDERS: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyOrders },
  { value: '1', text: texts.atLeast1Order },
  { value: '2', text: texts.returningCustomers },
  { value: '5', text: texts.n5OrdersOrMore },
];
const SPENT: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyAmountSpent },
  { value: '100', text: texts.spent100OrMore },
  { value: '500', text: texts.spent500OrMore },
  { value: '1000', text: texts.spent1000OrMore },
];

interface CustomerFiltersProps {
  readonly search: CustomerSearch;
  readonly onFilter: (next: CustomerSearch) => void;
}

/** What the list leaves out; each choice is in the address at once. */
export function CustomerFilters({ search, onFilter }: CustomerFiltersProps) {
  const site = useSite();
  const tags = useInfiniteQuery(customersQuery(site.identifier, {})).data?.pages[0]?.tags ?? [];
  const set = (name: keyof CustomerSearch) => (value: string) => {
    const { [name]: _, ...others } = search;
    if (value === ANY) onFilter(others);
    else onFilter({ ...others, [name]: name === 'orders' ? Number(value) : value });
  };
  const select = (name: keyof CustomerSearch, label: string, choices: readonly Choice<string>[]) => (
    <SelectField
      label={label}
      isLabelHidden
      choices={choices}
      value={String(search[name] ?? ANY)}
      onChange={set(name)}
    />
  );
  const isFiltered = Object.keys(search).some((name) => name !== 'search' && name !== 'sort');
  return (
    <div className={css.filters}>
      {select('account', texts.account, ACCOUNTS)}
      {select('orders', commonTexts.orders, ORDERS)}
      {select('spent', texts.spent, SPENT)}
      {select('marketing', texts.marketing, MARKETING)}
      {tags.length === 0
        ? null
        : select('tag', texts.tag, [
            { value: ANY, text: texts.anyTag },
            ...tags.map((tag) => ({ value: tag, text: tag })),
          ])}
      {isFiltered ? (
        <Button look="quiet" onPress={() => onFilter({})}>
          {texts.clear}
        </Button>
      ) : null}
    </div>
  );
}
