import { DRAFT_PARAMETER } from '@quoin/contract/endpoints/site';
import { CART_ROOT_ID } from '@quoin/domain/cart';
import { localPath } from '../../page/languagePrefix.ts';

const CART_ADDRESS = '/cart';

/** Where the pill leads: the cart, or inside the editor's frame the cart in that frame (PILL-03). */
export function cartAddress(pageSearch: string, isFramed: boolean): string {
  const pass = isFramed ? new URLSearchParams(pageSearch).get(DRAFT_PARAMETER) : null;
  const address = localPath(CART_ADDRESS);
  return pass === null ? address : `${address}?${new URLSearchParams({ [DRAFT_PARAMETER]: pass })}`;
}

/** A full-page cart is recognised by the element it is rooted in (CART-09). */
export function isCartPage(page: { getElementById(id: string): unknown }): boolean {
  return page.getElementById(CART_ROOT_ID) !== null;
}
