import { expect, it } from 'vitest';
import { isUnavailable } from './errors.ts';

const withCode = (code: string) => Object.assign(new Error('the server refused'), { code });

it.each([
  ['a lost connection', withCode('08006'), true],
  ['a server that stops', withCode('57P01'), true],
  ['a row that somebody holds for longer than a request waits', withCode('55P03'), true],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), true],
  ['a unique key', withCode('23505'), false],
  ['a statement that takes too long', withCode('57014'), false],
  ['a bug', new TypeError('undefined is not a function'), false],
])('asks to try again in a moment after %s: %#', (_, error, expected) => {
  expect(isUnavailable(error)).toBe(expected);
});
