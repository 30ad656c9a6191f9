import { describe, expect, it } from 'vitest';
import { bucketText, changeOf, hourNow, plotPoints } from './salesLook.ts';

const usd = (value: string) => ({ currency: 'USD', value });

describe('numbers of sales', () => {
  it.each([
    [112n, 100n, '+12%', 'up'],
    [97n, 100n, '−3%', 'down'],
    [100n, 100n, '±0%', 'same'],
    [10_001n, 10_000n, '+<1%', 'up'],
    [2_000n, 1n, '+199,900%', 'up'],
    [0n, 5n, '−100%', 'down'],
  ])('%d after %d is %s', (now, before, text, direction) => expect(changeOf(now, before)).toEqual({ text, direction }));

  it('are compared with nothing where there was nothing', () => expect(changeOf(5n, 0n)).toBeNull());

  it('stand under hours, days and months', () => {
    expect([bucketText('2026-11-21T14', 'en-US'), bucketText('2026-11-21', 'en-US', true)]).toEqual(['2 PM', 'Nov 21']);
    expect([bucketText('2026-11', 'en-US'), bucketText('2026-11', 'en-US', true)]).toEqual(['November 2026', 'Nov']);
    expect(hourNow(Date.parse('2026-11-21T23:30:00Z'), 'Europe/Berlin')).toBe('2026-11-22T00');
  });

  it('lie beside those of the period before, and hours to come are open', () => {
    const period = (day: string) => ({
      total: usd('0.00'),
      orderCount: 0,
      average: null,
      points: ['08', '09'].map((hour) => ({ at: `${day}T${hour}`, total: usd(`${Number(hour)}.00`), orderCount: 1 })),
    });
    const points = plotPoints({ current: period('2026-11-21'), previous: period('2026-11-20') }, '2026-11-21T08');
    expect(points.map(({ at, before, isAhead }) => [at, before, isAhead])).toEqual([
      ['2026-11-21T08', '2026-11-20T08', false],
      ['2026-11-21T09', '2026-11-20T09', true],
    ]);
  });
});
