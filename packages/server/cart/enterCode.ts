import { type CodeEntryCode, isCouponCode, MAX_COUPONS_PER_CART, tidyCouponCode } from '@quoin/domain/cart';
import { looksLikeGiftCardCode } from '@quoin/domain/orders';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import {
  addCartGiftCard,
  addCoupon,
  findDiscountIdByCode,
  listCartGiftCards,
  listCoupons,
  removeCartGiftCard,
  removeCoupon,
} from '../pricing/index.ts';
import type { CartDeps, CartVisitor } from './cartDeps.ts';
import type { CartRefusal } from './cartRefusals.ts';
import { type CartChange, type ChangedCart, changeCart } from './changeCart.ts';

type Entered = Promise<Outcome<ChangedCart<void>, CartRefusal>>;
type CodeProblem = Problem<CodeEntryCode | 'couponUnknown'>;

/**
 * What a visitor types: counted first, so that nobody finds codes by trying (SC-9, SC-10, RC-17); a code that is taken is not
 * counted. Refused with `tooManyRequests` and the seconds to wait.
 */
export async function enterTypedCode(
  deps: CartDeps,
  visitor: CartVisitor & { readonly ip: string },
  typed: string,
): Entered {
  const { site, token, ip } = visitor;
  const who = { websiteId: site.id, visitor: token, ip };
  const seconds = deps.guesses.take(who);
  if (seconds !== null) return refuse('tooManyRequests', { values: { seconds } });
  const entered = await enterCode(deps, visitor, typed);
  if (entered.ok) deps.guesses.giveBack(who);
  return entered;
}

/**
 * Enters a coupon or a gift card, whichever the code belongs to. An unknown code is refused and not kept. A known code
 * that does not apply now stays in the cart with the reason next to it (CX-15), since it may apply later. The same code
 * again changes nothing.
 */
export function enterCode(deps: CartDeps, visitor: CartVisitor, typed: string): Entered {
  return changeCart(deps, visitor, { create: false }, async (change) => {
    const problem = (await enterGiftCard(deps, change, typed)) ?? (await enterCoupon(change, typed));
    return problem === null || problem === 'done' ? accept(undefined) : { ok: false, problem };
  });
}

/** `done`: it was one. Null: not a gift card. */
async function enterGiftCard(
  { giftCards }: CartDeps,
  { trx, websiteId, cart }: CartChange,
  typed: string,
): Promise<CodeProblem | 'done' | null> {
  if (!looksLikeGiftCardCode(typed)) return null;
  const card = await giftCards.findByCode(trx, websiteId, typed);
  if (card === null) return null;
  const held = await listCartGiftCards(trx, websiteId, cart.id);
  if (held.length >= MAX_COUPONS_PER_CART && !held.includes(card.id)) return tooMany();
  await addCartGiftCard(trx, websiteId, cart.id, card.id);
  return 'done';
}

async function enterCoupon({ trx, websiteId, cart }: CartChange, typed: string): Promise<CodeProblem | null> {
  const code = tidyCouponCode(typed);
  const isKnown = isCouponCode(code) && (await findDiscountIdByCode(trx, websiteId, code)) !== null;
  if (!isKnown) {
    if (looksLikeGiftCardCode(typed)) return { code: 'giftCardUnknown', field: 'code' };
    return { code: 'couponUnknown', field: 'code', values: { coupon: typed.trim().slice(0, 40) } };
  }
  const held = await listCoupons(trx, websiteId, cart.id);
  if (held.length >= MAX_COUPONS_PER_CART && !held.includes(code)) return tooMany();
  await addCoupon(trx, websiteId, cart.id, code);
  return null;
}

function tooMany(): CodeProblem {
  return { code: 'couponTooMany', field: 'code', values: { max: MAX_COUPONS_PER_CART } };
}

export function dropCoupon(deps: CartDeps, visitor: CartVisitor, code: string): Entered {
  return changeCart(deps, visitor, { create: false }, async ({ trx, websiteId, cart }) => {
    await removeCoupon(trx, websiteId, cart.id, tidyCouponCode(code));
    return accept(undefined);
  });
}

export function dropGiftCard(deps: CartDeps, visitor: CartVisitor, id: string): Entered {
  return changeCart(deps, visitor, { create: false }, async ({ trx, websiteId, cart }) => {
    const held = await listCartGiftCards(trx, websiteId, cart.id);
    if (!held.includes(id)) return refuse('giftCardUnknown');
    await removeCartGiftCard(trx, websiteId, cart.id, id);
    return accept(undefined);
  });
}
