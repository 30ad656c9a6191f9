import { describe, expect, it } from 'vitest';
import { firstParagraph, plainText, toMarkup } from './markup.ts';

describe('text without tags', () => {
  it('becomes paragraphs and lines', () => {
    expect(toMarkup(' One & two\nthree\n\nfour < five ')).toBe('<p>One &amp; two<br>three</p><p>four &lt; five</p>');
    expect(toMarkup('<p>as it is</p>')).toBe('<p>as it is</p>');
    expect(toMarkup('&amp; stays')).toBe('<p>&amp; stays</p>');
  });

  it('is cut at a word for search engines', () => {
    expect(plainText('<p>One&nbsp;two</p><p>three &amp; four</p>', 100)).toBe('One two three & four');
    expect(plainText('one two three', 9)).toBe('one two…');
    expect(firstParagraph('<h2>x</h2><p class="a">y</p><p>z</p>')).toBe('<p class="a">y</p>');
  });
});
