import type { StockFilter } from '@quoin/contract/endpoints';

/** What addresses may say after `?`; anything else is dropped rather than believed. */
export function searchText(search: Readonly<Record<string, unknown>>): { readonly search?: string } {
  const { search: text } = search;
  const given = typeof text === 'number' ? String(text) : text;
  return typeof given === 'string' && given.trim() !== '' ? { search: given.trim().slice(0, 200) } : {};
}

export function stockFilter(search: Readonly<Record<string, unknown>>): { readonly stock?: StockFilter } {
  return search.stock === 'low' || search.stock === 'out' ? { stock: search.stock } : {};
}

/** Where to go after the sign-in: a path of this app, never another origin. */
export function localPath(search: Readonly<Record<string, unknown>>): { readonly returnTo?: string } {
  const { returnTo } = search;
  const isLocal = typeof returnTo === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(returnTo);
  return isLocal && !returnTo.startsWith('/sign-in') ? { returnTo } : {};
}
