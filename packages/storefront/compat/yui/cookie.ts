import { readCookie } from '../../page/cookies.ts';

export interface CookieOptions {
  readonly path?: string;
  readonly expires?: Date;
}

/** `Y.Cookie`: cookies that scripts of the page may read. */
export const Cookie = {
  get: (name: string): string | null => readCookie(document.cookie, encodeURIComponent(name)) || null,
  exists: (name: string): boolean => readCookie(document.cookie, encodeURIComponent(name)) !== '',
  set(name: string, value: unknown, { path = '/', expires }: CookieOptions = {}): string {
    const end = expires === undefined ? '' : `; expires=${expires.toUTCString()}`;
    const text = `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}; path=${path}${end}; samesite=lax`;
    // biome-ignore lint/suspicious/noDocumentCookie: this is what the name promises
    document.cookie = text;
    return text;
  },
  remove: (name: string, options: CookieOptions = {}): string =>
    Cookie.set(name, '', { ...options, expires: new Date(0) }),
};
