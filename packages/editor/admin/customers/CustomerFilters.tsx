import { useInfiniteQuery } from '@tanstack/react-query';
import { customersQuery } from '../../app/queries/customerQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import css from './CustomersScreen.module.css';
import type { CustomerSearch } from './customerSearch.ts';

const ANY = 'any';
const ACCOUNTS: readonly Choice<string>[] = [
  { value: ANY, text: 'Any account' },
  { value: 'yes', text: 'Has an account' },
  { value: 'no', text: 'Guests' },
];
const MARKETING: readonly Choice<string>[] = [
  { value: ANY, text: 'Any marketing consent' },
  { value: 'yes', text: 'Subscribed to marketing' },
  { value: 'no', text: 'Not subscribed' },
];
const ORDERS: readonly Choice<string>[] = [
  { value: ANY, text: 'Any orders' },
  { value: '1', text: 'At least 1 order' },
  { value: '2', text: 'Returning customers' },
  { value: '5', text: '5 orders or more' },
];
const SPENT: readonly Choice<string>[] = [
  { value: ANY, text: 'Any amount spent' },
  { value: '100', text: 'Spent 100 or more' },
  { value: '500', text: 'Spent 500 or more' },
  { value: '1000', text: 'Spent 1000 or more' },
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
      {select('account', 'Account', ACCOUNTS)}
      {select('orders', 'Orders', ORDERS)}
      {select('spent', 'Spent', SPENT)}
      {select('marketing', 'Marketing', MARKETING)}
      {tags.length === 0
        ? null
        : select('tag', 'Tag', [{ value: ANY, text: 'Any tag' }, ...tags.map((tag) => ({ value: tag, text: tag }))])}
      {isFiltered ? (
        <Button look="quiet" onPress={() => onFilter({})}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
