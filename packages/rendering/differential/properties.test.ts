import { existsSync, readFileSync } from 'node:fs';
import { createEngine, DEFAULT_LIMITS, type Limits } from '@quoin/template';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Case, sampleCases } from './cases.ts';
import { createTables, renderWithOurs } from './ours.ts';

const PACKS = new URL('../../../node_modules/@phensley/cldr/packs/', import.meta.url);
const tables = createTables((language) => {
  const file = new URL(`${language}.json`, PACKS);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
});

/** The prototypes data might reach for, as they are now. */
function prototypes(): string {
  return [Object.prototype, Array.prototype, String.prototype, Function.prototype, Map.prototype]
    .map((prototype) => JSON.stringify(Object.getOwnPropertyNames(prototype)))
    .join('\n');
}

function render(template: string, data: unknown, limits: Partial<Limits> = {}, partials: Record<string, string> = {}) {
  const engine = createEngine({
    ...tables,
    limits,
    partials: new Map(Object.entries(partials)),
    allow: { eval: true, include: true },
  });
  return engine.compile(template).render(data, { now: 0, locale: 'en' });
}

const codesOf = (rendered: { errors: readonly { code: string }[] }): string[] =>
  rendered.errors.map(({ code }) => code);

const HOSTILE_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'length',
  'a',
  'x',
  '0',
];
/** JSON text, as it comes from outside: an own member may have any name. */
const hostileJson = fc.letrec<{ any: string; object: string }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('null', 'true', '0', '1', '""', '"x"', '"__proto__"', '"constructor"', '1e400', '[]', '{}'),
    fc.array(tie('any'), { maxLength: 3 }).map((list) => `[${list.join(',')}]`),
    tie('object'),
  ),
  object: fc
    .array(fc.tuple(fc.constantFrom(...HOSTILE_KEYS), tie('any')), { maxLength: 4 })
    .map((list) => `{${list.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
})).object;
const tag = fc.constantFrom(
  ...HOSTILE_KEYS.flatMap((key) => [
    `{${key}}`,
    `{a.${key}}`,
    `{@|prop ${key}|json}`,
    `{@|get x|json}`,
    `{x|lookup ${key}}`,
    `{a|key-by ${key}|json}`,
    `{.section ${key}}{@|json}{.end}`,
    `{.ctx @z ${key}=${key}}{@z|json}`,
    `{.var @${key} a}{@${key}|raw}`,
    `{.eval @${key} = 1; @${key}}`,
    `{@|apply ${key} ${key}=1}`,
    `{.inject @i ${key}}{@i}`,
    `{@|find-first ${key}|json}`,
    `{.equal? ${key} a}y{.end}`,
    `{x|format ${key}}`,
    `{x|message ${key}:${key}}`,
  ]),
);

describe('any source with any data', () => {
  it('renders without throwing: every formatter and predicate, on data of pages (TPL-01)', () => {
    const cases: Case[] = sampleCases(77, 400);
    for (const test of cases) expect(() => renderWithOurs(test, tables)).not.toThrow();
  });

  it('renders without throwing: any text at all (TPL-01)', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.string({ maxLength: 60 }));
    fc.assert(
      fc.property(fc.array(fc.oneof(text, tag), { maxLength: 8 }), hostileJson, (pieces, json) => {
        const { output } = render(pieces.join(''), JSON.parse(json));
        expect(typeof output).toBe('string');
      }),
      { numRuns: 400 },
    );
  });

  it('never reads or changes what objects inherit', () => {
    const before = prototypes();
    fc.assert(
      fc.property(fc.array(tag, { minLength: 1, maxLength: 6 }), hostileJson, (tags, json) => {
        const { output } = render(tags.join('|'), JSON.parse(json));
        expect(output).not.toMatch(/native code|function Object/);
        expect(({} as Record<string, unknown>).polluted).toBeUndefined();
        expect(prototypes()).toBe(before);
      }),
      { numRuns: 600 },
    );
    const polluted = JSON.parse('{"__proto__":{"polluted":1},"list":[{"id":"__proto__","polluted":1}]}') as unknown;
    render('{list|key-by id|json}{.ctx @z polluted=list}{@|json}{@|prop __proto__ polluted}', polluted);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(prototypes()).toBe(before);
  });

  it('gives the same for the same, and leaves frozen data alone', () => {
    const freeze = (value: unknown): unknown => {
      if (typeof value === 'object' && value !== null)
        for (const item of Object.values(Object.freeze(value))) freeze(item);
      return value;
    };
    for (const test of sampleCases(78, 150)) {
      const data = freeze(JSON.parse(JSON.stringify(test.data)));
      const once = () => render(test.template, data, {}, test.partials);
      expect(once()).toEqual(once());
    }
  });

  it('does not mix two sites whose 1,000 renderings alternate', () => {
    const site = (name: string, locale: string) => {
      const partials = new Map([['p', `${name} {n|decimal} {@index}{.macro m}${name}{.end}{@|apply m}`]]);
      const template = createEngine({ ...tables, partials }).compile(
        '{.repeated section xs}{.var @v n}{@|apply p}{@v}{.end}',
      );
      return (n: number) => template.render({ xs: [{ n }, { n: -n }] }, { now: 0, locale }).output;
    };
    const [one, two] = [site('one', 'en'), site('two', 'de')];
    for (let round = 0; round < 1000; round++) {
      expect(one(round)).toBe(
        `one ${round} 1one${round}one ${-round === 0 ? 0 : -round} 2one${-round === 0 ? 0 : -round}`,
      );
      expect(two(round)).toBe(
        `two ${round} 1two${round}two ${-round === 0 ? 0 : -round} 2two${-round === 0 ? 0 : -round}`,
      );
    }
  });
});

describe('limits', () => {
  /** Each item holds the list it is in: a nest of three is a billion turns. */
  const endless: { xs: unknown[] } = { xs: [] };
  for (let index = 0; index < 1000; index++) endless.xs.push(endless);

  it.each([
    ['an empty nest', '{.repeated section xs}{.repeated section xs}{.repeated section xs}{.end}{.end}{.end}'],
    [
      'a nest of formatters',
      '{.repeated section xs}{.repeated section xs}{.repeated section xs}{@index|html|json}{.end}{.end}{.end}',
    ],
    [
      'a nest of expressions',
      '{.repeated section xs}{.repeated section xs}{.repeated section xs}{.eval 1+1}{.end}{.end}{.end}',
    ],
    ['a macro that doubles', '{.macro a}{.repeated section xs}{@|apply a}{.end}{.end}{@|apply a}'],
    [
      'alternates',
      '{.repeated section xs}{.alternates with}{.repeated section xs}{.alternates with}{.repeated section xs}{.end}{.end}{.end}',
    ],
  ])('end %s of a billion turns soon, and the page survives', (_name, source) => {
    const rendered = render(`before${source}after{n}`, { ...endless, n: 1 });
    expect(codesOf(rendered)).toContain('STEPS_EXHAUSTED');
    expect(rendered.output.startsWith('before')).toBe(true);
    expect(rendered.output).toContain('after');
  });

  it('hold for the output, wherever it comes from', () => {
    const s = 'x'.repeat(20_000);
    const xs = Array.from({ length: 1000 }, () => s);
    for (const source of [
      '{.repeated section xs}{@}{.end}',
      '{.repeated section xs}{@|html|apply p}{.end}',
      '{xs}',
      '{xs|json}{xs|json}{xs|json-pretty}',
    ]) {
      const rendered = render(source, { xs }, { outputLength: 100_000 }, { p: '{@}{@}' });
      expect(rendered.output.length).toBeLessThanOrEqual(100_000);
    }
  });

  it('hold for steps, tokens, depth and texts of any template', () => {
    const limits = {
      ...DEFAULT_LIMITS,
      steps: 300,
      outputLength: 3000,
      partialDepth: 3,
      diagnostics: 5,
      expressionTokens: 8,
      stringLength: 20,
    };
    for (const test of sampleCases(79, 200)) {
      const rendered = render(test.template.repeat(3), test.data, limits, test.partials);
      // What the source itself says outside of blocks is still printed, and one value that is short.
      expect(rendered.output.length).toBeLessThan(3000 + test.template.length * 3 + 300 * 200);
      expect(rendered.errors.length).toBeLessThanOrEqual(limits.diagnostics * 2 + 1);
    }
  });

  it('hold for expressions that grow texts (EXPR-01)', () => {
    const rendered = render(`{.eval @x = "0123456789"}${'{.eval @x = @x + @x}'.repeat(40)}{@x}`, {});
    expect(rendered.output.length).toBeLessThanOrEqual(DEFAULT_LIMITS.stringLength);
    expect(rendered.errors[0]?.message).toContain('Concatenation would exceed maximum string length 100000');
    const long = render(`{.eval ${'1+'.repeat(1000)}1}`, {});
    expect(long.errors[0]?.message).toContain('Expression exceeds the maximum number of allowed tokens: 1000');
  });
});
