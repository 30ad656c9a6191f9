import { createHash } from 'node:crypto';

const PREFIX = 'quoin_';
const SECRET_BYTES = 32;
const ENDING = 4;

/** A key of a program: whose site it belongs to, and 256 random bits (decision 0186). */
export function newKeyText(websiteId: string, randomBytes: (count: number) => Uint8Array): string {
  const site = Buffer.from(websiteId.replaceAll('-', ''), 'hex').toString('base64url');
  return `${PREFIX}${site}${Buffer.from(randomBytes(SECRET_BYTES)).toString('base64url')}`;
}

export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

/** By which people tell keys apart. */
export function endingOf(key: string): string {
  return key.slice(-ENDING);
}
