import { describe, expect, it } from 'vitest';
import { googleEvent } from './googleEvent.ts';
import { metaEvent } from './metaEvent.ts';
import { pixelPage } from './pixelEvent.ts';
import { EUR_ORDER, eventNamed } from './testing/pixelEvents.ts';

const LINE = {
  ...{ item_id: 'i1', item_title: 'Ridge Lines', item_price: '86.10', item_quantity: 3, currency_code: 'EUR' },
  ...{ item_category_names: ['Prints'], cart_value: '258.30', num_items_in_cart: 3 },
  item_variant_object: {
    sku: 'HP-1',
    optionValues: [
      { optionName: 'Size', value: 'Large' },
      { optionName: 'Frame', value: 'Oak' },
    ],
  },
};

describe('the page as pixels know it', () => {
  const place = {
    ...{ origin: 'https://shop.example', path: '/about', query: '', title: 'About', language: 'en', referrer: '' },
  };

  it('has no key in its address, and no query but a campaign’s (SC-67)', () => {
    const shown = pixelPage({
      ...place,
      path: '/checkout/order/KEY',
      query: '?token=T&utm_source=news&gclid=G%201&q=me',
    });
    expect(shown).toMatchObject({
      url: 'https://shop.example/checkout?utm_source=news&gclid=G%201',
      path: '/checkout',
    });
  });

  it.each([
    ['https://search.example/?q=prints', 'https://search.example/?q=prints'],
    ['https://shop.example/order/KEY?x=1', 'https://shop.example/order'],
    ['https://shop.example.evil.test/order/KEY', 'https://shop.example.evil.test/order/KEY'],
    ['', ''],
    ['javascript:alert(1)', ''],
  ])('says where a visitor came from: %s', (referrer, told) => {
    expect(pixelPage({ ...place, referrer }).referrer).toBe(told);
  });
});

describe('tags hear of the store in their own words, with exact amounts (TRACK-07, TRACK-09)', () => {
  it('a product with a choice by the id that joins its variants in feeds, one without by its SKU', () => {
    const { item_variant_object: _, ...undecided } = LINE;
    const told = (data: object) => {
      const event = eventNamed('view_product', { ...data });
      const { content_type, content_ids } = metaEvent(event)?.fields ?? {};
      const [item] = (googleEvent(event)?.fields.items ?? []) as readonly { readonly item_id: string }[];
      return [content_type, content_ids, item?.item_id];
    };
    expect(told(undecided)).toEqual(['product_group', '["i1"]', 'i1']);
    expect(told({ ...undecided, item_variant_object: { sku: 'HP-9' } })).toEqual(['product', '["HP-9"]', 'HP-9']);
  });

  it('a purchase, once by its id', () => {
    const event = eventNamed('purchase', { order: EUR_ORDER, num_items_in_cart: 4, cart_value: '281.35' });
    expect(googleEvent(event)).toEqual({
      name: 'purchase',
      fields: {
        ...{ page_location: event.page.url, page_title: 'A page', page_referrer: '' },
        ...{ transaction_id: 'o1', currency: 'EUR', value: 281.35, tax: 44.92, shipping: 6.9, debug_mode: true },
        items: [
          { item_id: 'HP-1', item_name: 'Ridge Lines', price: 86.1, quantity: 3 },
          { item_id: 'HP-2', item_name: 'Orrery', price: 16.15, quantity: 1 },
        ],
      },
    });
    expect(metaEvent(event)).toEqual({
      name: 'Purchase',
      fields: {
        ...{ currency: 'EUR', value: '281.35', content_type: 'product', content_ids: '["HP-1","HP-2"]' },
        contents: '[{"id":"HP-1","quantity":3,"item_price":86.1},{"id":"HP-2","quantity":1,"item_price":16.15}]',
        ...{ num_items: '4', order_id: 'o1', test_mode: 'true' },
      },
    });
    const real = eventNamed('purchase', { order: { ...EUR_ORDER, testMode: false } });
    expect(googleEvent(real)?.fields).not.toHaveProperty('debug_mode');
    expect(metaEvent(real)?.fields).not.toHaveProperty('test_mode');
  });

  it('a line that comes into the cart is worth its price times its number', () => {
    const event = eventNamed('add_to_cart', LINE);
    expect(googleEvent(event)).toMatchObject({
      name: 'add_to_cart',
      fields: {
        ...{ currency: 'EUR', value: 258.3 },
        items: [
          {
            ...{ item_id: 'HP-1', item_name: 'Ridge Lines', item_variant: 'Large / Oak', item_category: 'Prints' },
            ...{ price: 86.1, quantity: 3 },
          },
        ],
      },
    });
    expect(metaEvent(event)).toMatchObject({ name: 'AddToCart', fields: { value: '258.3', content_ids: '["HP-1"]' } });
  });

  it('money without cents stays whole', () => {
    const yen = { ...LINE, item_price: '849', currency_code: 'JPY', item_quantity: 2 };
    expect(googleEvent(eventNamed('remove_from_cart', yen))?.fields).toMatchObject({ value: 1698, currency: 'JPY' });
  });

  it.each([
    ['page_view', {}, 'page_view', 'PageView'],
    ['view_product', LINE, 'view_item', 'ViewContent'],
    ['add_to_cart', LINE, 'add_to_cart', 'AddToCart'],
    ['remove_from_cart', LINE, 'remove_from_cart', null],
    ['view_cart', LINE, 'view_cart', null],
    ['begin_checkout', LINE, 'begin_checkout', 'InitiateCheckout'],
    ['search', { query: 'ridge' }, 'search', 'Search'],
    ['form_submit', { formId: 'f', formName: 'Contact' }, 'generate_lead', 'Lead'],
    ['newsletter_signup', {}, 'sign_up', 'CompleteRegistration'],
    ['paywall_view', {}, null, null],
    ['constructor', {}, null, null],
  ])('%s', (name, data, google, meta) => {
    const event = eventNamed(name, data);
    expect([googleEvent(event)?.name ?? null, metaEvent(event)?.name ?? null]).toEqual([google, meta]);
  });

  it('a checkout that begins says what the cart is worth', () => {
    const event = eventNamed('begin_checkout', LINE);
    expect(googleEvent(event)?.fields).toMatchObject({ currency: 'EUR', value: 258.3 });
    expect(metaEvent(event)?.fields).toEqual({ currency: 'EUR', value: '258.3', num_items: '3' });
  });
});
