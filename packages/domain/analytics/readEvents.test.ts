import { describe, expect, it } from 'vitest';
import { type EventSender, readOlderEvent, readTrackedEvent, readVisitorEvent } from './readEvents.ts';
import { DEFAULT_RETENTION, retentionOf, shortenedRetention } from './retention.ts';
import { deviceOf, isBotAgent } from './visitorDevice.ts';
import { guessCountry, originOf } from './visitorOrigin.ts';

const NOW = Date.parse('2026-03-05T12:00:00Z');
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0';
const SENDER: EventSender = {
  ...{ now: NOW, userAgent: FIREFOX, languages: 'de-AT,de;q=0.9', ownHosts: ['shop.example'] },
  newId: () => '0192f000-0000-7000-8000-000000000001',
};
const ID = '0192f000-0000-7000-8000-00000000000a';

describe('the time of an event', () => {
  it.each([
    ['the client’s own', NOW - 60_000, NOW - 60_000],
    ['as ISO 8601', '2026-03-05T11:00:00Z', NOW - 3_600_000],
    ['as digits', String(NOW - 5), NOW - 5],
    ['just within two days', NOW - 48 * 3_600_000, NOW - 48 * 3_600_000],
    ['ours, older than two days', NOW - 48 * 3_600_000 - 1, NOW],
    ['ours, ahead of us', NOW + 1, NOW],
    ['ours, when it says nothing', 'yesterday', NOW],
    ['ours, when it is missing', undefined, NOW],
  ])('is %s', (_, clientTime, at) => {
    expect(readVisitorEvent({ url: '/', clientTime }, SENDER)?.at.getTime()).toBe(at);
  });
});

describe('an event as it comes', () => {
  it('of the newer tracker: content as JSON text, ids of its own, everything within bounds (TRACK-02, TRACK-03)', () => {
    const content = {
      ...{ event_id: ID.toUpperCase(), visitor_id: 'v1', visit_id: 's1', is_landing: true, time_zone: 'Asia/Calcutta' },
      ...{ page_path: '/shop?email=a@b.c', page_referrer_url: 'https://t.co/x', page_query_params: '?utm_source=x' },
      ...{ item_id: 'i1', item_quantity: 2, item_title: 'T'.repeat(900), page_type: 2, context_website_id: 'forged' },
    };
    const event = readTrackedEvent({ eventSchemaName: 'add_to_cart', eventContent: JSON.stringify(content) }, SENDER);
    expect(event).toMatchObject({
      ...{ id: ID, name: 'add_to_cart', visitorId: 'v1', visitId: 's1', isLanding: true, path: '/shop', country: 'IN' },
      ...{ channel: 'campaign', source: 'x', referrerHost: 't.co', itemId: 'i1', pageType: 2, language: 'de-AT' },
      ...{ browser: 'Firefox 133', device: 'desktop', isBot: false, data: { item_quantity: 2 } },
    });
    expect(event?.title).toHaveLength(200);
    expect(JSON.stringify(event)).not.toMatch(/forged|a@b/);
  });

  it('holds no key of somebody’s, whoever sends one (TRACK-03, SC-67)', () => {
    const key = 'k3y-of-a-person';
    const content = {
      ...{ page_path: `/de/account/invitation/${key}?token=${key}`, page_query_params: `?token=${key}&utm_source=x` },
      ...{ page_referrer_url: `https://shop.example/checkout/order/${key}?token=${key}`, token: key, cart_id: key },
    };
    for (const eventSchemaName of ['view_product', 'an_owners_own'])
      expect(JSON.stringify(readTrackedEvent({ eventSchemaName, eventContent: content }, SENDER))).not.toContain(key);
    const seen = { url: `https://shop.example/order/${key}?token=${key}`, referrer: content.page_referrer_url };
    expect(readVisitorEvent(seen, SENDER)).toMatchObject({ path: '/order', source: '', channel: 'internal' });
    expect(readOlderEvent('addToCart', JSON.stringify({ pagePath: `/download/${key}` }), SENDER)?.path).toBe(
      '/download',
    );
  });

  it('takes the visit from the session where no visit is named (TRACK-06)', () => {
    const eventContent = JSON.stringify({ session_id: 'sess', analytics_id: 'ana' });
    expect(readTrackedEvent({ eventSchemaName: 'x', eventContent }, SENDER)).toMatchObject({
      visitId: 'sess',
      visitorId: 'ana',
    });
  });

  it('of the older tracker: fields of the payload that widgets add are its data (TRACK-01)', () => {
    const data = JSON.stringify({
      pagePath: '/a',
      websiteId: 'w',
      memberAccountId: 'm',
      member_locale: 'de',
      colour: 'red',
    });
    expect(readOlderEvent('own_event', data, SENDER)).toMatchObject({ path: '/a', data: { colour: 'red' } });
  });

  it('keeps at most 4 KB of its own data, flat', () => {
    const fields = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`f${index}`, 'é'.repeat(300)]));
    const eventContent = JSON.stringify({ ...fields, deep: { a: 1 }, list: [1] });
    const { data } = readTrackedEvent({ eventSchemaName: 'x', eventContent }, SENDER)!;
    expect(new TextEncoder().encode(JSON.stringify(data)).length).toBeLessThanOrEqual(4096);
    expect(Object.keys(data).length).toBeGreaterThan(0);
  });

  it.each(['email', 'customerName', 'shipping_address', 'phone', 'cart_id', 'orderId', 'token'])(
    'never keeps %s',
    (field) => {
      const eventContent = JSON.stringify({ [field]: 'Ada', data: { [field]: 'Ada' } });
      expect(readTrackedEvent({ eventSchemaName: 'x', eventContent }, SENDER)?.data).toEqual({});
    },
  );

  it('a purchase keeps its order, which says nothing of who bought (TRACK-09)', () => {
    const items = [{ sku: 'P-M', productName: 'Print', quantity: 2, unitPrice: { value: 4900, currencyCode: 'EUR' } }];
    const order = { id: 'o1', purchasedCartId: 'c', testMode: false, items };
    const person = { email: 'a@b.c', customerName: 'Ada' };
    const eventContent = JSON.stringify({
      cart_id: 'c',
      num_items_in_cart: 2,
      ...person,
      order: { ...order, ...person },
    });
    expect(readTrackedEvent({ eventSchemaName: 'purchase', eventContent }, SENDER)?.data).toEqual({
      num_items_in_cart: 2,
      order,
    });
    expect(readTrackedEvent({ eventSchemaName: 'own_event', eventContent }, SENDER)?.data).toEqual({
      num_items_in_cart: 2,
    });
  });

  it.each([[null], [[]], [{}], [{ eventSchemaName: 'x y', eventContent: '{}' }], [{ eventSchemaName: 'x' }]])(
    '%j is none',
    (value) => {
      expect(readTrackedEvent(value, SENDER)).toBeNull();
      expect(readVisitorEvent(value, SENDER)).toBeNull();
    },
  );
});

it.each([
  ['', '', 'direct', ''],
  ['https://www.google.co.uk/', '', 'search', 'google'],
  ['https://duckduckgo.com/', '', 'search', 'duckduckgo'],
  ['https://l.instagram.com/?u=x', '', 'social', 'instagram'],
  ['android-app://com.pinterest/', '', 'referral', 'com.pinterest'],
  ['https://t.co/abc', '', 'social', 'x'],
  ['https://mail.google.com/', '', 'email', 'mail.google.com'],
  ['https://outlook.live.com/', '', 'email', 'outlook.live.com'],
  ['https://www.blog.example/post', '', 'referral', 'blog.example'],
  ['https://google.com.evil.example/', '', 'referral', 'google.com.evil.example'],
  ['https://shop.example:3000/a', '', 'internal', ''],
  ['https://www.google.com/', 'gclid=1', 'paid', 'google'],
  ['', 'utm_source=news&utm_medium=email', 'email', 'news'],
  ['', 'utm_source=newsletter', 'email', 'newsletter'],
  ['https://shop.example/', 'utm_source=poster&utm_medium=print', 'campaign', 'poster'],
  ['', 'utm_source=Meta&utm_medium=paid-social', 'paid', 'Meta'],
  ['', 'utm_source=%E0%A4%A', 'campaign', '%E0%A4%A'],
])('from %j with %j is %s, %s', (referrer, query, channel, source) => {
  expect(originOf({ referrer, query, ownHosts: ['shop.example'] })).toMatchObject({ channel, source });
});

it.each([
  ['Europe/Vienna', 'en-US', 'AT'],
  ['Asia/Calcutta', 'en', 'IN'],
  ['Europe/Kiev', '', 'UA'],
  ['America/New_York', 'de-DE', 'US'],
  ['UTC', 'de-AT', 'AT'],
  ['', 'zh-Hant-TW', 'TW'],
  ['', 'de', ''],
  ['Nowhere/Else', '', ''],
])('clocks of %j, language %j: %j', (timeZone, language, country) => {
  expect(guessCountry(timeZone, language)).toBe(country);
});

it.each([
  [FIREFOX, 'desktop', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'phone', false],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/141.0 Mobile Safari/537.36', 'phone', false],
  ['Mozilla/5.0 (Linux; Android 15; SM-X710) Chrome/141.0 Safari/537.36', 'tablet', false],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'tablet', false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'desktop', true],
  ['Mozilla/5.0 (X11) HeadlessChrome/141.0.0.0 Safari/537.36', 'desktop', true],
  ['curl/8.5', 'desktop', true],
  ['', 'desktop', true],
])('%s is a %s', (userAgent, device, isBot) => {
  expect([deviceOf(userAgent), isBotAgent(userAgent)]).toEqual([device, isBot]);
});

it.each([
  [{}, { eventDays: 90, visitDays: 396, sumDays: 761 }],
  [{ insightRetention: { eventDays: 7, visitDays: 30 } }, { eventDays: 7, visitDays: 30, sumDays: 761 }],
  [
    { insightRetention: { eventDays: 0, visitDays: 1.5, sumDays: 1e9 } },
    { eventDays: 90, visitDays: 396, sumDays: 761 },
  ],
  [{ insightRetention: 'long' }, { eventDays: 90, visitDays: 396, sumDays: 761 }],
])('settings %j keep %j', (settings, kept) => {
  expect(retentionOf(settings)).toEqual(kept);
});

it.each([
  [{}, []],
  [{ eventDays: 91, visitDays: 800 }, []],
  [{ eventDays: 89, sumDays: 760 }, ['eventDays', 'sumDays']],
])('keeping %j instead of the normal takes away from %j', (change, shorter) => {
  expect(shortenedRetention(DEFAULT_RETENTION, { ...DEFAULT_RETENTION, ...change })).toEqual(shorter);
});
