import { WEBHOOK_TOPICS } from '@quoin/domain/access';
import { expect, it } from 'vitest';
import { deliveryLook, statusText, topicsText, webhookLook } from './webhookTexts.ts';

it('every event has a name of its own', () => {
  expect(new Set(topicsText(WEBHOOK_TOPICS).split(', ')).size).toBe(WEBHOOK_TOPICS.length);
});

it.each([
  [{ last: null, waiting: 0 }, 'Not used yet'],
  [{ last: null, waiting: 2 }, 'Sending'],
  [{ last: { state: 'delivered', status: 200, attemptedAt: 1 }, waiting: 0 }, 'Working'],
  [{ last: { state: 'waiting', status: 500, attemptedAt: 1 }, waiting: 3 }, 'Failing'],
  [{ last: { state: 'failed', status: null, attemptedAt: 1 }, waiting: 0 }, 'Failing'],
] as const)('a webhook with %j reads %s', (webhook, text) => expect(webhookLook(webhook).text).toBe(text));

it.each([
  [{ state: 'delivered', status: 204, attemptedAt: 1 }, 'Delivered', 'Status 204'],
  [{ state: 'failed', status: 500, attemptedAt: 1 }, 'Failed', 'Status 500'],
  [{ state: 'waiting', status: null, attemptedAt: 1 }, 'Retrying', 'No response'],
  [{ state: 'waiting', status: null, attemptedAt: null }, 'Waiting', 'Not sent yet'],
] as const)('a notification that is %j reads %s, %s', (attempt, text, status) => {
  expect([deliveryLook(attempt).text, statusText(attempt)]).toEqual([text, status]);
});
