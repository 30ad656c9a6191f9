import { describe, expect, it } from 'vitest';
import { initialsOf } from '../initials.ts';
import { missingSignInFields } from './signInFields.ts';

describe('initials', () => {
  it.each([
    ['Ada Lovelace', 'AL'],
    ['  owner ', 'O'],
    ['Jean Luc de la Tour', 'JT'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});

describe('the sign-in form', () => {
  it('names what is missing, the first field first', () => {
    expect(Object.keys(missingSignInFields({ email: '', password: '' }))).toEqual(['email', 'password']);
    expect(missingSignInFields({ email: 'a@example.com', password: 'x' })).toEqual({});
  });
});
