import type { AddToCartProps } from '@quoin/contract/islands';
import { readIslandProps } from '../page/islandProps.ts';
import { readServedForm, type ServedForm } from '../widgets/add-to-cart/served.ts';
import { parsedPart, plainFormOf } from './plainForms.ts';

/** A product of the page as the server knows it, with what its page has chosen so far. */
export interface ServedProduct {
  readonly props: AddToCartProps;
  readonly served: ServedForm;
}

/** From the form for visitors without script; null where a template wrote the button by hand. */
export function readProduct(itemId: string): ServedProduct | null {
  const plain = plainFormOf(itemId);
  const island = plain && parsedPart(plain).querySelector<HTMLElement>('[data-island="add-to-cart"]');
  if (plain === null || island === null) return null;
  const props = readIslandProps<AddToCartProps>(island);
  return { props, served: readServedForm(island, props) };
}
