import { createHash } from 'node:crypto';

const PREFIX = 'quoin_';
const SECRET_BYTES = 32;
const ENDING = 4;
const FORM = /^quoin_([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

/** A key of a program: whose site it belongs to, and 256 random bits (decision 0205). */
export function newKeyText(websiteId: string, randomBytes: (count: number) => Uint8Array): string {
  const site = Buffer.from(websiteId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${PREFIX}${site}${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
}

/** The site that a key names, proven by nothing yet; null for what is no key. */
export function siteOfKey(key: string): string | null {
  const site = FORM.exec(key)?.[1];
  if (site === undefined) return null;
  const hex = Buffer.from(site, 'base64url').toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** By which people tell keys apart. */
export function endingOf(key: string): string {
  return key.slice(-ENDING);
}
