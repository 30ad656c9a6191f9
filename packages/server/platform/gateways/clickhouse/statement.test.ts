import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { literalOf, statementOf } from './statement.ts';

const hostile = "it's \\ a\ttest\n'; DROP TABLE x --";

it('texts become parameters where the server knows them, and never part of the statement (SC-27)', () => {
  const { text, parameters } = statementOf(sql`SELECT ${hostile} AS a, ${7} AS b, ${sql.ref('path')}`, {
    hasParameters: true,
  });
  expect(text).toBe('SELECT {p1:String} AS a, 7 AS b, "path"');
  expect(parameters).toEqual({ p1: "it's \\\\ a\\ttest\\n'; DROP TABLE x --" });
});

it('elsewhere they are literals that end where the text does', () => {
  const { text, parameters } = statementOf(sql`SELECT ${hostile}, ${sql.lit("o'")}`, { hasParameters: false });
  expect(text).toBe("SELECT 'it\\'s \\\\ a\ttest\n\\'; DROP TABLE x --', 'o\\''");
  expect(parameters).toEqual({});
});

it.each([
  ['', "''"],
  ["\\'", "'\\\\\\''"],
  ['\\', "'\\\\'"],
  ['a\0b', "'a\\0b'"],
  ['Käse 😀', "'Käse 😀'"],
  [-7, '-7'],
  [9_007_199_254_740_993n, '9007199254740993'],
  [true, '1'],
])('%s is written %s', (value, literal) => {
  expect(literalOf(value)).toBe(literal);
});

it.each([[1.5], [Number.NaN], [null], [undefined], [new Date(0)], [['a']], [{}]])('%s is refused', (value) => {
  expect(() => literalOf(value)).toThrow(TypeError);
});
