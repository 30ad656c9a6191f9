import { expect, it } from 'vitest';
import { reportFilterText } from './reportFilterText.ts';

const ID = '0190f1a2-0000-7000-8000-00000000abcd';

it.each([
  [{}, '', null],
  [{ sold: 'nonsense' }, '', null],
  [{ sold: 'all' }, '', 'Counted as sold'],
  [{ sold: `product:${ID}` }, 'Ridge Lines', 'Product sold: Ridge Lines'],
  [{ sold: `variant:${ID}` }, '', `Variant sold: ${ID}`],
  [{ sold: 'channel:search' }, '', 'Sold by channel: Search engines'],
  [{ sold: 'channel:' }, '', 'Sold by channel: Not known'],
  [{ sold: 'source:' }, '', 'Sold by source: Not known'],
] as const)('%j, called %j, reads %j (TRACK-11)', (search, title, text) => {
  expect(reportFilterText(search, title)).toBe(text);
});

it('says the days it is about (TRACK-11)', () => {
  expect(reportFilterText({ sold: 'all', from: '2026-11-17', until: '2026-11-17' }, '')).toMatch(
    /^Counted as sold, .*17/,
  );
  expect(reportFilterText({ sold: 'all', from: '2026-11-01', until: '2026-11-30' }, '')).toMatch(
    /^Counted as sold, .*1.*30/,
  );
});
