import { LANGUAGE_PREFIX_ATTRIBUTE } from '@quoin/contract/islands';

/** What addresses of this page's language begin with; '' in the main language of the site. */
export function languagePrefix(): string {
  if (typeof document === 'undefined') return '';
  return document.documentElement.getAttribute(LANGUAGE_PREFIX_ATTRIBUTE) ?? '';
}

/** Returns a site path (`/cart`) in this page's language. */
export function localPath(path: string): string {
  return languagePrefix() + path;
}
