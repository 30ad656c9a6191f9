import { VISIT_COOKIE } from '@quoin/domain/analytics';
import { isCountryCode } from '@quoin/domain/orders';
import type { CheckoutVisitor } from '../../checkout/index.ts';
import type { Cookie } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import type { CartVisitor } from '../cartDeps.ts';

const CART = 'CART';
const HAS_CART = 'hasCart';
const SHIP_TO = 'shipTo';
const SINGLE = 'SINGLE';
const TOKEN = /^[A-Za-z0-9_-]{22,43}$/;
const SIXTY_DAYS = 60 * 86_400;

/** Who asks, as the cart's operations see it. */
export function cartVisitor(request: SiteRequest): CartVisitor {
  const wanted = request.cookies.get(SHIP_TO) ?? '';
  const countryCode = isCountryCode(wanted) ? wanted : null;
  return { site: request.site, token: request.visitor.cartToken, memberId: request.member?.id ?? null, countryCode };
}

/** `askedCountry`: chosen in the address that is being typed. In checkout: with the cart that is bought on its own (a subscription, a gift), or the visitor's cart. */
export function checkoutVisitor(request: SiteRequest, askedCountry = ''): CheckoutVisitor {
  const asked = isCountryCode(askedCountry) ? { countryCode: askedCountry, isCountryAsked: true } : {};
  const visitor = { ...cartVisitor(request), ...asked };
  const token = singleToken(request);
  const own = token === null ? visitor : { ...visitor, token, memberId: null };
  return { ...own, ip: request.ip, origin: request.origin, visit: visitOf(request) };
}

/** The visit as tracking knows it; '' where nothing is tracked. */
function visitOf(request: SiteRequest): string {
  const visit = request.cookies.get(VISIT_COOKIE) ?? '';
  return /^[\w.:-]{1,64}$/.test(visit) ? visit : '';
}

function singleToken(request: SiteRequest): string | null {
  const token = request.cookies.get(SINGLE) ?? '';
  return TOKEN.test(token) ? token : null;
}

/** Reports whether checkout is currently about a separate cart. */
export function isSingle(request: SiteRequest): boolean {
  return singleToken(request) !== null;
}

/** Checkout is for that cart from now on, until it is bought or the visitor turns to the cart again. */
export function singleCookie(token: string): Cookie {
  return { name: SINGLE, value: token, httpOnly: true };
}

/** The visitor turns to the cart: checkout means that one again. */
export function endSingle(request: SiteRequest): Cookie[] {
  return request.cookies.has(SINGLE) ? [{ name: SINGLE, value: '', httpOnly: true, maxAge: 0 }] : [];
}

/** After a purchase: nothing to load any more of what was bought; the cart is as it was if it was something else. */
export function boughtCookies(request: SiteRequest): Cookie[] {
  return singleToken(request) === null ? [noCart()] : endSingle(request);
}

/** The right to a cart, and the readable hint that there is something in it (reliability 3.2). */
export function cartCookies(request: SiteRequest, token: string, hasEntries: boolean): Cookie[] {
  const cookies: Cookie[] = [];
  // A member's cart is found by the session; its token stays here.
  if (request.member === null && request.visitor.cartToken !== token) cookies.push(tokenCookie(token));
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
