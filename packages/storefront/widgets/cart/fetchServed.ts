import { CART_ROOT_ID } from '@quoin/domain/cart';

/** What the theme shows for an empty cart, as markup of our own server; empty when it could not be had. */
export async function fetchEmptyCart(address: string): Promise<string> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
    if (!response.ok) return '';
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector(`#${CART_ROOT_ID} .cart__empty`)?.outerHTML ?? '';
  } catch {
    return '';
  }
}
