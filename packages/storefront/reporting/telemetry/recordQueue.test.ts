import type { PerformanceRecord } from '@quoin/domain/analytics';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fakeClock.ts';
import { createRecordQueue } from './recordQueue.ts';

function queueOf(sinceLoad = 0) {
  const clock = fakeClock();
  const sent: (readonly PerformanceRecord[])[] = [];
  const raw = { path: '/shop', pageType: 1 };
  const queue = createRecordQueue({
    ...{ after: clock.after, sinceLoad, now: () => 7, pageLoadId: 'one', raw },
    send: (records) => void sent.push(records),
  });
  const names = () => sent.map((records) => records.map(({ event }) => event));
  return { clock, queue, sent, names };
}

describe('what a page measures', () => {
  it('is sent together 30 s after the load, not before (TELE-01)', () => {
    const { clock, queue, sent, names } = queueOf();
    queue.add('TTFB', 120);
    queue.add('FCP', 800);
    clock.pass(29_999);
    expect(sent).toEqual([]);
    clock.pass(1);
    expect(names()).toEqual([['TTFB', 'FCP']]);
    expect(sent[0]?.[0]).toEqual({
      ...{ app: 'storefront', event: 'TTFB', data: { value: 120 }, pageLoadId: 'one', ts: 7 },
      raw: { path: '/shop', pageType: 1 },
    });
  });

  it('is sent when the page is hidden before, and then not again (TELE-01)', () => {
    const { clock, queue, names } = queueOf();
    queue.add('FCP', 800);
    queue.update('CLS', 0.01);
    queue.hide();
    queue.hide();
    clock.pass(120_000);
    expect(names()).toEqual([['FCP', 'CLS']]);
  });

  it('waits for what still grows for 60 s at most, and sends its last value once (TELE-01)', () => {
    const { clock, queue, sent, names } = queueOf();
    queue.add('load', 900);
    queue.update('INP', 40);
    clock.pass(30_000);
    queue.update('INP', 90);
    clock.pass(29_999);
    expect(names()).toEqual([['load']]);
    clock.pass(1);
    expect(names()).toEqual([['load'], ['INP']]);
    expect(sent[1]?.[0]?.data).toEqual({ value: 90 });
    queue.update('INP', 300);
    queue.add('load', 1);
    queue.hide();
    expect(sent).toHaveLength(2);
  });

  it('counts from the load, also when measuring began later (TELE-01)', () => {
    const { clock, queue, names } = queueOf(12_000);
    queue.add('FCP', 1);
    clock.pass(18_000);
    expect(names()).toEqual([['FCP']]);
    const late = queueOf(90_000);
    late.queue.add('FCP', 1);
    late.queue.update('CLS', 0);
    late.clock.pass(0);
    expect(late.names()).toEqual([['FCP'], ['CLS']]);
  });

  it('is nothing where nothing was measured', () => {
    const { clock, queue, sent } = queueOf();
    queue.hide();
    clock.pass(120_000);
    expect(sent).toEqual([]);
  });
});
