import { describe, expect, it } from 'vitest';
import { browserName } from './browserName.ts';
import { ERROR_REPORT_LIMITS, readErrorReports } from './errorReports.ts';

const REPORT = {
  message: 'x is not a function',
  stack: 'at y',
  source: '/s.js?v=1',
  line: 3,
  column: 7,
  page: '/shop',
};

it('a page sends at most 20 times, keeps 10 errors, 5000 characters of a stack, and waits for 1 s (ERR-02)', () => {
  expect(ERROR_REPORT_LIMITS).toEqual({ sends: 20, queued: 10, stack: 5000, debounce: 1000 });
});

describe('reports on their way in', () => {
  it('are a list; of a thousand the first ten are read, each with its stack cut (ERR-02, SC-65)', () => {
    const reports = readErrorReports(Array.from({ length: 1000 }, () => ({ ...REPORT, stack: 'x'.repeat(1_000_000) })));
    expect(reports).toHaveLength(10);
    expect(reports?.[0]?.stack).toHaveLength(5000);
    for (const body of [null, {}, 'x', 7]) expect(readErrorReports(body)).toBeNull();
  });

  it('lose what may be about a visitor: the queries of page and script', () => {
    expect(readErrorReports([{ ...REPORT, page: '/search?q=secret#top' }])).toEqual([
      { ...REPORT, source: '/s.js', page: '/search' },
    ]);
  });

  it('lose the key that an order stands under', () => {
    expect(readErrorReports([{ ...REPORT, page: '/checkout/order/secret-key' }])).toMatchObject([
      { page: '/checkout/order/…' },
    ]);
  });

  it.each([
    [{ ...REPORT, message: ' ' }, 0],
    [{ message: 5 }, 0],
    [null, 0],
    ['text', 0],
    [{ message: 'only this' }, 1],
    [{ ...REPORT, line: -1, column: 1.5, page: 'https://elsewhere.example/' }, 1],
  ])('%j counts as %i', (event, count) => {
    expect(readErrorReports([event])).toHaveLength(count);
  });

  it('hold no byte that the database refuses, and no place that is none', () => {
    expect(readErrorReports([{ ...REPORT, message: 'a\0b', line: 1e12, page: 'x' }])).toMatchObject([
      { message: 'ab', line: 0, page: '/' },
    ]);
  });
});

it.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
    'Chrome 141',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0',
    'Edge 141',
  ],
  ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15', 'Safari 18'],
  ['Mozilla/5.0 (Windows NT 10.0; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133'],
  ['curl/8.5', 'Other'],
  ['', 'Other'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
