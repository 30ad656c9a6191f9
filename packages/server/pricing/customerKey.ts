import { createHmac } from 'node:crypto';
import type { Deps } from '../deps.ts';

/** Who a buyer is to the limits of discounts: a keyed hash of the address, so that the database tells nobody. */
export function customerKey(deps: Pick<Deps, 'keyFor'>, websiteId: string, email: string): Buffer {
  const same = email.trim().toLowerCase();
  return createHmac('sha256', deps.keyFor('discount-customer')).update(`${websiteId}|${same}`).digest();
}
