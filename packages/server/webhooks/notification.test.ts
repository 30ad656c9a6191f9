import { describe, expect, it } from 'vitest';
import { notificationText, signatureOf } from './notification.ts';

const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const EVENT = {
  ...{ id: 'n-1', websiteId: 'w-1', subscriptionId: 's-1', occurredAt: new Date(Date.UTC(2026, 10, 30, 9, 30)) },
  ...{ topic: 'order.create' as const, data: { orderId: 'o-1' } },
};

describe('a notification', () => {
  it('names itself, its site, its subscription, what happened and when', () => {
    expect(notificationText(EVENT)).toBe(
      '{"id":"n-1","websiteId":"w-1","subscriptionId":"s-1","topic":"order.create",' +
        '"createdOn":"2026-11-30T09:30:00.000Z","data":{"orderId":"o-1"}}',
    );
  });

  it.each(['contact.update', 'address.delete'] as const)('about %s names the subscription twice', (topic) => {
    expect(JSON.parse(notificationText({ ...EVENT, topic }))).toMatchObject({
      ...{ subscriptionId: 's-1', subscriptionsId: 's-1' },
    });
  });
});

// Computed apart from this code: printf '%s' TEXT | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET
describe('its signature', () => {
  it.each([
    ['', SECRET, 'd38b42096d80f45f826b44a9d5607de72496a415d3f4a1a8c88e3bb9da8dc1cb'],
    ['{"orderId":"o-1"}', SECRET, '385ace7354c640fb7064e81e4b0a6950e50db4c41c3ffacb6d6d4aab59ac3252'],
    ['{"name":"Zoë 🌊"}', SECRET, 'c56ca8c9672813b8b7544302b1a9b71283e6b638653b1f4be592ea795a1b71ad'],
    ['{"orderId":"o-1"}', 'f'.repeat(64), '0db9bf2493c292677d70f61bf3e6baab6a2df940b613f033527ad720034c61dc'],
  ])('of %s with %s is %s', (text, secret, signature) => expect(signatureOf(text, secret)).toBe(signature));
});
