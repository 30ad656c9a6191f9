import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCrumb, isCrumbValid } from './crumb.ts';
import { createCrumbs } from './crumbs.ts';

const KEY = new Uint8Array(32).fill(1);
const owner = { audience: 'site-a', boundToHash: 'hash' };

describe('crumb', () => {
  it('is valid for whom it was made, and for nobody else (SC-26)', () => {
    const crumb = createCrumb(KEY, owner, randomBytes);
    expect(isCrumbValid(KEY, owner, crumb)).toBe(true);
    expect(isCrumbValid(KEY, { ...owner, audience: 'site-b' }, crumb)).toBe(false);
    expect(isCrumbValid(KEY, { ...owner, boundToHash: 'other' }, crumb)).toBe(false);
    expect(isCrumbValid(new Uint8Array(32).fill(2), owner, crumb)).toBe(false);
  });

  it('is refused when it was changed or is of no such form', () => {
    const crumb = createCrumb(KEY, owner, randomBytes);
    const [version, random, signature] = crumb.split('.');
    const turned = [...signature!].reverse().join('');
    for (const other of [
      '',
      'v1',
      `${version}.${random}.${turned}`,
      `${version}.${signature}.${random}`,
      `${crumb}x`,
    ]) {
      expect(isCrumbValid(KEY, owner, other)).toBe(false);
    }
  });

  it('is fresh each time', () => {
    expect(createCrumb(KEY, owner, randomBytes)).not.toBe(createCrumb(KEY, owner, randomBytes));
  });
});

describe('crumbs', () => {
  const crumbs = createCrumbs(KEY, randomBytes);

  it('of a visitor are bound to site and cart (SC-26)', () => {
    const crumb = crumbs.forVisitor('a', 'cart-1');
    expect(crumbs.isForVisitor('a', 'cart-1', crumb)).toBe(true);
    expect(crumbs.isForVisitor('a', 'cart-2', crumb)).toBe(false);
    expect(crumbs.isForVisitor('b', 'cart-1', crumb)).toBe(false);
  });

  it('of staff are bound to the session, and never serve a site', () => {
    const crumb = crumbs.forStaff('session');
    expect(crumbs.isForStaff('session', crumb)).toBe(true);
    expect(crumbs.isForStaff('other', crumb)).toBe(false);
    expect(crumbs.isForVisitor('a', 'session', crumb)).toBe(false);
  });
});
