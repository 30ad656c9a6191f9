import { afterEach, describe, expect, it } from 'vitest';
import { createEngine } from '../index.ts';
import { FORMATTERS, PREDICATES } from '../samples/tables.ts';

const engine = createEngine({
  formatters: FORMATTERS,
  predicates: PREDICATES,
  partials: new Map([['p', '({a})({b.a})']]),
});
const SOURCE =
  '{a}|{b.a}|{.section b}{a}{.or}-{.end}|{.section c}{a}{.or}-{.end}|{.if a}if{.end}|' +
  '{.repeated section a}{@}{.end}|{.repeated section xs}{a},{.end}|{@|apply p}|{.var @v a}{@v}';
const template = engine.compile(SOURCE);
const render = (data: unknown) => template.render(data, { now: 0 }).output;

/** The output if every place looks up `a` and none has it. */
const NOTHING = '||-|-||||()()|';
const bare = () => ({ b: { z: 1 }, c: {}, xs: [] });

function pollute(value: unknown, enumerable: boolean) {
  Object.defineProperty(Object.prototype, 'a', { value, enumerable, configurable: true, writable: true });
}

afterEach(() => {
  Reflect.deleteProperty(Object.prototype, 'a');
});

describe('names that an object only inherits', () => {
  it.each([
    ['a text', 'evil', true],
    ['a text no loop sees', 'evil', false],
    ['a list', ['evil'], true],
    ['an object', { a: 'evil' }, false],
    ['a number', 1, false],
  ])('stay invisible when all objects inherit %s', (_what, value, enumerable) => {
    expect(render({ ...bare(), b: {} })).toBe(NOTHING);
    pollute(value, enumerable);
    expect(render({ ...bare(), b: {} })).toBe(NOTHING);
    expect(render({ b: { a: 'own' } })).toBe('|own|own|-||||()(own)|');
    Reflect.deleteProperty(Object.prototype, 'a');
    expect(render({ b: { a: 'own' } })).toBe('|own|own|-||||()(own)|');
  });

  it('stay invisible when a class or another object brings them', () => {
    class Loud {
      get a() {
        return 'evil';
      }
    }
    expect(render(Object.assign(Object.create({ a: 'evil' }), bare()))).toBe('|||-||||()()|');
    expect(render({ b: new Loud(), c: Object.create({ a: 'evil' }), xs: [new Loud(), Object.create(['evil'])] })).toBe(
      '||-|-|||,,|()()|',
    );
  });

  it('stay invisible when a name that belongs to all objects holds data', () => {
    const own = Object.getOwnPropertyDescriptor(Object.prototype, 'valueOf');
    const names = engine.compile('{valueOf}|{b.valueOf}|{.section b}{valueOf}{.or}-{.end}|{.if valueOf}if{.end}');
    try {
      Object.defineProperty(Object.prototype, 'valueOf', { value: 'evil', enumerable: true, configurable: true });
      expect(names.render({ b: {} }, { now: 0 }).output).toBe('||-|');
      expect(names.render({ b: { x: 1 } }, { now: 0 }).output).toBe('|||');
    } finally {
      Object.defineProperty(Object.prototype, 'valueOf', own ?? {});
    }
  });

  it('do not hide own ones, nor those of objects without a prototype', () => {
    const data = Object.assign(Object.create(null), { a: '1', b: Object.assign(Object.create(null), { a: '2' }) });
    expect(render(data)).toBe('1|2|2|-|if|||(1)(2)|1');
    expect(
      engine.compile('{toString}{constructor}').render({ toString: 'x', constructor: 'y' }, { now: 0 }).output,
    ).toBe('xy');
  });
});

it('what a partial defines stays in it, whatever it is applied to', () => {
  const partials = new Map([
    ['var', '{.var @x a}{@x}'],
    ['nested', '{.section b}{.if a}{.var @x a}{.end}{.end}{.equal? a 2}{.or}{.var @y a}{@y}{.end}'],
    ['macro', '{.macro m}inner{.end}{@|apply m}'],
    ['none', '{a}{@|apply var}'],
  ]);
  const all = createEngine({ formatters: FORMATTERS, predicates: PREDICATES, partials });
  const source = '{@|apply var}[{@x}]{@|apply nested}[{@x}{@y}]{@|apply macro}[{@|apply m}]{@|apply none}[{@x}]';
  const { output, errors } = all.compile(source).render({ a: 1, b: { a: 2 } }, { now: 0 });
  expect(output).toBe('1[]1[]inner[]11[]');
  expect(errors.map((error) => error.code)).toEqual(['APPLY_PARTIAL_MISSING']);
});

it('a partial with mistakes is reported by every rendering', () => {
  const partials = new Map([['p', '{.section a}']]);
  const broken = createEngine({ formatters: FORMATTERS, predicates: PREDICATES, partials }).compile('{@|apply p}');
  const codes = () => broken.render({}, { now: 0 }).errors.map((error) => error.code);
  expect(codes()).toEqual(['APPLY_PARTIAL_SYNTAX']);
  expect(codes()).toEqual(['APPLY_PARTIAL_SYNTAX']);
});
