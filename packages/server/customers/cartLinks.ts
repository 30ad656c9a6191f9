import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../deps.ts';

type LinkDeps = Pick<Deps, 'keyFor'>;
export type CartLinkKind = 'restore' | 'unsubscribe';

const MAC_BYTES = 16;
const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([A-Za-z0-9_-]{22})$/;

function macOf(deps: LinkDeps, websiteId: string, cartId: string, kind: CartLinkKind): Buffer {
  return createHmac('sha256', deps.keyFor(`cart-${kind}`))
    .update(`${websiteId}|${cartId}`)
    .digest()
    .subarray(0, MAC_BYTES);
}

/** `/cart/restore/<cart>.<signature>`: brings back the lines of a cart, and nothing else of it. */
export function cartLinkPath(deps: LinkDeps, websiteId: string, cartId: string, kind: CartLinkKind): string {
  return `/cart/${kind}/${cartId}.${macOf(deps, websiteId, cartId, kind).toString('base64url')}`;
}

/** The cart a link means, when we signed it for this site; else null. */
export function readCartLink(deps: LinkDeps, websiteId: string, token: string, kind: CartLinkKind): string | null {
  const [, cartId = '', mac = ''] = TOKEN.exec(token) ?? [];
  if (cartId === '') return null;
  const given = Buffer.from(mac, 'base64url');
  const own = macOf(deps, websiteId, cartId, kind);
  return given.length === own.length && timingSafeEqual(given, own) ? cartId : null;
}
