import { createHmac } from 'node:crypto';
import { type MergeLine, mergeCarts } from '@quoin/domain/cart';
import { allowsQuantity, QUANTITY } from '@quoin/domain/catalog';
import {
  findCheckoutOfCart,
  hashCartToken,
  listEntries,
  newCartToken,
  openCart,
  type StoredEntry,
  touchCart,
} from '../cart/index.ts';
import { loadProducts } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { quantitySettings } from '../sites/index.ts';
import {
  cartOwner,
  copyCart,
  copyTenders,
  discardCart,
  giveCart,
  moveEntry,
  setEntryQuantity,
} from './storage/memberCarts.ts';
import { changeMember, type SiteUser } from './storage/siteUsers.ts';

const TOKEN_BYTES = 16;
type CartMeans = Pick<Deps, 'keyFor' | 'randomBytes'>;
type CartHolder = Pick<SiteUser, 'id' | 'cartGeneration'>;

/** The token of a member's cart: known to the server alone, the same for all sessions. */
export function memberCartToken(deps: Pick<Deps, 'keyFor'>, websiteId: string, member: CartHolder): string {
  const text = `${websiteId}|${member.id}|${member.cartGeneration}`;
  const digest = createHmac('sha256', deps.keyFor('member-cart')).update(text).digest();
  return digest.subarray(0, TOKEN_BYTES).toString('base64url');
}

/**
 * The visitor's cart joins the member's, in the transaction of the sign-in and under the member's lock: however many
 * sign-ins bring the same cart, its lines come over once (SES-4, RC-8). A cart that is being paid for stays what it is.
 */
export async function mergeVisitorCart(
  deps: CartMeans,
  trx: SiteTransaction,
  site: Site,
  member: CartHolder,
  visitorToken: string | null,
): Promise<void> {
  const own = await currentCart(deps, trx, site, member);
  const open = visitorToken === null ? null : await openCart(deps, trx, site, visitorToken, 'lock');
  const visitors = open?.cart ?? null;
  if (visitors === null || visitors.id === own.cartId) return;
  const { siteUserId, clonedFrom } = await cartOwner(trx, site.id, visitors.id);
  const isOthers = siteUserId !== null && siteUserId !== member.id;
  if (isOthers || (await isBeingPaid(trx, site.id, visitors.id))) return;
  if (own.cartId === null) {
    await giveCart(trx, site.id, visitors.id, { siteUserId: member.id, tokenHash: own.tokenHash });
    return;
  }
  if (await isBeingPaid(trx, site.id, own.cartId)) return;
  await joinLines(trx, site, { from: visitors.id, into: own.cartId, isCopy: clonedFrom === own.cartId });
}

interface OwnCart {
  readonly cartId: string | null;
  readonly tokenHash: Buffer;
}

/** The member's open cart; past bought ones a new generation begins, so that nobody walks a long chain. */
async function currentCart(deps: CartMeans, trx: SiteTransaction, site: Site, member: CartHolder): Promise<OwnCart> {
  const token = memberCartToken(deps, site.id, member);
  const open = await openCart(deps, trx, site, token, 'lock');
  if (open !== null && open.token === token) return { cartId: open.cart?.id ?? null, tokenHash: open.tokenHash };
  const cartGeneration = member.cartGeneration + 1;
  const tokenHash = hashCartToken(memberCartToken(deps, site.id, { id: member.id, cartGeneration }))!;
  await changeMember(trx, site.id, member.id, { cartGeneration });
  if (open?.cart) await giveCart(trx, site.id, open.cart.id, { siteUserId: member.id, tokenHash });
  return { cartId: open?.cart?.id ?? null, tokenHash };
}

async function isBeingPaid(trx: SiteTransaction, websiteId: string, cartId: string): Promise<boolean> {
  const checkout = await findCheckoutOfCart(trx, websiteId, cartId);
  return checkout?.state === 'paying' || checkout?.state === 'awaiting_step';
}

interface Join {
  readonly from: string;
  readonly into: string;
  readonly isCopy: boolean;
}

async function joinLines(trx: SiteTransaction, site: Site, { from, into, isCopy }: Join): Promise<void> {
  const [held, brought] = [await listEntries(trx, site.id, into), await listEntries(trx, site.id, from)];
  const merge = mergeCarts(held, brought, { isCopy, maxOf: await maxOf(trx, site, brought) });
  for (const raised of merge.raised) await setEntryQuantity(trx, site.id, raised);
  for (const moved of merge.moved) await moveEntry(trx, site.id, moved, into);
  await copyTenders(trx, site.id, from, into);
  await discardCart(trx, site.id, from);
  await touchCart(trx, site.id, into);
}

/** Of some things one has one or none; how many are in stock is said by the cart's notices. */
async function maxOf(
  trx: SiteTransaction,
  site: Site,
  entries: readonly StoredEntry[],
): Promise<(line: MergeLine) => number> {
  const products = await loadProducts(
    trx,
    site.id,
    entries.map(({ productId }) => productId),
  );
  const settings = quantitySettings(site);
  const productOf = new Map(entries.map(({ variantId, productId }) => [variantId, products.get(productId)]));
  return ({ variantId }) => {
    const product = productOf.get(variantId);
    return product !== undefined && !allowsQuantity(product, settings) ? 1 : QUANTITY.max;
  };
}

/** Lines of some cart as a copy join the visitor's: what is there already is not doubled. Null: that cart is empty. */
export async function copyIntoVisitorCart(
  deps: CartMeans,
  trx: SiteTransaction,
  site: Site,
  cartId: string,
  { token: visitorToken, memberId }: { readonly token: string | null; readonly memberId: string | null },
): Promise<string | null> {
  const entries = await listEntries(trx, site.id, cartId);
  if (entries.length === 0) return null;
  const open = visitorToken === null ? null : await openCart(deps, trx, site, visitorToken, 'lock');
  const target = open?.cart ?? null;
  if (open !== null && target?.id === cartId) return open.token;
  const token = open !== null && target === null ? open.token : newCartToken(deps.randomBytes);
  const copy = { id: trx.newId(), tokenHash: hashCartToken(token)!, currency: site.currency };
  await copyCart(trx, site.id, cartId, copy);
  if (open === null || target === null) {
    if (memberId !== null) await giveCart(trx, site.id, copy.id, { siteUserId: memberId, tokenHash: copy.tokenHash });
    return token;
  }
  await joinLines(trx, site, { from: copy.id, into: target.id, isCopy: true });
  return open.token;
}

/** Copies the cart for a visitor who signs out with `cloneCart`, under a new token. Returns null for an empty cart. */
export async function cloneMemberCart(
  deps: CartMeans,
  trx: SiteTransaction,
  site: Site,
  member: CartHolder,
): Promise<string | null> {
  const open = await openCart(deps, trx, site, memberCartToken(deps, site.id, member), 'lock');
  const entries = open?.cart ? await listEntries(trx, site.id, open.cart.id) : [];
  if (!open?.cart || entries.length === 0) return null;
  const token = newCartToken(deps.randomBytes);
  const copy = { id: trx.newId(), tokenHash: hashCartToken(token)!, currency: open.cart.currency };
  await copyCart(trx, site.id, open.cart.id, copy);
  return token;
}
