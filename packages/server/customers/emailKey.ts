import { createHmac } from 'node:crypto';
import { typedCode } from '@quoin/domain/formats';
import type { Deps } from '../deps.ts';

/** Returns a substitute for an address that must not be stored. It differs on each site. */
export function emailKey(deps: Pick<Deps, 'keyFor'>, websiteId: string, email: string): Buffer {
  return createHmac('sha256', deps.keyFor('email-key'))
    .update(`${websiteId}|${typedCode(email).toLowerCase()}`)
    .digest();
}
