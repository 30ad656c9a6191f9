import { expect } from 'vitest';
import type { Owner } from '../owner.ts';

/** Of a product that there is a number of. */
export interface Shelf {
  readonly itemId: string;
  readonly sku: string;
}

/** One buyer's way to an order. */
export interface Attempt {
  readonly email: string;
  readonly sku: string;
  /** `unknown`: it was given up without an answer, before or after the server had decided. */
  outcome: 'unknown' | 'acknowledged' | 'refused';
  orderUrl: string;
}

export const newAttempt = (email: string, { sku }: Shelf): Attempt => ({
  email,
  sku,
  outcome: 'unknown',
  orderUrl: '',
});

export const withOutcome = (attempts: readonly Attempt[], wanted: Attempt['outcome']) =>
  attempts.filter(({ outcome }) => outcome === wanted);

export async function limitedShelves(owner: Owner): Promise<readonly Shelf[]> {
  const products = await owner.products();
  return products
    .filter(({ productType, isSubscribable }) => productType === 1 && !isSubscribable)
    .flatMap(({ id, variants }) =>
      variants.filter(({ stock }) => !stock.unlimited && stock.quantity > 0).map(({ sku }) => ({ itemId: id, sku })),
    );
}

/** Returns the stock on the shelves by SKU, reserved or not. */
export async function onHand(owner: Owner): Promise<ReadonlyMap<string, number>> {
  const variants = (await owner.products()).flatMap((product) => product.variants);
  return new Map(
    variants.filter(({ stock }) => !stock.unlimited).map(({ sku, stock }) => [sku, stock.quantity + stock.reserved]),
  );
}

/**
 * No order is lost and none is doubled, whoever was refused has none, and what is missing on the shelves is what was
 * sold. `search` finds the orders of these attempts.
 */
export async function expectExactSale(
  owner: Owner,
  {
    attempts,
    search,
    stockBefore,
  }: {
    readonly attempts: readonly Attempt[];
    readonly search: string;
    readonly stockBefore: ReadonlyMap<string, number>;
  },
): Promise<{ readonly orders: number }> {
  const orders = await owner.orders(search);
  const counted = new Map<string, number>();
  for (const { email } of orders) counted.set(email, (counted.get(email) ?? 0) + 1);
  const acknowledged = withOutcome(attempts, 'acknowledged');
  expect(acknowledged.filter(({ email }) => counted.get(email) !== 1)).toEqual([]);
  expect([...counted].filter(([, count]) => count !== 1)).toEqual([]);
  expect(withOutcome(attempts, 'refused').filter(({ email }) => counted.has(email))).toEqual([]);
  expect(new Set(acknowledged.map(({ orderUrl }) => orderUrl)).size).toBe(acknowledged.length);
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(orders.length);
  const sold = new Map<string, number>();
  const skuOf = new Map(attempts.map(({ email, sku }) => [email, sku]));
  for (const { email, itemCount } of orders) {
    const sku = skuOf.get(email) ?? '';
    sold.set(sku, (sold.get(sku) ?? 0) + itemCount);
  }
  const expected = [...stockBefore].map(([sku, before]) => [sku, before - (sold.get(sku) ?? 0)]);
  expect([...(await onHand(owner))]).toEqual(expected);
  return { orders: orders.length };
}
