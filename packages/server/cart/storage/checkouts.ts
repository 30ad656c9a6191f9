import { type Address, addressOf, CHECKOUT_MOVES, type CheckoutStatus } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import { ask } from '../../platform/database/ask.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JsonObject } from '../../platform/database/schema/columns.ts';
import type { CartId } from './carts.ts';

export interface StoredCheckout {
  readonly id: string;
  readonly cartId: string;
  readonly state: CheckoutStatus;
  readonly email: string | null;
  readonly shippingAddress: Address | null;
  readonly shippingOptionId: string | null;
  readonly note: string;
  /** To the owner's own questions, by field id. */
  readonly formAnswers: Readonly<Record<string, string>>;
  /** Of the attempt to pay that comes next, or is under way. */
  readonly idempotencyKey: string;
  /** What is being bought while a payment is under way; see orders/placing/purchase.ts. */
  readonly payment: JsonObject;
  readonly orderId: string | null;
}

export const CHECKOUT_COLUMNS = [
  'id',
  'cart_id',
  'state',
  'email',
  'shipping_address',
  'shipping_option_id',
  'note',
  'form_answers',
  'idempotency_key',
  'payment',
  'order_id',
] as const;
const KEEP_MS = 60 * 86_400_000;

export interface CheckoutRow {
  readonly id: string;
  readonly cart_id: string;
  readonly state: CheckoutStatus;
  readonly email: string | null;
  readonly shipping_address: JsonObject | null;
  readonly shipping_option_id: string | null;
  readonly note: string;
  readonly form_answers: Readonly<Record<string, string>>;
  readonly idempotency_key: string;
  readonly payment: JsonObject;
  readonly order_id: string | null;
}

export function toCheckout(row: CheckoutRow): StoredCheckout {
  return {
    id: row.id,
    cartId: row.cart_id,
    state: row.state,
    email: row.email,
    shippingAddress: row.shipping_address === null ? null : toAddress(row.shipping_address),
    shippingOptionId: row.shipping_option_id,
    note: row.note,
    formAnswers: row.form_answers,
    idempotencyKey: row.idempotency_key,
    payment: row.payment,
    orderId: row.order_id,
  };
}

/** A stored address; parts that an older version did not have are empty. */
export function toAddress(stored: Readonly<Record<string, unknown>>): Address {
  return addressOf((name) => (typeof stored[name] === 'string' ? stored[name] : ''));
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('checkout').select(CHECKOUT_COLUMNS).where('website_id', '=', websiteId);
}

/** A cart has one checkout, made under the cart's lock. */
export async function findCheckoutOfCart(
  trx: SiteTransaction,
  websiteId: string,
  cartId: CartId,
): Promise<StoredCheckout | null> {
  const row = await select(trx, websiteId).where('cart_id', '=', cartId).orderBy('id').executeTakeFirst();
  return row ? toCheckout(row) : null;
}

const LOCK_CHECKOUT = `
  SELECT FROM checkout
  WHERE website_id = $1 AND cart_id = (SELECT id FROM cart WHERE website_id = $1 AND token_hash = $2) ORDER BY id LIMIT 1 FOR UPDATE`;

/** Of the cart of a token; after the cart's lock, always in that order. */
export async function lockCheckoutOfToken(trx: SiteTransaction, websiteId: string, tokenHash: Buffer): Promise<void> {
  await ask(trx, LOCK_CHECKOUT, [websiteId, tokenHash]);
}

/** After the cart's lock, always in that order. */
export async function lockCheckoutOfCart(
  trx: SiteTransaction,
  websiteId: string,
  cartId: CartId,
): Promise<StoredCheckout | null> {
  const row = await select(trx, websiteId).where('cart_id', '=', cartId).orderBy('id').forUpdate().executeTakeFirst();
  return row ? toCheckout(row) : null;
}

export async function createCheckout(
  trx: SiteTransaction,
  websiteId: string,
  checkout: { readonly cartId: string; readonly idempotencyKey: string },
): Promise<StoredCheckout> {
  const now = trx.now();
  const row = await trx
    .insertInto('checkout')
    .values({
      website_id: websiteId,
      id: trx.newId(),
      cart_id: checkout.cartId,
      idempotency_key: checkout.idempotencyKey,
      created_at: now,
      updated_at: now,
      expires_at: new Date(now.getTime() + KEEP_MS),
    })
    .returning(CHECKOUT_COLUMNS)
    .executeTakeFirstOrThrow();
  return toCheckout(row);
}

export interface CheckoutChanges {
  readonly email?: string;
  readonly shippingAddress?: Address;
  readonly shippingOptionId?: string | null;
  readonly note?: string;
  readonly formAnswers?: Readonly<Record<string, string>>;
  readonly state?: CheckoutStatus;
  readonly idempotencyKey?: string;
  readonly acceptedTotal?: bigint;
  readonly payment?: JsonObject;
  readonly orderId?: string;
  /** The visit it is paid in; null: unknown. */
  readonly visit?: string | null;
}

/**
 * Keeps what is new, and moves the checkout on where its table has that move (ORD-2).
 * @throws when it has not: what the caller was about to make of it must not be kept.
 */
export async function saveCheckout(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  changes: CheckoutChanges,
): Promise<void> {
  const { email, shippingAddress, shippingOptionId, note, formAnswers, state } = changes;
  const { idempotencyKey, acceptedTotal, payment, orderId, visit } = changes;
  const query = trx
    .updateTable('checkout')
    .set({
      updated_at: trx.now(),
      ...(email === undefined ? {} : { email }),
      ...(shippingAddress === undefined ? {} : { shipping_address: JSON.stringify(shippingAddress) }),
      ...(shippingOptionId === undefined ? {} : { shipping_option_id: shippingOptionId }),
      ...(note === undefined ? {} : { note }),
      ...(visit === undefined ? {} : { visit }),
      ...(formAnswers === undefined ? {} : { form_answers: JSON.stringify(formAnswers) }),
      ...(state === undefined ? {} : { state }),
      ...(idempotencyKey === undefined ? {} : { idempotency_key: idempotencyKey }),
      ...(acceptedTotal === undefined ? {} : { accepted_total: acceptedTotal }),
      ...(payment === undefined ? {} : { payment: JSON.stringify(payment) }),
      ...(orderId === undefined ? {} : { order_id: orderId }),
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', id);
  const moved = state === undefined ? query : query.where('state', 'in', movesTo(CHECKOUT_MOVES, state));
  const { numUpdatedRows } = await moved.executeTakeFirst();
  if (state !== undefined && numUpdatedRows === 0n)
    throw new Error(`Checkout ${id} never becomes ${state} from where it is`);
}
