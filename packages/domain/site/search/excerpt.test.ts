import { describe, expect, it } from 'vitest';
import { excerptAround, markHits, type TextPart } from './excerpt.ts';

const shown = (parts: readonly TextPart[]) => parts.map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('hits in a text', () => {
  it.each([
    ['Printed by the sea', ['print'], '[Printed] by the sea'],
    ['Café Müller', ['muller', 'cafe'], '[Café] [Müller]'],
    ['Printing for prestige', ['prints'], '[Printing] for prestige'],
    ['We press on', ['prestige'], 'We press on'],
    ['Art & part', ['art'], '[Art] & part'],
    ['', ['x'], ''],
    ['Nothing', [''], 'Nothing'],
  ])('%s', (text, words, expected) => {
    expect(shown(markHits(text, words))).toBe(expected);
  });

  it('are marked and everything else stays as it was', () => {
    const text = 'One <b>two</b> & three, one more';
    const whole = markHits(text, ['one', 'three']);
    expect(whole.map((part) => part.text).join('')).toBe(text);
  });
});

describe('an excerpt', () => {
  const far = `${'word '.repeat(60)}lighthouse ${'after '.repeat(60)}`.trim();

  it('stands around the first hit, cut at words', () => {
    const text = shown(excerptAround(far, ['lighthouse']));
    expect(text).toMatch(/^… word .*word \[lighthouse\] after .*after …$/);
    expect(text.length).toBeLessThan(220);
  });

  it('is the beginning where nothing is hit, and the whole of a short text', () => {
    expect(shown(excerptAround(far, ['tower']))).toMatch(/^word .*word …$/);
    expect(shown(excerptAround('Short and sweet', ['sweet']))).toBe('Short and [sweet]');
  });
});
