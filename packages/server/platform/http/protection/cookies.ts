import { storableText } from '@quoin/domain/formats';
import { parse, serialize } from 'cookie';
import type { Cookie } from '../replies/reply.ts';

const HOST_PREFIX = '__Host-';
/** Only these decide something, so only these carry the prefix; the others are read by scripts under their plain names. */
const PREFIXED = new Set([
  'CART',
  'sid',
  'staff',
  'single-sign-on',
  'code-step',
  'known-device',
  'member-sign-in',
  'sign-up',
]);
const MAX_HEADER = 4096;

/**
 * Cookies of a request under their plain names. A name sent twice is dropped: it is either an accident or another host's
 * attempt to plant a value (reliability 3.2), and neither may decide anything.
 */
export function parseCookies(header: string | undefined, isSecure: boolean): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  if (!header || header.length > MAX_HEADER) return cookies;
  const seen = new Set<string>();
  for (const pair of header.split(';')) {
    const name = pair.slice(0, Math.max(0, pair.indexOf('='))).trim();
    if (name === '') continue;
    if (seen.has(name)) {
      cookies.delete(plainName(name, isSecure));
      continue;
    }
    seen.add(name);
    const value = parse(pair)[name];
    if (value !== undefined && isOurs(name, isSecure)) cookies.set(plainName(name, isSecure), storableText(value));
  }
  return cookies;
}

function isOurs(name: string, isSecure: boolean): boolean {
  return !(isSecure && PREFIXED.has(name));
}

function plainName(name: string, isSecure: boolean): string {
  if (!isSecure || !name.startsWith(HOST_PREFIX)) return name;
  const plain = name.slice(HOST_PREFIX.length);
  return PREFIXED.has(plain) ? plain : name;
}

/** Whether a request carries a cookie more than once: another host of the same domain has planted one. */
export function isRepeatedCookie(header: string | undefined, name: string): boolean {
  const pairs = header?.split(';') ?? [];
  return pairs.filter((pair) => pair.slice(0, Math.max(0, pair.indexOf('='))).trim() === name).length > 1;
}

/** A Set-Cookie line: host only, Lax, whole site; Secure and `__Host-` where the connection allows them. */
export function cookieLine(cookie: Cookie, isSecure: boolean): string {
  const name = isSecure && PREFIXED.has(cookie.name) ? HOST_PREFIX + cookie.name : cookie.name;
  return serialize(name, cookie.value, {
    path: '/',
    sameSite: 'lax',
    secure: isSecure,
    httpOnly: cookie.httpOnly,
    ...(cookie.maxAge === undefined ? {} : { maxAge: cookie.maxAge }),
  });
}
