import { randomBytes } from 'node:crypto';
import { it } from 'vitest';
import { hashCartToken } from '../../cart/cartToken.ts';
import type { CheckoutVisitor } from '../../checkout/checkoutDeps.ts';
import type { LoadedCheckout } from '../../checkout/loadCheckout.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { findViolations, type Violation } from '../../doctor/storage/invariants.ts';
import type { PayResult } from '../../orders/placing/takePayment.ts';
import { newId as makeId, secureRoll } from '../../platform/database/ids.ts';

/** Set by `npm run chaos`: every race so many rounds and at its full size. Without it, each as small as the suite's time allows. */
const CHAOS_ROUNDS = Number(process.env.QUOIN_RACE_ROUNDS ?? 0);
export const isChaos = CHAOS_ROUNDS > 0;

/** The size of a race: as reliability.md 2.4 wants it, or as the suite can afford it. */
export function sized(full: number, inSuite: number): number {
  return isChaos ? full : inSuite;
}

/** One race, run again and again; a round that breaks says which one it was. */
export function race(
  name: string,
  rounds: { readonly inSuite: number; readonly inChaos?: number },
  act: (round: number) => Promise<void>,
): void {
  const count = isChaos ? Math.min(CHAOS_ROUNDS, rounds.inChaos ?? CHAOS_ROUNDS) : rounds.inSuite;
  it(`${name}, ${count} rounds`, { timeout: isChaos ? 7_200_000 : 120_000 }, async () => {
    for (let round = 1; round <= count; round += 1) {
      await act(round).catch((error: unknown) => {
        if (error instanceof Error) error.message = `round ${round} of ${count}: ${error.message}`;
        throw error;
      });
    }
  });
}

export const newId = () => makeId(Date.now(), secureRoll);

/** A shop that two nodes serve: requests that meet share a database and nothing else. */
export interface TwoNodes {
  readonly shop: SaleShop;
  /** One node for even, the other for odd. */
  node(index: number): SaleShop;
  violations(): Promise<readonly Violation[]>;
  close(): Promise<void>;
}

export async function openTwoNodes(): Promise<TwoNodes> {
  const shop = await openSaleShop();
  const other = await openSaleShop({ besides: shop });
  return {
    shop,
    node: (index) => (index % 2 === 0 ? shop : other),
    violations: () => shop.db.inSite({ websiteId: shop.site.id }, (trx) => findViolations(trx, shop.site.id)),
    async close() {
      await other.close();
      await shop.close();
    },
  };
}

/** A buyer at the pay button. */
export interface Ready {
  readonly buyer: CheckoutVisitor;
  readonly loaded: LoadedCheckout;
}

/** The tables that make a buyer ready, with what differs from one to the next. */
const COPIES = [
  [
    "insert into cart select (jsonb_populate_record(t, jsonb_build_object('id', w.cart, 'token_hash', w.token))).*",
    'id',
  ],
  [
    "insert into cart_entry select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'cart_id', w.cart))).*",
    'cart_id',
  ],
  ["insert into cart_coupon select (jsonb_populate_record(t, jsonb_build_object('cart_id', w.cart))).*", 'cart_id'],
  ["insert into cart_gift_card select (jsonb_populate_record(t, jsonb_build_object('cart_id', w.cart))).*", 'cart_id'],
  [
    "insert into checkout select (jsonb_populate_record(t, jsonb_build_object('id', w.checkout, 'cart_id', w.cart, 'idempotency_key', w.key))).*",
    'cart_id',
  ],
] as const;

/** The same buyer so many times over, each with a cart of his own: getting ready is not what a race is about. */
export async function copiesOf({ test, newBuyer }: SaleShop, { loaded }: Ready, count: number): Promise<Ready[]> {
  const copies = Array.from({ length: count }, () => ({
    buyer: newBuyer(),
    cart: newId(),
    checkout: newId(),
    key: randomBytes(16).toString('base64url'),
  }));
  const tokens = copies.map(({ buyer }) => `\\x${hashCartToken(buyer.token!)!.toString('hex')}`);
  const columns = [
    copies.map(({ cart }) => cart),
    tokens,
    copies.map((each) => each.checkout),
    copies.map((each) => each.key),
  ];
  for (const [statement, column] of COPIES) {
    const table = /into (\w+)/.exec(statement)![1]!;
    await test.asOwner(
      `${statement} from ${table} t, unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[]) as w(cart, token, checkout, key)
       where t.${column} = $5`,
      [...columns, loaded.stored.cartId],
    );
  }
  return copies.map(({ buyer, cart, checkout, key }) => ({
    buyer,
    loaded: { ...loaded, stored: { ...loaded.stored, id: checkout, cartId: cart, idempotencyKey: key } },
  }));
}

/** One ready buyer and his copies. */
export async function rush(shop: SaleShop, itemId: string, count: number, quantity = 1): Promise<Ready[]> {
  const buyer = shop.newBuyer();
  const first = { buyer, loaded: await shop.readyToPay(buyer, itemId, quantity) };
  return [first, ...(await copiesOf(shop, first, count - 1))];
}

/** All press at once, half of them on each node. */
export function allPay({ node }: TwoNodes, ready: readonly Ready[], card?: string): Promise<PayResult[]> {
  return Promise.all(ready.map(({ buyer, loaded }, index) => node(index).pay(buyer, loaded, card)));
}

export function countOf(results: readonly { readonly status: string }[], status: string): number {
  return results.filter((result) => result.status === status).length;
}

/** The codes of all refusals, each once. */
export function refusalsOf(results: readonly PayResult[]): readonly string[] {
  return [
    ...new Set(
      results.flatMap((result) => (result.status === 'refused' ? result.problems.map(({ code }) => code) : [])),
    ),
  ];
}
