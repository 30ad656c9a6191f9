import { readTotalRows, type TotalRow } from '../totals.ts';

/** The cart page as the server shows it now: for words and estimates that only the theme and the server know. */
async function fetchCartPage(address: string): Promise<Document | null> {
  try {
    const response = await fetch(address, { headers: { accept: 'text/html' }, credentials: 'same-origin' });
    return response.ok ? new DOMParser().parseFromString(await response.text(), 'text/html') : null;
  } catch {
    return null;
  }
}

/** What the theme shows for an empty cart, as markup of our own server; empty when it could not be had. */
export async function fetchEmptyCart(address: string): Promise<string> {
  const page = await fetchCartPage(address);
  return page?.querySelector('#cart-root .cart__empty')?.outerHTML ?? '';
}

/** The totals with shipping and tax as estimated for a country (CX-01). */
export async function fetchEstimate(address: string, country: string): Promise<readonly TotalRow[]> {
  const page = await fetchCartPage(`${address}?${new URLSearchParams({ country })}`);
  return page === null ? [] : readTotalRows(page);
}
