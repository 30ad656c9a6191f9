import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutTags } from './tags.ts';

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>One <b>two</b></p>', 'One two'],
  ['5 < 6', '5 < 6'],
  ['a<b<c>d', 'ad'],
  ['a>b', 'a>b'],
  ['<', '<'],
])('%j without tags is %j', (html, text) => expect(withoutTags(html)).toBe(text));

it('is what the pattern would do, whatever the text', () => {
  const html = fc.string({ unit: fc.constantFrom('<', '>', 'a', ' ', '/') });
  fc.assert(fc.property(html, (text) => withoutTags(text, '·') === text.replace(/<[^>]*>/g, '·')));
});
