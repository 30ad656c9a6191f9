import type { AddressSuggestion } from '@quoin/domain/orders';
import { z } from 'zod';

const PREFIX = 'address.';
const text = z.string().max(200);
const whole = z.object({ line1: text, postalCode: text, city: text, region: text });

/** The id of an address that is known as a whole: the address itself, so that nobody needs to remember it. */
export function wholePlaceId(address: AddressSuggestion): string {
  return PREFIX + Buffer.from(JSON.stringify(address)).toString('base64url');
}

/** The address of such an id; null for the ids of services, and for what is none. */
export function wholePlaceOf(placeId: string): AddressSuggestion | null {
  if (!placeId.startsWith(PREFIX)) return null;
  try {
    const said: unknown = JSON.parse(Buffer.from(placeId.slice(PREFIX.length), 'base64url').toString());
    return whole.safeParse(said).data ?? null;
  } catch {
    return null;
  }
}
