import { describe, expect, it } from 'vitest';
import { markUp } from './markUp.ts';

describe('the tools above a description', () => {
  it('wrap what is selected and keep it selected', () => {
    const { text, from, to } = markUp('a big sea', { from: 2, to: 5 }, 'strong');
    expect([text, text.slice(from, to)]).toEqual(['a <strong>big</strong> sea', 'big']);
  });

  it('make a point of each line', () => {
    expect(markUp('one\n\ntwo', { from: 0, to: 8 }, 'ul').text).toBe('<ul><li>one</li><li>two</li></ul>');
  });

  it('put the caret where the address of a link belongs', () => {
    const { text, from, to } = markUp('see here', { from: 4, to: 8 }, 'a');
    expect(text).toBe('see <a href="https://">here</a>');
    expect([text.slice(0, from), to]).toEqual(['see <a href="https://', from]);
  });
});
