import { storable } from './counting/storable.ts';
import { EVENT_BOUNDS, EVENT_NAMES } from './siteEvent.ts';
import { keptOrder } from './tracker/keptOrder.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Bytes of the name `order` and its signs. */
const ORDER_FIELD = 10;

/** What is kept of events that the owner's figures are made of: nothing else of them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  [EVENT_NAMES.search]: ['query', 'count', 'source'],
  [EVENT_NAMES.searchClick]: ['query', 'destination_url', 'position'],
  [EVENT_NAMES.formSubmit]: ['formId'],
  [EVENT_NAMES.newsletterSignUp]: ['formId'],
  [EVENT_NAMES.purchase]: ['currency_code', 'num_items_in_cart'],
  [EVENT_NAMES.beginCheckout]: ['currency_code', 'num_items_in_cart'],
  [EVENT_NAMES.viewCart]: ['currency_code', 'num_items_in_cart'],
  [EVENT_NAMES.viewProduct]: ['item_type', 'currency_code', 'item_price', 'pdp_layout', 'logged_in'],
  [EVENT_NAMES.addToCart]: ['item_type', 'item_quantity', 'item_price', 'currency_code', 'logged_in'],
  [EVENT_NAMES.removeFromCart]: ['item_type', 'item_quantity', 'item_price', 'currency_code', 'logged_in'],
  [EVENT_NAMES.paywallView]: ['viewer_access_status'],
};

/** Fields of any other event that have their own column, or that lead to a person, a cart or an order. */
const DROPPED = new Set([
  ...['event_id', 'visitor_id', 'visit_id', 'is_new_visitor', 'is_landing', 'time_zone', 'session_id', 'page_type'],
  ...['analytics_id', 'marketing_id', 'page_path', 'pagePath', 'page_query_params', 'page_referrer_url', 'page_host'],
  ...['browser_language', 'browser_locale', 'enduser_user_agent', 'event_occurrence_timestamp', 'context_website_id'],
  ...['member_account_id', 'memberAccountId', 'member_account_locale', 'member_locale', 'website_id', 'websiteId'],
  ...[
    'cart_id',
    'cartId',
    'order_id',
    'orderId',
    'purchasedCartId',
    'transaction_id',
    'siteUserId',
    'user_id',
    'crumb',
  ],
]);
/** `email`, `customer_name`, `billing_address` … anywhere in a name. */
const PERSONAL = /mail|phone|address|first_?name|last_?name|full_?name|customer|password|card|iban|token|secret/i;

/**
 * Returns which of an event's own fields are stored next to its columns: flat except for a purchase's order, small, and
 * about no person.
 */
export function withoutPersons(name: string, content: Fields): Fields {
  const { data } = content;
  const own = typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...content, ...data } : content;
  const isKept = (field: string) =>
    KEPT[name]?.includes(field) ?? (field !== 'data' && !DROPPED.has(field) && !PERSONAL.test(field));
  const kept: Record<string, unknown> = {};
  let room: number = EVENT_BOUNDS.dataBytes;
  for (const [field, value] of Object.entries(own)) {
    const plain = plainOf(value);
    if (plain === undefined || field.length > 60 || !/^[\w.-]+$/.test(field) || !isKept(field)) continue;
    // Of UTF-8, a character takes at most three bytes for each of its UTF-16 units; quotes may be escaped.
    room -= field.length + 6 + String(plain).length * 3;
    if (room < 0) break;
    kept[field] = plain;
  }
  const order = name === EVENT_NAMES.purchase ? keptOrder(own.order, room - ORDER_FIELD) : undefined;
  return order === undefined ? kept : { ...kept, order };
}

/** A text, a number or a yes or no; undefined for all else. */
function plainOf(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string') return storable(value.slice(0, 300));
  if (typeof value === 'boolean') return value;
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
