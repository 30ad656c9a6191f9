import pg from 'pg';
import { expect, it } from 'vitest';
import { isUnavailable, violatedUnique } from './errors.ts';

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

it.each([
  ['by its name', { constraint: 'cart_pkey' }, 'cart_pkey'],
  ['by the message of a spread database, without the number of the part', {}, 'cart_pkey'],
  ['by nothing where another error is meant', { code: '23503' }, null],
])('knows the unique key that refused %s', (_, fields, expected) => {
  const message = 'duplicate key value violates unique constraint "cart_pkey_102008"';
  const error = Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code: '23505' }, fields);
  expect(violatedUnique(error)).toBe(expected);
});
