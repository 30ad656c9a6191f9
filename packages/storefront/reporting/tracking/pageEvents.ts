import {
  EVENT_NAMES,
  type EventContent,
  type PageFacts,
  pageContext,
  pageFields,
  parseEnvironment,
  productFields,
  searchTags,
  shelfFields,
} from '@quoin/domain/analytics';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { PageActivity } from '../pageActivity.ts';
import type { Place } from './place.ts';

/** An event with all its own fields, ready for its listeners. */
export interface PageEvent {
  readonly name: string;
  readonly fields: EventContent;
  /** A uuid of something that happens once in the world; left out: one is made. */
  readonly id?: string;
}

/** What a page says by being shown; carts come later, with their content. */
export function arrivals({ page, path, topPath, user, decision }: Place): readonly PageEvent[] {
  const fields = pageFields(page, path, user);
  const events: PageEvent[] = [];
  if (decision.paywall) events.push({ name: EVENT_NAMES.paywallView, fields: { ...fields, page_path: topPath } });
  if (!decision.events) return events;
  if (page.search !== null) {
    events.push({ name: EVENT_NAMES.search, fields: { ...fields, ...page.search, ...tagsOf(page) } });
  }
  if (page.order !== null) {
    events.push({ name: EVENT_NAMES.purchase, fields: { ...fields, ...page.order }, id: page.order.order.id });
  }
  return events;
}

function tagsOf(page: PageFacts): EventContent {
  return searchTags(parseEnvironment(page.environment, () => {}));
}

/** What a page that shows a product or the cart, or begins to check out, says once the cart is known. */
export function cartArrival({ page, path, user, decision }: Place, isEmpty: boolean): PageEvent | null {
  if (!decision.events) return null;
  const fields = { ...pageFields(page, path, user), ...productFields(page) };
  if (page.product !== null) return { name: EVENT_NAMES.viewProduct, fields };
  if (page.pageType === PAGE_TYPES.checkout && !isEmpty) return { name: EVENT_NAMES.beginCheckout, fields };
  return pageContext(page) === 'cart' ? { name: EVENT_NAMES.viewCart, fields } : null;
}

/** The event of an activity of widgets; `cartEvents` adds its cart. */
export function activityEvent(
  { page, path, user, decision }: Place,
  { name, data, entry }: PageActivity,
): PageEvent | null {
  if (!decision.events) return null;
  const ofItem = entry !== undefined && entry.itemId === page.itemId ? shelfFields(page) : {};
  return { name, fields: { ...pageFields(page, path, user), ...ofItem, ...data } };
}

export function searchClick({ page, path, user }: Place, address: string): PageEvent | null {
  if (page.search === null) return null;
  const fields = { ...pageFields(page, path, user), query: page.search.query, destination_url: address };
  return { name: EVENT_NAMES.searchClick, fields: { ...fields, ...tagsOf(page) } };
}
