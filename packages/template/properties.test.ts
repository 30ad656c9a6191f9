import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEngine, type EngineOptions } from './index.ts';
import { FORMATTERS, PREDICATES } from './samples/tables.ts';

const pieces = [
  '{',
  '}',
  '{a}',
  '{a.b}',
  '{@}',
  '{@index}',
  '{.section a}',
  '{.section b.c}',
  '{.repeated section a}',
  '{.repeated section b}',
  '{.alternates with}',
  '{.or}',
  '{.or equal? a 1}',
  '{.end}',
  '{.end}',
  '{.if a || b && c}',
  '{.if !a}',
  '{.equal? a b}',
  '{.nope?}',
  '{.macro m}',
  '{a|apply m}',
  '{a|apply p private x=1}',
  '{a|upper}',
  '{a|apply p|upper}',
  '{.var @x a|upper}',
  '{.var @y b}',
  '{@x}',
  '{@y.c}',
  '{.ctx @z a=a b=@z}',
  '{@z|json}',
  '{.eval @x = @x + @x; @x}',
  '{.eval 1 + }',
  '{.eval (a * 2) ** -b}',
  '{.inject @i x}',
  '{.include p output}',
  '{.include m}',
  '{# a }',
  '{## {a} ##}',
  '{##',
  '{.space}',
  '{constructor}',
  '{a.toString}',
  '{a.constructor.name}',
  'text',
  '\n',
  ' ',
  '\u0000',
  '\ud800',
  '<b>',
  '{.end }',
  '{a|nope}',
  '{a,b|upper}',
];
const source = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 6 })), { maxLength: 40 })
  .map((list) => list.join(''));
const data = fc.dictionary(fc.constantFrom('a', 'b', 'c', '0', 'x'), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });

function engineOf(partial: string, options: Partial<EngineOptions> = {}) {
  return createEngine({
    formatters: FORMATTERS,
    predicates: PREDICATES,
    partials: new Map([['p', partial]]),
    allow: { eval: true, include: true },
    ...options,
  });
}

describe('any template with any data', () => {
  it('renders without throwing, and the same way twice (TPL-01)', () => {
    fc.assert(
      fc.property(source, source, data, (text, partial, json) => {
        const render = () =>
          engineOf(partial)
            .compile(text)
            .render(json, { now: 0, injects: { x: json } });
        expect(render()).toEqual(render());
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves the data as it was', () => {
    fc.assert(
      fc.property(source, data, (text, json) => {
        const before = JSON.stringify(json);
        engineOf('{a}').compile(text).render(json, { now: 0 });
        expect(JSON.stringify(json)).toBe(before);
      }),
      { numRuns: 300 },
    );
  });

  it('never reads or changes a prototype', () => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    fc.assert(
      fc.property(fc.constantFrom(...names), source, (name, text) => {
        const { output } = engineOf('{a}')
          .compile(`[{${name}}][{a.${name}}][{.section ${name}}x{.end}]${text}`)
          .render({ a: {} }, { now: 0 });
        // names that begin with an underscore are no names of the language: their tags are text
        expect(output.startsWith('[][][]') || name.startsWith('_')).toBe(true);
        expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(names);
      }),
      { numRuns: 300 },
    );
  });

  it('keeps its limits', () => {
    const limits = { steps: 500, outputLength: 2000 };
    fc.assert(
      fc.property(source, source, data, (text, partial, json) => {
        const { output } = engineOf(partial, { limits }).compile(text.repeat(5)).render(json, { now: 0 });
        // one value below the size that is checked at once, and the text of the source, may still follow
        expect(output.length).toBeLessThan(limits.outputLength + text.length * 5 + 300 * 200);
      }),
      { numRuns: 500 },
    );
  });

  it('does not mix two sites whose renderings alternate', () => {
    const one = engineOf('one {a}').compile('{.repeated section xs}{@|apply p}{.end}');
    const two = engineOf('two {a}').compile('{.repeated section xs}{@|apply p}{.end}');
    for (let round = 0; round < 1000; round++) {
      const json = { xs: [{ a: round }] };
      expect(one.render(json, { now: 0 }).output).toBe(`one ${round}`);
      expect(two.render(json, { now: 0 }).output).toBe(`two ${round}`);
    }
  });
});
