import { readCookie } from '../page/cookies.ts';

/** Readable twin of the `CART` cookie: says that there is a cart, not which. */
export const HAS_CART_COOKIE = 'hasCart';
const SITE_USER_COOKIE = 'SiteUserInfo';

/** Whether a cart is worth asking for when a page starts: a signed-in visitor may have one elsewhere (CART-08). */
export function isCartExpected(cookies: string): boolean {
  return readCookie(cookies, HAS_CART_COOKIE) !== '' || isSignedIn(readCookie(cookies, SITE_USER_COOKIE));
}

function isSignedIn(siteUser: string): boolean {
  try {
    return /"authenticated"\s*:\s*true/.test(decodeURIComponent(siteUser));
  } catch {
    return false; // a cookie anybody may write, broken encoding included
  }
}
