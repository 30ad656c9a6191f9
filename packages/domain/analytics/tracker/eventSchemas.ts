import { EVENT_NAMES } from '../siteEvent.ts';

/** What a field may hold; `!` behind it: it must be there. */
type Kind = 'text' | 'number' | 'flag' | 'list' | 'object' | 'moment';
type Field = Kind | `${Kind}!`;
export type EventSchema = Readonly<Record<string, Field>>;

/** Of every event (TRACK-03). */
const COMMON: EventSchema = {
  ...{ analytics_id: 'text!', session_id: 'text!', marketing_id: 'text', event_id: 'text!' },
  ...{
    browser_language: 'text',
    browser_locale: 'text',
    browser_window_height: 'number',
    browser_window_width: 'number',
  },
  ...{ client_name: 'text!', client_version: 'text!', event_source: 'text' },
  ...{ page_host: 'text', page_path: 'text!', page_query_params: 'text', page_referrer_url: 'text' },
  ...{ enduser_user_agent: 'text', event_occurrence_timestamp: 'moment!', custom_schema_name: 'text!' },
  ...{ source_environment: 'text!', context_website_id: 'text!', destination_url: 'text', object_identifier: 'text' },
  ...{ member_account_id: 'text', resolved_locale: 'text!', website_locale: 'text', member_account_locale: 'text' },
};

/** Of every event of a page of a site (TRACK-07). */
const PAGE: EventSchema = {
  ...{ website_id: 'text', page_id: 'text', logged_in: 'flag', page_context: 'text', pdp_layout: 'text' },
  ...{ content_collection_id: 'text', content_item_id: 'text', viewer_access_status: 'text' },
};
const CART: EventSchema = {
  ...{ cart_id: 'text', currency_code: 'text', num_items_in_cart: 'number', cart_value: 'text' },
  ...{ product_types_list: 'list', purchase_type_list: 'list' },
};
const ITEM: EventSchema = {
  ...{ item_id: 'text!', item_type: 'number', item_title: 'text', item_price: 'text', item_quantity: 'number!' },
  ...{ currency_code: 'text', product_types_list: 'list', purchase_type_list: 'list', item_variant_object: 'object' },
  ...{ item_category_ids: 'list', item_category_names: 'list', item_collection_id: 'text' },
  ...{ item_collection_name: 'text', related_product_item_ids: 'list' },
};

const OWN: Readonly<Record<string, EventSchema>> = {
  [EVENT_NAMES.pageView]: {},
  [EVENT_NAMES.viewProduct]: { ...CART, ...ITEM },
  [EVENT_NAMES.addToCart]: { ...CART, ...ITEM },
  [EVENT_NAMES.removeFromCart]: { ...CART, ...ITEM },
  [EVENT_NAMES.viewCart]: CART,
  [EVENT_NAMES.beginCheckout]: CART,
  [EVENT_NAMES.purchase]: { ...CART, order: 'object!' },
  [EVENT_NAMES.search]: { query: 'text!', count: 'number!', source: 'text!', environment: 'text!' },
  [EVENT_NAMES.searchClick]: { query: 'text!', destination_url: 'text!', source: 'text!', environment: 'text!' },
  [EVENT_NAMES.formSubmit]: { formId: 'text!', formName: 'text' },
  [EVENT_NAMES.newsletterSignUp]: { formId: 'text', formName: 'text' },
  [EVENT_NAMES.paywallView]: {},
};

/** Null for an event that nobody described. */
export function eventSchema(name: string): EventSchema | null {
  return Object.hasOwn(OWN, name) ? { ...COMMON, ...PAGE, ...OWN[name] } : null;
}

const FITS: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number' && Number.isFinite(value),
  flag: (value) => typeof value === 'boolean',
  list: (value) => Array.isArray(value),
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  moment: (value) => Number.isFinite(typeof value === 'string' ? Date.parse(value) : value),
};

/** The content of a `{eventContent, eventSchemaName}`, an untrusted value; empty where there is none. */
export function parseEventContent(body: unknown): Readonly<Record<string, unknown>> {
  const { eventContent } = (body ?? {}) as { readonly eventContent?: unknown };
  try {
    const content: unknown = JSON.parse(typeof eventContent === 'string' ? eventContent : '{}');
    return typeof content === 'object' && content !== null ? (content as Readonly<Record<string, unknown>>) : {};
  } catch {
    return {};
  }
}

/** What is wrong with an event, a sentence each (TRACK-04); fields that no schema names are the event's own affair. */
export function eventErrors(name: string, content: Readonly<Record<string, unknown>>): readonly string[] {
  const schema = eventSchema(name);
  if (schema === null) return [schemaWording.unknown(name)];
  return Object.entries(schema).flatMap(([field, rule]) => {
    const kind = rule.replace('!', '') as Kind;
    const value = content[field];
    if (value === undefined) return rule.endsWith('!') ? [schemaWording.missing(field)] : [];
    return FITS[kind](value) ? [] : [schemaWording.wrong(field, kind)];
  });
}

const schemaWording = {
  unknown: (name: string) => `There is no schema "${name}".`,
  missing: (field: string) => `${field} is missing.`,
  wrong: (field: string, kind: Kind) => `${field} must be a ${kind}.`,
} as const;
