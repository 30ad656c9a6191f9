import { createHmac, timingSafeEqual } from 'node:crypto';

/** Cookie of a browser that has signed in before; the longest life that browsers grant. */
export const DEVICE_COOKIE = 'known-device';
export const DEVICE_SECONDS = 400 * 86_400;
/** The installation's key for what it hands out. */
export const DEVICE_PURPOSE = 'known-devices';

const ID_BYTES = 16;
/** Accounts that one browser is known to; the one used last stays. */
const MAX_ACCOUNTS = 8;
const COOKIE = /^[\w-]{22}(?:\.[\w-]{43}){1,8}$/;

/** One mark per account, so that a browser shared by two is new to a third. It tells nothing about the accounts. */
function markOf(key: Uint8Array, id: string, accountId: string): string {
  return createHmac('sha256', key).update(`${id}|${accountId}`).digest('base64url');
}

function parsed(cookie: string): { readonly id: string; readonly marks: readonly string[] } | null {
  if (!COOKIE.test(cookie)) return null;
  const [id = '', ...marks] = cookie.split('.');
  return { id, marks };
}

export function isKnownDevice(key: Uint8Array, cookie: string, accountId: string): boolean {
  const known = parsed(cookie);
  if (known === null) return false;
  const own = Buffer.from(markOf(key, known.id, accountId));
  return known.marks.some((mark) => timingSafeEqual(Buffer.from(mark), own));
}

/** The cookie by which this browser is known to the account from now on. */
export function withDevice(
  { key, randomBytes }: { readonly key: Uint8Array; readonly randomBytes: (count: number) => Uint8Array },
  cookie: string,
  accountId: string,
): string {
  const known = parsed(cookie) ?? { id: Buffer.from(randomBytes(ID_BYTES)).toString('base64url'), marks: [] };
  const own = markOf(key, known.id, accountId);
  return [known.id, own, ...known.marks.filter((mark) => mark !== own)].slice(0, MAX_ACCOUNTS + 1).join('.');
}
