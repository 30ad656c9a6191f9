import { describe, expect, it } from 'vitest';
import { nextAttempt, scopeOfTopic, tidyWebhook, WEBHOOK_TOPICS, webhookProblems } from './webhook.ts';

const HOOK = { endpointUrl: 'https://example.com/hooks', topics: ['order.create'] as const };
const HOUR = 3_600_000;

describe('a webhook', () => {
  it('tells of orders, contacts, their addresses and the end of an extension', () => {
    expect(WEBHOOK_TOPICS).toEqual([
      ...['order.create', 'order.update', 'extension.uninstall'],
      ...['contact.create', 'contact.update', 'contact.delete'],
      ...['address.create', 'address.update', 'address.delete'],
    ]);
  });

  it('tells nobody of what his token does not let him read', () => {
    expect(WEBHOOK_TOPICS.map(scopeOfTopic)).toEqual([
      ...['website.orders.read', 'website.orders.read', null],
      ...Array.from({ length: 6 }, () => 'website.profiles.read'),
    ]);
  });

  it('names each topic once', () => {
    const given = { endpointUrl: ' https://example.com ', topics: ['order.update', 'order.create', 'order.update'] };
    expect(tidyWebhook(given as never)).toEqual({
      ...{ endpointUrl: 'https://example.com', topics: ['order.create', 'order.update'] },
    });
  });

  it.each([
    ['https://example.com/hooks', false, []],
    ['https://example.com:443/hooks?key=1', false, []],
    ['https://example.com:8443/hooks', false, ['webhookUrlInvalid']],
    ['http://example.com/hooks', false, ['webhookUrlInvalid']],
    ['http://localhost:4000/hooks', true, []],
    ['ftp://example.com', true, ['webhookUrlInvalid']],
    ['https://name:password@example.com', false, ['webhookUrlInvalid']],
    ['example.com', false, ['webhookUrlInvalid']],
    ['', false, ['webhookUrlInvalid']],
    [`https://example.com/${'x'.repeat(2000)}`, false, ['webhookUrlTooLong']],
  ])('goes to %s (this machine: %s): %j', (endpointUrl, isLocal, codes) => {
    expect(webhookProblems({ ...HOOK, endpointUrl }, { isLocal }).map(({ code }) => code)).toEqual(codes);
  });

  it('is about something', () => {
    expect(webhookProblems({ ...HOOK, topics: [] }, { isLocal: false })).toEqual([
      { code: 'webhookTopicsMissing', field: 'topics' },
    ]);
  });
});

describe('a notification that was refused', () => {
  it.each([
    [1, 0, 10_000],
    [2, 10_000, 30_000],
    [3, 30_000, 70_000],
    [8, HOUR, HOUR + 1_280_000],
    [9, HOUR, 1.5 * HOUR],
    [60, 30 * HOUR, 30.5 * HOUR],
    [100, 47.8 * HOUR, 48 * HOUR],
    [101, 48 * HOUR, null],
    [1, 90 * HOUR, null],
  ])('%i times, at %i ms, is sent again at %s', (attempts, now, at) => expect(nextAttempt(attempts, 0, now)).toBe(at));

  it('is sent some hundred times in two days', () => {
    let at: number | null = 0;
    let sent = 0;
    while (at !== null) {
      sent += 1;
      at = nextAttempt(sent, 0, at);
    }
    expect(sent).toBeGreaterThan(90);
    expect(sent).toBeLessThan(120);
  });
});
