import { areTotalsWithinWireRange } from '@quoin/domain/cart';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import type { SiteTransaction } from '../platform/database/database.ts';
import { contextOf } from '../platform/languages/siteInLanguage.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import type { CartRefusal } from './cartRefusals.ts';
import { newCartToken } from './cartToken.ts';
import { estimateCart, type PricedCart } from './delivery.ts';
import { goodsFor, type LoadGoods } from './lines/goods.ts';
import { openFilledCart } from './openCart.ts';
import { type StoredCart, type StoredEntry, touchCart } from './storage/carts.ts';
import type { StoredCheckout } from './storage/checkouts.ts';
import { readWholeCart } from './storage/wholeCart.ts';

/** What a change works on: the locked cart and its lines. */
export interface CartChange {
  readonly trx: SiteTransaction;
  readonly websiteId: string;
  readonly cart: StoredCart;
  readonly entries: readonly StoredEntry[];
  readonly load: LoadGoods;
  /** Writes what nothing else of the change waits for. */
  save(writing: Promise<unknown>): void;
}

export interface ChangedCart<Value> extends PricedCart {
  readonly value: Value;
  /** For the cookie: differs from the visitor's own when this change opened a new cart. */
  readonly token: string;
}

export interface HowToChange {
  /** Opens a cart where the visitor has none. */
  readonly create: boolean;
  /** The product it is about, if known in advance. It is then read together with the cart. */
  readonly productId?: string;
}

/** Leaves the transaction without a trace. */
class Refused extends Error {
  constructor(
    readonly problem: Problem<CartRefusal>,
    /** A payment of this cart waits for its second step. */
    readonly awaitingCartId: string | null = null,
  ) {
    super(problem.code);
  }
}

/**
 * Runs one change of a visitor's cart under the cart's lock, then prices the whole cart again (CART-10, RC-7). Refused
 * changes leave nothing behind. `create` opens a cart where the visitor has none.
 */
export async function changeCart<Value>(
  deps: CartDeps,
  visitor: CartVisitor,
  how: HowToChange,
  act: (change: CartChange) => Promise<Outcome<Value, CartRefusal>>,
): Promise<Outcome<ChangedCart<Value>, CartRefusal>> {
  const startToken = visitor.token ?? (how.create ? newCartToken(deps.randomBytes) : null);
  if (startToken === null) return refuse('entryMissing');
  const change = () =>
    attempt(() => deps.db.inSite(contextOf(visitor.site), (trx) => changeIn(deps, trx, visitor, startToken, how, act)));
  const first = await change();
  if (!(first instanceof Refused)) return accept(first);
  if (first.awaitingCartId === null) return { ok: false, problem: first.problem };
  // Back from the bank's page to the cart: that payment is over, the change goes on.
  await deps.abandonPayment(visitor.site, first.awaitingCartId);
  const second = await change();
  return second instanceof Refused ? { ok: false, problem: second.problem } : accept(second);
}

async function attempt<Value>(change: () => Promise<Value>): Promise<Value | Refused> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

async function changeIn<Value>(
  deps: CartDeps,
  trx: SiteTransaction,
  { site, countryCode, memberId = null }: CartVisitor,
  startToken: string,
  { create, productId }: HowToChange,
  act: (change: CartChange) => Promise<Outcome<Value, CartRefusal>>,
): Promise<ChangedCart<Value>> {
  const productIds = productId === undefined ? [] : [productId];
  const fresh = create ? { currency: site.currency, siteUserId: memberId } : null;
  const open = await openFilledCart(deps, trx, site, { startToken, mode: 'lock', fresh, productIds });
  if (!open?.cart) throw new Refused({ code: 'entryMissing' });
  const { tokenHash, cart, entries, checkout, load } = open;
  refuseWhilePaying(checkout);
  const writes: Promise<unknown>[] = [];
  const save = (writing: Promise<unknown>) => {
    // Waited for below; until then nobody listens.
    writing.catch(() => undefined);
    writes.push(writing);
  };
  const outcome = await act({ trx, websiteId: site.id, cart, entries, load, save });
  if (!outcome.ok) throw new Refused(outcome.problem);
  const [now] = await Promise.all([
    readWholeCart(trx, site.id, tokenHash),
    touchCart(trx, site.id, cart.id),
    ...writes,
  ]);
  const contents = { ...now, cart, load: goodsFor(deps.memory, trx, site.id, now) };
  const priced = await estimateCart(deps, trx, site, contents, { checkout, countryCode });
  // MON-7: amounts that the wire can't carry exactly are refused, never rounded.
  if (!areTotalsWithinWireRange(priced.price)) throw new Refused({ code: 'amountTooLarge', field: 'quantity' });
  return { value: outcome.value, ...priced, token: open.token };
}

/** What is being paid for must stay what it is: nothing is lost silently (RC-7). */
function refuseWhilePaying(checkout: StoredCheckout | null): void {
  if (checkout?.state === 'paying') throw new Refused({ code: 'paymentPending' });
  if (checkout?.state === 'awaiting_step') throw new Refused({ code: 'paymentPending' }, checkout.cartId);
}
