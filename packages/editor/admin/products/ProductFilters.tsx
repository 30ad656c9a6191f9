import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productFilters';
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
  { value: ANY, text: texts.anyStatus },
  { value: 'visible', text: texts.visible },
  { value: 'hidden', text: texts.hidden },
  { value: 'scheduled', text: commonTexts.scheduled },
  { value: 'takenDown', text: texts.unpublished },
  { value: 'trash', text: texts.inTheTrash },
];
const STOCKS: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyStock },
  { value: 'low', text: commonTexts.lowStock },
  { value: 'out', text: texts.soldOut },
];
const TYPES: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyType },
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
      {field('status', commonTexts.status, STATUSES)}
      {field('stock', commonTexts.stock, STOCKS)}
      {field('type', commonTexts.type, TYPES)}
      {categories.length === 0
        ? null
        : field('category', commonTexts.category, [{ value: ANY, text: texts.anyCategory }, ...categories])}
      {search.tag === undefined ? null : <Button onPress={() => set('tag')(ANY)}>{texts.tag(search.tag)}</Button>}
      {isFiltered ? (
        <Button look="quiet" onPress={() => onFilter(search.sort === undefined ? {} : { sort: search.sort })}>
          {texts.clear}
        </Button>
      ) : null}
    </div>
  );
}
