import { expect, it } from 'vitest';
import { sortFacetValues } from './facetOrder.ts';

const sorted = (values: readonly string[], language: string) =>
  sortFacetValues(
    values.map((value) => ({ value, count: value === 'often' ? 2 : 1 })),
    language,
  ).map(({ value }) => value);

it.each([
  [['12. Dezember', '19. Dezember', '5. Dezember'], 'de', ['5. Dezember', '12. Dezember', '19. Dezember']],
  [['zucker', 'äthiopien', 'abo', 'often'], 'de', ['often', 'abo', 'äthiopien', 'zucker']],
  [['100 ml', '50 ml', '250 ml'], 'en', ['50 ml', '100 ml', '250 ml']],
])('values of a facet stand as people sort them, the frequent first: %j', (values, language, expected) => {
  expect(sorted(values, language)).toEqual(expected);
});
