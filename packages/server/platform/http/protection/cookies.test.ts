import { describe, expect, it } from 'vitest';
import { cookieLine, isRepeatedCookie, parseCookies } from './cookies.ts';

const read = (header: string, isSecure = false) => Object.fromEntries(parseCookies(header, isSecure));

describe('cookies of a request', () => {
  it('are read under their plain names', () => {
    expect(read('CART=abc; crumb=v1.x.y; hasCart=1')).toEqual({ CART: 'abc', crumb: 'v1.x.y', hasCart: '1' });
    expect(read('__Host-CART=abc; __Host-staff=s; crumb=c', true)).toEqual({ CART: 'abc', staff: 's', crumb: 'c' });
    expect(read('name=a%20b')).toEqual({ name: 'a b' });
    expect(read('')).toEqual({});
  });

  it('count for nothing when the same name comes twice: somebody planted one (SC-56)', () => {
    expect(read('crumb=mine; CART=a; crumb=theirs')).toEqual({ CART: 'a' });
    expect(read('crumb=1; crumb=2; crumb=3')).toEqual({});
    expect(isRepeatedCookie('crumb=1; x=2; crumb=3', 'crumb')).toBe(true);
    expect(isRepeatedCookie('crumb=1; xcrumb=3; y=crumb=2', 'crumb')).toBe(false);
    expect(isRepeatedCookie(undefined, 'crumb')).toBe(false);
  });

  it('under https decide something only with the __Host- prefix, which no other host can set (SC-56)', () => {
    expect(read('CART=tossed; staff=tossed', true)).toEqual({});
    expect(read('CART=tossed; __Host-CART=own', true)).toEqual({ CART: 'own' });
    expect(read('__Host-crumb=x; crumb=y', true)).toEqual({ '__Host-crumb': 'x', crumb: 'y' });
  });

  it('are not read from a header longer than 4 KB', () => {
    expect(read(`CART=a; x=${'y'.repeat(5000)}`)).toEqual({});
  });

  it('reach no prototype (SC-46)', () => {
    const cookies = parseCookies('__proto__=x; constructor=y', false);
    expect(cookies.get('constructor')).toBe('y');
    expect((cookies as unknown as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('Set-Cookie', () => {
  it('is for this host and the whole site, and Lax', () => {
    expect(cookieLine({ name: 'CART', value: 'abc', httpOnly: true, maxAge: 60 }, false)).toBe(
      'CART=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
    );
    expect(cookieLine({ name: 'crumb', value: 'v', httpOnly: false }, false)).toBe('crumb=v; Path=/; SameSite=Lax');
  });

  it('under https is Secure, and prefixed where it decides something', () => {
    const cart = cookieLine({ name: 'CART', value: 'abc', httpOnly: true }, true);
    expect(cart).toBe('__Host-CART=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(cookieLine({ name: 'crumb', value: 'v', httpOnly: false }, true)).toBe(
      'crumb=v; Path=/; Secure; SameSite=Lax',
    );
    expect(cart).not.toContain('Domain');
  });
});
