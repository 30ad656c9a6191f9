import { expect, it } from 'vitest';
import { lastDayToPay } from './manualPayment.ts';

const EVENING = Date.parse('2026-03-07T23:30:00Z');

it.each([
  // 14 days by the calendar, also over the day on which the clocks change.
  ['awaiting_payment', 'bankTransfer', 'Europe/Berlin', '2026-03-22'],
  ['awaiting_payment', 'bankTransfer', 'UTC', '2026-03-21'],
  ['awaiting_payment', 'invoice', 'America/Santiago', '2026-04-06'],
  ['awaiting_payment', 'invoice', 'Asia/Tokyo', '2026-04-07'],
  ['awaiting_payment', null, 'UTC', null],
  ['paid', 'invoice', 'UTC', null],
] as const)('the last day to pay: %s by %s in %s is %s (local time)', (payment, method, zone, day) => {
  expect(lastDayToPay({ payment, method, placedAt: EVENING }, zone)).toBe(day);
});
