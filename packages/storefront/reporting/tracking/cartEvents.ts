import { cartFields, entryFields } from '@quoin/domain/analytics';
import type { PageActivity } from '../pageActivity.ts';
import type { PageEvent } from './pageEvents.ts';

/** The event with what the cart is that it tells of. A file of its own: it comes with the page's first cart. */
export function withCart(event: PageEvent, { cart, entry, quantity = 1, data }: Omit<PageActivity, 'name'>): PageEvent {
  if (cart === undefined) return event;
  const own = entry === undefined ? cartFields(cart) : entryFields(cart, entry, quantity);
  return { ...event, fields: { ...event.fields, ...own, ...data } };
}
