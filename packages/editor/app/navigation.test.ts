import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { navigationFor } from './navigation.ts';
import { missingSignInFields } from './signInFields.ts';

describe('navigation (USER-05)', () => {
  it('shows only what one’s roles open', () => {
    const texts = (access: Parameters<typeof navigationFor>[0]) => navigationFor(access).map((entry) => entry.text);
    expect(texts({ orders: true, products: true, mailbox: true })).toEqual(['Home', 'Orders', 'Products', 'Mailbox']);
    expect(texts({ orders: false, products: true, mailbox: false })).toEqual(['Home', 'Products']);
  });
});

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
