import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { useQuery } from '@tanstack/react-query';
import { storePagesQuery } from '../../app/queries/catalogQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { categoryChoices } from './categoryChoices.ts';
import css from './ProductsScreen.module.css';
import type { ProductSearch } from './productSearch.ts';
import { TYPE_NAMES } from './stockLook.ts';

const ANY = 'any';

const STATUSES: readonly Choice<string>[] = [
  { value: ANY, text: 'Any status' },
  { value: 'visible', text: 'Visible' },
  { value: 'hidden', text: 'Hidden' },
  { value: 'scheduled', text: 'Scheduled' },
  { value: 'takenDown', text: 'Unpublished' },
  { value: 'trash', text: 'In the trash' },
];
const STOCKS: readonly Choice<string>[] = [
  { value: ANY, text: 'Any stock' },
  { value: 'low', text: 'Low stock' },
  { value: 'out', text: 'Sold out' },
];
const TYPES: readonly Choice<string>[] = [
  { value: ANY, text: 'Any type' },
  ...Object.values(PRODUCT_TYPES).map((type) => ({ value: String(type), text: TYPE_NAMES[type] ?? '' })),
];

export interface ProductFiltersProps {
  readonly search: ProductSearch;
  readonly onFilter: (next: ProductSearch) => void;
}

/** What the list leaves out; each choice is in the address at once. */
export function ProductFilters({ search, onFilter }: ProductFiltersProps) {
  const site = useSite();
  const pages = useQuery(storePagesQuery(site.identifier));
  const categories = categoryChoices(pages.data?.storePages ?? []);
  const set = (name: keyof ProductSearch) => (value: string) => {
    const { [name]: _, ...others } = search;
    onFilter(value === ANY ? others : { ...others, [name]: name === 'type' ? Number(value) : value });
  };
  const isFiltered = Object.keys(search).some((name) => name !== 'sort');
  const field = (name: 'status' | 'stock' | 'type' | 'category', label: string, choices: readonly Choice<string>[]) => (
    <SelectField
      label={label}
      isLabelHidden
      choices={choices}
      value={String(search[name] ?? ANY)}
      onChange={set(name)}
    />
  );
  return (
    <div className={css.filters}>
      {field('status', 'Status', STATUSES)}
      {field('stock', 'Stock', STOCKS)}
      {field('type', 'Type', TYPES)}
      {categories.length === 0
        ? null
        : field('category', 'Category', [{ value: ANY, text: 'Any category' }, ...categories])}
      {search.tag === undefined ? null : <Button onPress={() => set('tag')(ANY)}>Tag: {search.tag} ×</Button>}
      {isFiltered ? (
        <Button look="quiet" onPress={() => onFilter(search.sort === undefined ? {} : { sort: search.sort })}>
          Clear
        </Button>
      ) : null}
    </div>
  );
}
