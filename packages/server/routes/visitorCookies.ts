import { isCountryCode } from '@quoin/domain/orders';
import type { Cookie } from '../http/reply.ts';
import type { SiteRequest } from '../http/route.ts';
import type { CartVisitor } from '../operations/cart/cartDeps.ts';
import type { CheckoutVisitor } from '../operations/checkout/checkoutDeps.ts';

const CART = 'CART';
const HAS_CART = 'hasCart';
const SHIP_TO = 'shipTo';
const SIXTY_DAYS = 60 * 86_400;

/** Who asks, as the cart's operations see it. */
export function cartVisitor(request: SiteRequest): CartVisitor {
  const wanted = request.cookies.get(SHIP_TO) ?? '';
  return { site: request.site, token: request.visitor.cartToken, countryCode: isCountryCode(wanted) ? wanted : null };
}

export function checkoutVisitor(request: SiteRequest): CheckoutVisitor {
  return { ...cartVisitor(request), ip: request.ip, origin: request.origin };
}

/** The right to a cart, and the readable hint that there is something in it (reliability 3.2). */
export function cartCookies(request: SiteRequest, token: string, hasEntries: boolean): Cookie[] {
  const cookies: Cookie[] = [];
  if (request.visitor.cartToken !== token) cookies.push(tokenCookie(token));
  const isHinted = request.cookies.get(HAS_CART) === '1';
  if (hasEntries && !isHinted) cookies.push({ name: HAS_CART, value: '1', httpOnly: false, maxAge: SIXTY_DAYS });
  if (!hasEntries && isHinted) cookies.push(noCart());
  return cookies;
}

export function tokenCookie(token: string): Cookie {
  return { name: CART, value: token, httpOnly: true, maxAge: SIXTY_DAYS };
}

/** After a purchase: nothing to load any more. */
export function noCart(): Cookie {
  return { name: HAS_CART, value: '', httpOnly: false, maxAge: 0 };
}

/** The country chosen for the estimate of shipping, until the browser is closed. */
export function shipToCookie(countryCode: string): Cookie {
  return { name: SHIP_TO, value: countryCode, httpOnly: false };
}
