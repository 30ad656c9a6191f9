import { expect, it } from 'vitest';
import { nativeSelector } from './selectors.ts';

it.each([
  ['.slide', '.slide'],
  ['> li', ':scope > li'],
  ['> li, + p', ':scope > li,:scope + p'],
  ['a[href=#]', 'a[href="#"]'],
  ['[data-index=2]', '[data-index="2"]'],
  ['[class*= sqs-block ]', '[class*="sqs-block"]'],
  ['[data-x="a,b"], .c', '[data-x="a,b"], .c'],
  [':not(.a, .b) i', ':not(.a, .b) i'],
  ["[title='it']", "[title='it']"],
])('%s is %s to the browser (Y.one, Y.all)', (selector, expected) => {
  expect(nativeSelector(selector)).toBe(expected);
});
