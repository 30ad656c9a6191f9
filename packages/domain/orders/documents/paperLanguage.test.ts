import { expect, it } from 'vitest';
import { paperLanguage } from './paperLanguage.ts';

it.each([
  ['ja', 'en'],
  ['ja-JP', 'en'],
  ['de-AT', 'de-AT'],
  ['ar', 'ar'],
  ['en-GB', 'en-GB'],
])('a paper of an order in %s is printed in %s', (language, printed) => {
  expect(paperLanguage(language)).toBe(printed);
});
