import { money } from '@quoin/domain/money';
import { describe, expect, it, vi } from 'vitest';
import type { PageFacts } from '../pageFacts.ts';
import { EVENT_NAMES } from '../siteEvent.ts';
import { ANONYMOUS } from '../visits/siteUserInfo.ts';
import { visitOf } from '../visits/visitorCookies.ts';
import { cartFields, entryFields, type TrackedCart } from './cartFields.ts';
import { pageContext, pageFields, productFields, shelfFields } from './commerceEvent.ts';
import { parseEnvironment, searchTags } from './environment.ts';
import { type EventFacts, eventContent, resolvedLocale } from './eventContent.ts';
import { eventErrors, eventSchema } from './eventSchemas.ts';
import { purchaseFacts } from './trackedOrder.ts';
import { visitorEvent } from './visitorEvent.ts';
import { trackerWording } from './wording.ts';

const NOW = Date.UTC(2026, 10, 22);
/** Where the product is listed. */
const SHELF = {
  ...{ categories: [{ id: 'prints/large', name: 'Large prints' }], collectionName: 'Shop', layout: 'wide' },
  relatedIds: ['i2', 'i3'],
};
const PAGE: PageFacts = {
  ...{ websiteId: 's1', templateId: 'quoin', pageType: 50, pageId: 'c1', collectionId: 'c1', itemId: 'i1' },
  ...{ recordType: 11, title: 'Print', language: 'de-DE', websiteLocale: 'de-DE', environment: 'prod', eventHost: '' },
  ...{ isTrackingOff: false, consent: 'off', banner: { title: '', text: '' }, hasPaywall: false },
  ...{ videoPage: '', telemetry: true, recording: null, experiments: {}, pixels: [], search: null, order: null },
  product: {
    ...{ type: 1, title: 'Print', price: '49.00', currency: 'EUR', ...SHELF },
    isSubscribable: false,
    sku: '',
  },
};
const visit = visitOf({ record: '', timestamp: '', visit: '' }, { now: NOW, newId: () => 'v' });
const FACTS: EventFacts = {
  page: PAGE,
  browser: {
    ...{ language: 'de', locale: 'de-DE', windowHeight: 800, windowWidth: 1280, userAgent: 'UA' },
    ...{ timeZone: 'Europe/Berlin', host: 'salt.example', path: '/shop/print', query: '?a=1', now: NOW },
    referrer: 'https://search.example/',
  },
  session: { analyticsId: 'a', marketingId: '', sessionId: 's', isFirstLanding: true, isFirstSession: true },
  ...{ visit, environment: 'prod', siteUserId: '', memberLocale: '', eventId: 'e1' },
};
const TRACK_03 = [
  ...['analytics_id', 'browser_language', 'browser_locale', 'browser_window_height', 'browser_window_width'],
  ...['client_name', 'client_version', 'marketing_id', 'page_host', 'page_path', 'page_query_params'],
  ...['page_referrer_url', 'session_id', 'enduser_user_agent', 'event_occurrence_timestamp', 'custom_schema_name'],
  ...['source_environment', 'context_website_id', 'destination_url', 'member_account_id', 'object_identifier'],
  ...['resolved_locale', 'website_locale', 'member_account_locale'],
];
const CART: TrackedCart = {
  ...{ id: 'k1', currency: 'EUR', subtotalCents: 9800, totalQuantity: 2 },
  entries: [
    {
      ...{ id: 'e1', quantity: 2, itemId: 'i1', title: 'Print', productType: 1, purchasePriceCents: 4900 },
      chosenVariant: { sku: 'P-M', optionValues: [{ optionName: 'Size', value: 'M' }] },
    },
  ],
};

describe('an event of the newer tracker', () => {
  it('carries every field, and those of the visit (TRACK-03)', () => {
    const warn = vi.fn();
    const content = eventContent('view_product', productFields(PAGE), FACTS, warn);
    for (const field of TRACK_03) expect(content).toHaveProperty(field);
    expect(content).not.toHaveProperty('item_variant_object');
    const only = { ...PAGE, product: { ...PAGE.product!, sku: 'P-1' } };
    expect(productFields(only)).toMatchObject({ item_variant_object: { sku: 'P-1' } });
    expect(content).toMatchObject({
      ...{ event_source: 'WEB', custom_schema_name: 'view_product', event_occurrence_timestamp: NOW },
      ...{ visitor_id: 'v', visit_id: 'v', is_new_visitor: true, is_landing: true, time_zone: 'Europe/Berlin' },
      ...{ resolved_locale: 'de-DE', source_environment: 'prod', context_website_id: 's1', event_id: 'e1' },
    });
    expect(warn).not.toHaveBeenCalled();
  });

  it('warns when what is filled in by itself is overwritten, and takes the event’s word (TRACK-05)', () => {
    const warn = vi.fn();
    const content = eventContent('x', { page_path: '/y', destination_url: '/z' }, FACTS, warn);
    expect(warn.mock.calls).toEqual([[['page_path']]]);
    expect(trackerWording.autoFilledOverwritten(['page_path', 'session_id'])).toBe(
      'Auto-filled fields are overwritten: page_path, session_id',
    );
    expect(content).toMatchObject({ page_path: '/y', destination_url: '/z' });
  });

  it.each([
    ['fr-FR', 'de-DE', 'fr-FR'],
    ['', 'de-DE', 'de-DE'],
    ['', '', 'en-US'],
  ])('account "%s" and page "%s" read %s (TRACK-03)', (member, page, expected) => {
    expect(resolvedLocale(member, page)).toBe(expected);
  });

  it.each([
    ['dev', 'dev', 0],
    ['qa', 'qa', 0],
    ['staging', 'staging', 0],
    ['prod', 'prod', 0],
    ['production', 'prod', 1],
    ['', 'prod', 1],
  ])('an environment of "%s" is %s, with %s warnings (TRACK-02, TRACK-05)', (text, expected, warnings) => {
    const warn = vi.fn();
    expect(parseEnvironment(text, warn)).toBe(expected);
    expect(warn).toHaveBeenCalledTimes(warnings);
    expect(trackerWording.unknownEnvironment('x')).toBe('Unknown environment "x": it must be dev, staging or prod.');
  });

  it('tags searches as made on the web, and those of the makers as staging (TRACK-10)', () => {
    expect(searchTags('prod')).toEqual({ source: 'web', environment: 'prod' });
    for (const inside of ['dev', 'qa', 'staging'] as const) {
      expect(searchTags(inside)).toEqual({ source: 'web', environment: 'staging' });
    }
  });
});

describe('events of the store', () => {
  it('carry page, cart and line, amounts with their currency’s digits (TRACK-07)', () => {
    const [entry] = CART.entries;
    expect({ ...pageFields(PAGE, '/shop/print', ANONYMOUS), ...entryFields(CART, entry!, 2) }).toEqual({
      ...{ website_id: 's1', page_id: 'c1', page_path: '/shop/print', page_context: 'pdp', logged_in: false },
      ...{ content_collection_id: 'c1', content_item_id: 'i1', viewer_access_status: 'GRANTED', pdp_layout: 'wide' },
      ...{ cart_id: 'k1', currency_code: 'EUR', num_items_in_cart: 2, cart_value: '98.00', product_types_list: [1] },
      ...{ purchase_type_list: ['ONE_TIME'], item_id: 'i1', item_type: 1, item_title: 'Print', item_price: '49.00' },
      item_quantity: 2,
      item_variant_object: { sku: 'P-M', optionValues: [{ optionName: 'Size', value: 'M' }] },
    });
    expect(cartFields({ ...CART, currency: 'JPY' }).cart_value).toBe('9800');
  });

  it.each([
    [{}, 'pdp'],
    [{ product: null, pageType: 205 }, 'cart'],
    [{ product: null, pageType: 2, pageId: 'cart' }, 'cart'],
    [{ product: null, videoPage: 'list' }, 'video-list'],
    [{ product: null, videoPage: 'detail' }, 'video-detail'],
    [{ product: null, pageType: 106 }, 'access-denied'],
    [{ product: null }, ''],
  ] as const)('know where they happened: %j is "%s" (TRACK-08)', (more, expected) => {
    expect(pageContext({ ...PAGE, ...more })).toBe(expected);
  });

  it('an order is told in the shape of analytics, and says nothing of who bought (TRACK-09)', () => {
    const { order, ...fields } = purchaseFacts({
      ...{ id: 'o1', cartId: 'k1', isTest: true, websiteId: 's1' },
      lines: [{ sku: 'P-M', title: 'Print', quantity: 2, unitPrice: money(4900, 'EUR'), productType: 1 }],
      ...{ grandTotal: money(10300, 'EUR'), shipping: money(500, 'EUR'), tax: money(0, 'EUR') },
    });
    const euro = (decimalValue: string) => ({ decimalValue, currencyCode: 'EUR' });
    expect(order).toEqual({
      ...{ id: 'o1', purchasedCartId: 'k1', testMode: true, websiteId: 's1' },
      items: [{ sku: 'P-M', productName: 'Print', quantity: 2, unitPrice: euro('49.00') }],
      ...{ grandTotal: euro('103.00'), shippingTotal: euro('5.00'), taxTotal: euro('0.00') },
    });
    expect(fields).toMatchObject({ cart_id: 'k1', num_items_in_cart: 2, cart_value: '103.00', currency_code: 'EUR' });
  });

  it('a purchase lists what kinds of goods were bought, and how, as its schema wants (TRACK-07)', () => {
    const line = { sku: 'A', title: 'A', quantity: 1, unitPrice: money(100, 'EUR') };
    const lines = [1, 2, 1].map((productType) => ({ ...line, productType }));
    const totals = { grandTotal: money(300, 'EUR'), shipping: money(0, 'EUR'), tax: money(0, 'EUR') };
    const fields = purchaseFacts({ id: 'o1', cartId: 'k1', isTest: false, websiteId: 's1', lines, ...totals });
    expect(fields).toMatchObject({ product_types_list: [1, 2], purchase_type_list: ['ONE_TIME'] });
  });

  it('the visitor event says where and with what (TRACK-08)', () => {
    const screen = { width: 1440, height: 900, url: 'https://salt.example/shop/print?a=1' };
    const event = visitorEvent(PAGE, FACTS.browser, screen, { ...visit, eventId: 'e2' });
    expect(event).toMatchObject({
      ...{ websiteId: 's1', templateId: 'quoin', locale: 'de-DE', userAgent: 'UA', clientTime: NOW, title: 'Print' },
      ...{ viewportWidth: 1280, viewportHeight: 800, screenWidth: 1440, screenHeight: 900, itemId: 'i1' },
      ...{ recordType: 11, collectionId: 'c1', url: screen.url, visitorCookie: `v|${NOW}|0|${NOW}|1`, eventId: 'e2' },
    });
  });
});

describe('schemas of events', () => {
  it('are there for every event that means something (TRACK-04)', () => {
    for (const name of Object.values(EVENT_NAMES)) expect(eventSchema(name), name).not.toBeNull();
    expect(eventSchema('constructor')).toBeNull();
  });

  it('take what our own tracker sends (TRACK-04)', () => {
    const content = eventContent(
      'view_product',
      { ...pageFields(PAGE, '/', ANONYMOUS), ...productFields(PAGE) },
      FACTS,
      () => {},
    );
    expect(eventErrors('view_product', content)).toEqual([]);
  });

  it('say which shelf a product stands on, and how its page is laid out (TRACK-07)', () => {
    expect({ ...pageFields(PAGE, '/shop/print', ANONYMOUS), ...productFields(PAGE) }).toMatchObject({
      ...{ item_category_ids: ['prints/large'], item_category_names: ['Large prints'], pdp_layout: 'wide' },
      ...{ item_collection_id: 'c1', item_collection_name: 'Shop', related_product_item_ids: ['i2', 'i3'] },
    });
    const elsewhere = { ...PAGE, product: null };
    expect([shelfFields(elsewhere), pageFields(elsewhere, '/', ANONYMOUS).pdp_layout]).toEqual([{}, undefined]);
  });

  it('name each field that is missing or wrong (TRACK-04)', () => {
    const content = eventContent(
      'add_to_cart',
      { item_id: 7, item_quantity: Number.NaN, cart_id: null },
      FACTS,
      () => {},
    );
    expect(eventErrors('add_to_cart', content)).toEqual([
      'cart_id must be a text.',
      'item_id must be a text.',
      'item_quantity must be a number.',
    ]);
    expect(eventErrors('search', { ...content, query: 'x', source: 'web', environment: 'prod' })).toEqual([
      'count is missing.',
    ]);
    expect(eventErrors('nonsense', {})).toEqual(['There is no schema "nonsense".']);
  });
});
