import { DEFAULT_LIMITS, type RenderContext } from '@quoin/template';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { attributeJson } from './attributeJson.ts';
import { escapeAttribute } from './escape.ts';
import { jsonText } from './json.ts';

/** What the two ways of writing have asked of their rendering. */
function ask(limits = DEFAULT_LIMITS) {
  const asked: { spent: number; reports: string[] } = { spent: 0, reports: [] };
  const context = {
    limits,
    spend: (steps: number) => {
      asked.spent += steps;
      return true;
    },
    report: (code: string) => asked.reports.push(code),
  } as unknown as RenderContext;
  return { context, asked };
}

function both(value: unknown, limits = DEFAULT_LIMITS) {
  const [one, two] = [ask(limits), ask(limits)];
  const text = attributeJson('x', value, one.context);
  const expected = escapeAttribute(jsonText('x', value, two.context));
  return { text, expected, asked: one.asked, expectedAsked: two.asked };
}

const word = fc.string({
  unit: fc.constantFrom('a', '</', '"', '\\', '&', '>', '\n', '\u0001', '\ud800', 'é', '7.', ' '),
});
const leaf = fc.oneof(word, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined));
const json = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    leaf,
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(word, tie('node'), { maxKeys: 4 }),
  ),
})).node;

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'spoilt');
});

describe('JSON in an attribute', () => {
  it('is the JSON of the value, escaped, at the same price', () => {
    fc.assert(
      fc.property(fc.array(json, { maxLength: 4 }), (value) => {
        const { text, expected, asked, expectedAsked } = both(value);
        expect(text).toBe(expected);
        expect(asked.spent).toBeCloseTo(expectedAsked.spent, 6);
      }),
      { numRuns: 2000 },
    );
  });

  it('leaves out what JSON leaves out, and inherited members', () => {
    for (const value of [
      { a: undefined, b: () => 1, c: 'c' },
      [undefined, () => 1],
      Object.create({ a: 1 }),
      new Date(0),
      new Map(),
      { a: -0, b: Number.NaN, c: Number.POSITIVE_INFINITY, d: 1e21 },
      undefined,
      'text',
    ]) {
      expect(both(value).text).toBe(both(value).expected);
    }
    const { context } = ask();
    Object.defineProperty(Object.prototype, 'spoilt', { value: 'x', enumerable: true, configurable: true });
    const text = attributeJson('x', { a: 'b' }, context);
    Reflect.deleteProperty(Object.prototype, 'spoilt');
    expect(text).toBe('{&quot;a&quot;:&quot;b&quot;}');
  });

  it('refuses what is too large or too deep', () => {
    const limits = { ...DEFAULT_LIMITS, values: 10, valueDepth: 3 };
    for (const value of [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [[[[1]]]], ['x'.repeat(700)]]) {
      const { text, expected, asked, expectedAsked } = both(value, limits);
      expect(text).toBe('');
      expect(expected).toBe('');
      expect(asked).toEqual(expectedAsked);
      expect(asked.reports).toEqual(['VALUE_TOO_LARGE']);
    }
    expect(both([1, 2, 3, 4, 5, 6, 7, 8, 9], limits).text).toBe('[1,2,3,4,5,6,7,8,9]');
  });
});
