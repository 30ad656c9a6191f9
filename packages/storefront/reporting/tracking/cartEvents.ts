import { cartFields, entryFields } from '@quoin/domain/analytics';
import type { PageActivity } from '../pageActivity.ts';
import type { PageEvent } from './pageEvents.ts';

/** Adds the event's cart data. A separate file that loads with the page's first cart. */
export function withCart(event: PageEvent, { cart, entry, quantity = 1, data }: Omit<PageActivity, 'name'>): PageEvent {
  if (cart === undefined) return event;
  const own = entry === undefined ? cartFields(cart) : entryFields(cart, entry, quantity);
  return { ...event, fields: { ...event.fields, ...own, ...data } };
}
