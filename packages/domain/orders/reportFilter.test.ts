import { expect, it } from 'vitest';
import { formatReportFilter, parseReportFilter } from './reportFilter.ts';

const ID = '0190f1a2-0000-7000-8000-00000000abcd';

it.each([
  ['all', { by: 'all' }],
  [`product:${ID}`, { by: 'product', key: ID }],
  [`variant:${ID}`, { by: 'variant', key: ID }],
  ['channel:search', { by: 'channel', key: 'search' }],
  ['channel:', { by: 'channel', key: '' }],
  ['source:news:letter', { by: 'source', key: 'news:letter' }],
  ['discount:SUMMER', { by: 'discount', key: 'SUMMER' }],
] as const)('%s are the orders of %j (TRACK-11)', (text, filter) => {
  expect(parseReportFilter(text)).toEqual(filter);
  expect(formatReportFilter(filter)).toBe(text);
});

it.each(['', 'product', 'product:', 'product:1', `variant:${ID}x`, 'page:/', `channel:${'x'.repeat(201)}`])(
  '%j is no filter, and is not believed (TRACK-11)',
  (text) => expect(parseReportFilter(text)).toBeNull(),
);
