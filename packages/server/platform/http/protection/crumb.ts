import { createHmac, timingSafeEqual } from 'node:crypto';
import { crumbMessage, crumbText, parseCrumb } from '@quoin/domain/access';

const BYTES = 16;

/** Who a crumb is for: the audience (a site's id, or the app) and the hash of the secret it is bound to. */
export interface CrumbOwner {
  readonly audience: string;
  readonly boundToHash: string;
}

/**
 * A signed double-submit token (reliability 3.3). It needs no storage and is worthless on another site, for another
 * visitor, or after the cookie it is bound to has changed.
 */
export function createCrumb(key: Uint8Array, owner: CrumbOwner, randomBytes: (n: number) => Uint8Array): string {
  const random = Buffer.from(randomBytes(BYTES)).toString('base64url');
  return crumbText(random, macOf(key, owner, random).toString('base64url'));
}

export function isCrumbValid(key: Uint8Array, owner: CrumbOwner, text: string): boolean {
  const crumb = parseCrumb(text);
  if (!crumb) return false;
  const given = Buffer.from(crumb.signature, 'base64url');
  const expected = macOf(key, owner, crumb.random);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function macOf(key: Uint8Array, owner: CrumbOwner, random: string): Buffer {
  return createHmac('sha256', key)
    .update(crumbMessage(owner.audience, owner.boundToHash, random))
    .digest()
    .subarray(0, BYTES);
}
