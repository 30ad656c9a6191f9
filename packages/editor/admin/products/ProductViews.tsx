import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productViews';
import { isSameSearch } from '../../app/searchParams.ts';
import { SavedViews, type View } from '../views/SavedViews.tsx';
import { type ProductSearch, productSearch, searchTexts } from './productSearch.ts';

/** What one looks for most. */
const USUAL: readonly View<ProductSearch>[] = [
  { name: texts.all, search: {} },
  { name: texts.hidden, search: { status: 'hidden' } },
  { name: commonTexts.lowStock, search: { stock: 'low' } },
  { name: texts.soldOut, search: { stock: 'out' } },
  { name: texts.trash, search: { status: 'trash' } },
];

const FILTERS = {
  read: productSearch,
  write: searchTexts,
  isSame: (one: ProductSearch, other: ProductSearch) => isSameSearch(searchTexts(one), searchTexts(other)),
};

interface ProductViewsProps {
  readonly search: ProductSearch;
  readonly onFilter: (next: ProductSearch) => void;
}

export function ProductViews({ search, onFilter }: ProductViewsProps) {
  return <SavedViews screen="products" usual={USUAL} search={search} filters={FILTERS} onFilter={onFilter} />;
}
