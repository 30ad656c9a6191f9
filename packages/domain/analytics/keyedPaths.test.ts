import { expect, it } from 'vitest';
import {
  isCheckoutPath,
  isOrderPath,
  isPrivatePage,
  publicPath,
  publicQuery,
  publicReferrer,
  withoutKeys,
} from './keyedPaths.ts';

/** Prefixes of languages: of the main one there is none. */
const LANGUAGES = ['', '/de', '/pt-br', '/zh-hant-tw'];

it.each([
  ['/', '/'],
  ['/shop/ridge-lines', '/shop/ridge-lines'],
  ['/cart', '/cart'],
  ['/order/confirmed/abc-DEF', '/order'],
  ['/order/abc-DEF/documents/1.pdf', '/order'],
  ['/checkout/order/abc-DEF', '/checkout'],
  ['/newsletter/unsubscribe/abc', '/newsletter'],
  ['/orders-of-merit/x', '/orders-of-merit/x'],
])('what is told of %s is %s, in each language (SC-67)', (path, expected) => {
  for (const language of LANGUAGES) expect(publicPath(language + path)).toBe(language + expected);
});

it.each([
  ['https://shop.example/search?q=typed#top', 'https://shop.example/search'],
  ['/order/abcdef123?key=1', '/order/…'],
  ['https://shop.example/account/reset/tokentoken', 'https://shop.example/account/…'],
  ['https://shop.example/de/account/reset/tokentoken', 'https://shop.example/de/account/…'],
  ['/checkout/order/abcdef', '/checkout/order/…'],
  ['/pt-br/checkout/order/abcdef', '/pt-br/checkout/order/…'],
  ['/newsletter/confirm/abcdef', '/newsletter/…'],
  ['/checkout', '/checkout'],
  ['/shop/tide', '/shop/tide'],
  ['', ''],
])('the address %j without its keys is %j (REC-04, SC-67)', (address, left) => {
  expect(withoutKeys(address)).toBe(left);
});

it.each([
  ['', ''],
  ['?', ''],
  ['?token=abc', ''],
  ['?cartToken=abc&email=a%40b.c&mc_eid=7', ''],
  ['?token=abc&utm_source=news&UTM_Medium=email', '?utm_source=news&UTM_Medium=email'],
  [
    '?gclid=G%201&wbraid=w&gbraid=g&dclid=d&fbclid=f&msclkid=m&ttclid=t&q=me',
    '?gclid=G%201&wbraid=w&gbraid=g&dclid=d&fbclid=f&msclkid=m&ttclid=t',
  ],
  ['?my_utm_source=a&utm_=b&gclid', ''],
])('of the query %j is told %j: what a campaign wrote (TRACK-03, SC-67)', (query, told) => {
  expect(publicQuery(query)).toBe(told);
});

it.each([
  ['https://shop.example/account/reset?token=abc', 'https://shop.example/account'],
  ['https://shop.example/de/checkout/order/abc', 'https://shop.example/de/checkout'],
  ['https://shop.example/search?q=me', 'https://shop.example/search'],
  ['https://shop.example.evil.test/order/abc', 'https://shop.example.evil.test/order/abc'],
  ['https://search.example/?q=prints', 'https://search.example/?q=prints'],
  ['android-app://com.example/', 'android-app://com.example/'],
  ['', ''],
])('of the page %j before this one is told %j (TRACK-03, SC-67)', (referrer, told) => {
  expect(publicReferrer(referrer, 'https://shop.example')).toBe(told);
});

it.each([
  ['/checkout', true],
  ['/order/x', true],
  ['/account', true],
  ['/newsletter/unsubscribe/abc', true],
  ['/orders-of-the-day', false],
  ['/cart', false],
])('%s is about a person, in each language: %s (REC-04)', (path, isOne) => {
  for (const language of LANGUAGES) expect(isPrivatePage(language + path)).toBe(isOne);
});

it('somebody buys by the same pages in each language (REC-04)', () => {
  for (const language of LANGUAGES) {
    expect([isCheckoutPath(`${language}/checkout`), isCheckoutPath(`${language}/checkouts`)]).toEqual([true, false]);
    expect(isOrderPath(`${language}/checkout/order/abc`)).toBe(true);
    expect(isOrderPath(`${language}/order/abc`)).toBe(true);
    expect(isOrderPath(`${language}/order/abc/documents`)).toBe(false);
  }
});
