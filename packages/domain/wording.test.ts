import {
  accessWording,
  captchaSettingsWording,
  captchaWording,
  memberWording,
  pagePasswordWording,
} from '@quoin/domain/access';
import { insightSettingsWording } from '@quoin/domain/analytics';
import { cartWording, pricingWording } from '@quoin/domain/cart';
import {
  bulkEditWording,
  catalogLimitWording,
  importFileWording,
  installmentWording,
  inventoryWording,
  reviewFileWording,
  reviewWording,
} from '@quoin/domain/catalog';
import { lintWording } from '@quoin/domain/document';
import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { moneyWording } from '@quoin/domain/money';
import { ordersWording } from '@quoin/domain/orders';
import { restockWording } from '@quoin/domain/restock';
import {
  commentWording,
  itemWording,
  moveInFileWording,
  moveInWording,
  redirectWording,
  themeWording,
} from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';

const CATALOGUES: readonly (readonly [string, Wording<string>])[] = [
  ['money', moneyWording],
  ['access', accessWording],
  ['members', memberWording],
  ['passwords of pages', pagePasswordWording],
  ['before publishing', lintWording],
  ['captcha', captchaWording],
  ['captcha settings', captchaSettingsWording],
  ['cart', cartWording],
  ['inventory', inventoryWording],
  ['installments', installmentWording],
  ['bulk edit', bulkEditWording],
  ['product files', importFileWording],
  ['catalog', catalogLimitWording],
  ['pricing', pricingWording],
  ['orders', ordersWording],
  ['restock', restockWording],
  ['comments', commentWording],
  ['reviews', reviewWording],
  ['files of reviews', reviewFileWording],
  ['entries', itemWording],
  ['redirects', redirectWording],
  ['move in', moveInWording],
  ['files to move in', moveInFileWording],
  ['themes', themeWording],
  ['insight settings', insightSettingsWording],
];

/** A value for every slot that any sentence has. */
const values = {
  count: 200,
  coupon: 'SAVE10',
  digits: 2,
  example: '94107',
  fileName: 'shop.zip',
  from: '$1.00',
  href: '/gone',
  label: 'City',
  least: 1,
  left: 2,
  line: 12,
  max: 9999,
  size: '7.5 MB',
  min: 1,
  minimum: '$50.00',
  most: 90,
  missing: '$5.00',
  onHand: 5,
  options: ['Size'],
  other: 'Summer sale',
  ratio: '2.1',
  reserved: 2,
  target: 1,
  title: 'Print',
  to: '$2.00',
  value: 'HP-100',
  wait: 'Please try again in 2 minutes.',
};

describe('every code has a sentence', () => {
  it.each(CATALOGUES)('%s: whole, without a gap where a value is missing from the text', (_, wording) => {
    for (const code of Object.keys(wording)) {
      const text = lookUpSentence(wording, { code, values });
      expect(text.trim()).toBe(text);
      expect(text.length).toBeGreaterThan(5);
      expect(text).not.toMatch(/undefined|\[object|NaN| {2}| \./);
    }
  });

  it('and only these codes are shared by cart and orders, which speak at different moments', () => {
    const shared = Object.keys(cartWording).filter((code) => code in ordersWording);
    expect(shared).toEqual(['outOfStock', 'amountTooLarge', 'priceChanged']);
  });
});
