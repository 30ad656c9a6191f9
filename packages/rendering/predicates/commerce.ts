import type { PredicateDefinition } from '@quoin/template';
import { hasItemVariants, isItemOnSale, isItemSoldOut } from '../formatters/commerce/productItem.ts';
import { hasVaried, pricedItem } from '../formatters/commerce/productPrices.ts';
import { ofNode } from './define.ts';

export const COMMERCE_PREDICATES: readonly PredicateDefinition[] = [
  ofNode('has-variants', hasItemVariants),
  ofNode('on-sale', isItemOnSale),
  ofNode('sold-out', isItemSoldOut),
  ofNode('varied-prices', (item) => hasVaried(pricedItem(item))),
];
