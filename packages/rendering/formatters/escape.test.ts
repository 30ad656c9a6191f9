import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeAttribute, escapeHtml } from './escape.ts';

const char = fc.constantFrom('&', '<', '>', '"', ':', ',', "'", 'a', 'é', ' ');
const text = fc.string({ unit: char, maxLength: 200 });

describe('escaping', () => {
  it('replaces & < > in short and long texts alike', () => {
    fc.assert(
      fc.property(text, (value) => {
        const expected = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        expect(escapeHtml(value)).toBe(expected);
        expect(escapeAttribute(value)).toBe(expected.replaceAll('"', '&quot;'));
      }),
    );
  });
});
