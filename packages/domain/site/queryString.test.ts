import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQueryString, QUERY_LIMITS, type QueryValue, queryText } from './queryString.ts';

/** The same values with ordinary prototypes, to be compared. */
function plain(value: QueryValue): unknown {
  return JSON.parse(JSON.stringify(value));
}

function read(text: string): unknown {
  return plain(parseQueryString(text));
}

describe('query strings (LIM-02)', () => {
  it.each([
    ['', {}],
    ['?a=1&b=2', { a: '1', b: '2' }],
    ['a', { a: '' }],
    ['a=b=c', { a: 'b=c' }],
    ['a=1&a=2', { a: ['1', '2'] }],
    ['a[]=1&a[]=2', { a: ['1', '2'] }],
    ['a[1]=x&a[0]=y', { a: ['y', 'x'] }],
    ['a[b][c]=1', { a: { b: { c: '1' } } }],
    ['a[b]=1&a[c]=2', { a: { b: '1', c: '2' } }],
    ['a[][b]=1', { a: [{ b: '1' }] }],
    ['a%5Bb%5D=1', { a: { b: '1' } }],
    ['a+b=c+d%20e', { 'a b': 'c d e' }],
    ['a=%E4%B8%AD&b=%', { a: '中', b: '%' }],
    ['a[b=1', { 'a[b': '1' }],
    ['[]=1', { '[]': '1' }],
    ['=1&&', {}],
  ])('%j is %j', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  it('nest at most 5 deep; the rest stays one name', () => {
    expect(read('a[b][c][d][e][f][g][h]=1')).toEqual({ a: { b: { c: { d: { e: { f: { '[g][h]': '1' } } } } } } });
  });

  it('make lists of at most 20 values and no index above 20; more becomes an object', () => {
    expect(read('a[20]=x')).toEqual({ a: ['x'] });
    expect(read('a[21]=x')).toEqual({ a: { 21: 'x' } });
    const twenty = Array.from({ length: 20 }, (_, index) => `a=${index}`).join('&');
    expect((read(twenty) as { a: unknown }).a).toHaveLength(20);
    expect((read(`${twenty}&a=20`) as { a: Record<string, string> }).a).toMatchObject({ 0: '0', 20: '20' });
  });

  it('give at most 1000 parameters', () => {
    const many = Array.from({ length: 1500 }, (_, index) => `p${index}=1`).join('&');
    expect(Object.keys(parseQueryString(many))).toHaveLength(QUERY_LIMITS.parameterLimit);
  });

  it('keep declared names scalar: the first text wins', () => {
    const options = { scalars: ['format', 'page'] };
    expect(plain(parseQueryString('format=json&format=html&page[x]=1&page=2&q=a&q=b', options))).toEqual({
      format: 'json',
      page: '2',
      q: ['a', 'b'],
    });
    expect(queryText(parseQueryString('a=1&a=2'), 'a')).toBe('1');
    expect(queryText(parseQueryString('a[b]=1'), 'a')).toBeUndefined();
    expect(queryText(parseQueryString(''), 'toString')).toBeUndefined();
  });

  it('have no prototype and pollute none, whatever is asked', () => {
    const names = fc.constantFrom('__proto__', 'constructor', 'prototype', 'a', '', '0', 'x]', '[', 'toString');
    const paths = fc.array(names, { minLength: 1, maxLength: 7 });
    const pairs = fc.array(fc.tuple(paths, fc.string()), { maxLength: 30 });
    fc.assert(
      fc.property(pairs, (list) => {
        const text = list
          .map(([[head, ...rest], value]) => `${head}${rest.map((part) => `[${part}]`).join('')}=${value}`)
          .join('&');
        expectBare(parseQueryString(text));
        expect(Object.keys(Object.prototype)).toEqual([]);
        expect('polluted' in {}).toBe(false);
      }),
    );
    parseQueryString('__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1');
    expect('polluted' in {}).toBe(false);
  });

  it('read back what is written within the limits: parse(stringify(x)) = x', () => {
    const key = fc.stringMatching(/^[a-z]{1,6}$/).filter((name) => !['prototype', 'constructor'].includes(name));
    const { value } = fc.letrec<{ value: QueryValue }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        fc.string({ unit: 'grapheme' }),
        fc.array(fc.string(), { minLength: 1, maxLength: 20 }),
        fc.dictionary(key, tie('value'), { minKeys: 1, maxKeys: 4 }),
      ),
    }));
    fc.assert(
      fc.property(fc.dictionary(key, value, { maxKeys: 8 }), (query) => {
        expect(read(write(query))).toEqual(JSON.parse(JSON.stringify(query)));
      }),
    );
  });

  it('answer for any text, and long ones quickly', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof parseQueryString(text) === 'object'));
    for (const part of ['a[', ']', '[]', 'a=1&', '%', '&', 'a[]=1&', 'a[0]=1&']) parseQueryString(part.repeat(200_000));
  });
});

function write(query: { readonly [key: string]: QueryValue }): string {
  const pairs = (name: string, value: QueryValue): readonly string[] => {
    if (typeof value === 'string') return [`${name}=${encodeURIComponent(value)}`];
    const isList = Array.isArray(value);
    return Object.entries(value).flatMap(([key, part]) => pairs(`${name}[${isList ? '' : key}]`, part));
  };
  return Object.entries(query)
    .flatMap(([name, value]) => pairs(name, value))
    .join('&');
}

function expectBare(value: QueryValue): void {
  if (typeof value === 'string') return;
  if (!Array.isArray(value)) expect(Object.getPrototypeOf(value)).toBeNull();
  for (const key of Object.keys(value)) expect(['__proto__', 'constructor', 'prototype']).not.toContain(key);
  for (const part of Object.values<QueryValue>(value as Record<string, QueryValue>)) expectBare(part);
}
