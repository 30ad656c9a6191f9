import { createHmac, timingSafeEqual } from 'node:crypto';
import { RESTOCK_CONFIRM_PATH } from '@quoin/contract/endpoints/site';
import type { Deps } from '../deps.ts';
import { isId } from '../platform/database/ids.ts';

const MAC_BYTES = 16;

function macOf({ keyFor }: Pick<Deps, 'keyFor'>, websiteId: string, signupId: string): Buffer {
  const digest = createHmac('sha256', keyFor('restock-confirm')).update(`${websiteId}|${signupId}`).digest();
  return digest.subarray(0, MAC_BYTES);
}

/** Returns a token that only the mail has: nobody can confirm for others. */
export function restockToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, signupId: string): string {
  return `${signupId}.${macOf(deps, websiteId, signupId).toString('base64url')}`;
}

export function restockConfirmPath(token: string): string {
  return `${RESTOCK_CONFIRM_PATH}?token=${token}`;
}

/** The sign-up a token names; null for what is no token of this site. */
export function signupOfToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, token: string): string | null {
  const [id = '', mac = ''] = token.split('.');
  if (!isId(id)) return null;
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(deps, websiteId, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}
