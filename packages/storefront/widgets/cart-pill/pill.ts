import { CART_ROOT_ID } from '@quoin/domain/cart';
import { localPath } from '../../page/languagePrefix.ts';

/** The page's address parameter that says: shown inside the editor's frame. */
export const FRAME_PARAMETER = 'frame';
const CART_ADDRESS = '/cart';

/** Where the pill leads: the cart, or inside the editor's frame the cart in that frame (PILL-03). */
export function cartAddress(pageSearch: string, isFramed: boolean): string {
  const frame = isFramed ? new URLSearchParams(pageSearch).get(FRAME_PARAMETER) : null;
  const address = localPath(CART_ADDRESS);
  return frame === null ? address : `${address}?${new URLSearchParams({ [FRAME_PARAMETER]: frame })}`;
}

/** A full-page cart is recognised by the element it is rooted in (CART-09). */
export function isCartPage(page: { getElementById(id: string): unknown }): boolean {
  return page.getElementById(CART_ROOT_ID) !== null;
}
