import { createHmac } from 'node:crypto';
import { typedCode } from '@quoin/domain/formats';
import type { Deps } from '../deps.ts';

/** Stands for an address where the address itself must not be kept; another one on each site. */
export function emailKey(deps: Pick<Deps, 'keyFor'>, websiteId: string, email: string): Buffer {
  return createHmac('sha256', deps.keyFor('email-key'))
    .update(`${websiteId}|${typedCode(email).toLowerCase()}`)
    .digest();
}
