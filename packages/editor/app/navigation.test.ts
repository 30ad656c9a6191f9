import { ROLES } from '@quoin/domain/access';
import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';
import { isWithin, navigationFor } from './navigation.ts';
import { missingSignInFields } from './signInFields.ts';

describe('navigation (USER-05)', () => {
  const texts = (roles: readonly number[], isOwner = false) =>
    navigationFor({ roles, isOwner }).map((entry) => entry.text);

  it('shows only what one’s roles open', () => {
    expect(texts([ROLES.storeManager])).toEqual(expect.arrayContaining(['Home', 'Orders', 'Products', 'Outbox']));
    expect(texts([ROLES.reporting])).toEqual(expect.arrayContaining(['Home', 'Products']));
    expect(texts([ROLES.reporting])).not.toContain('Orders');
    expect(texts([ROLES.none])).toEqual(['Home']);
  });

  it('knows in which part of the admin one is', () => {
    const [home, orders] = navigationFor({ roles: [], isOwner: true });
    expect(isWithin(home!, 'demo', '/demo/config')).toBe(true);
    expect(isWithin(home!, 'demo', '/demo/config/orders')).toBe(false);
    expect(isWithin(orders!, 'demo', '/demo/config/orders/7')).toBe(true);
    expect(isWithin(orders!, 'demo', '/demo/config/ordersX')).toBe(false);
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
