import { describe, expect, it } from 'vitest';
import { isInPlace, isReached } from './places.ts';

const at = (countryCode: string, region = '', postalCode = '') => ({ countryCode, region, postalCode });
const place = (regions: string[], ...ranges: [string, string][]) => ({
  countryCode: 'US',
  regions,
  postalCodes: ranges.map(([from, to]) => ({ from, to })),
});

describe('a place', () => {
  it.each([
    ['its country', at('US'), place([]), true],
    ['no other', at('CA'), place([]), false],
    ['its region', at('US', 'ny'), place(['NY', 'NJ']), true],
    ['no other region', at('US', 'CA'), place(['NY']), false],
    ['not the country while the region is unknown', at('US'), place(['NY']), false],
    ['both ends of a range', at('US', '', '10299'), place([], ['10000', '10299']), true],
    ['longer codes within it', at('US', '', '10299-9999'), place([], ['10000', '10299']), true],
    ['no code beyond', at('US', '', '10300'), place([], ['10000', '10299']), false],
    ['no shorter code', at('US', '', '10'), place([], ['10000', '10299']), false],
    ['no unknown code', at('US', 'NY', ''), place(['NY'], ['', '']), false],
    ['codes by their beginning', at('US', '', 'sw1a 1aa'), place([], ['SW1', 'SW9']), true],
    ['any of several ranges', at('US', '', '20001'), place([], ['10000', '10299'], ['20000', '20999']), true],
    ['only where all conditions hold', at('US', 'CA', '10001'), place(['NY'], ['10000', '10299']), false],
  ])('covers %s', (_, destination, covered, is) => {
    expect(isInPlace(destination, covered)).toBe(is);
  });

  it('is not needed by what goes everywhere', () => {
    expect(isReached(at('FR'), [])).toBe(true);
    expect(isReached(at('FR'), [place([])])).toBe(false);
  });
});
