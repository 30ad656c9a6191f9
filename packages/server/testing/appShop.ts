import { createHash } from 'node:crypto';
import type { SiteDatabase, SiteTransaction } from '../platform/database/database.ts';
import { newId as makeId, secureRoll } from '../platform/database/ids.ts';
import { addToDirectory } from './database.ts';

/** Rows for tests of the app: a shop with products, orders and mails as sales leave them, without running a sale. */
export function newId(): string {
  return makeId(Date.now(), secureRoll);
}

export interface TestShop {
  readonly id: string;
  readonly identifier: string;
  readonly collectionId: string;
}

export async function addShop(
  db: SiteDatabase,
  {
    identifier,
    title = identifier,
    currency = 'USD',
    timeZone = 'UTC',
  }: { identifier: string } & Partial<{
    title: string;
    currency: string;
    timeZone: string;
  }>,
): Promise<TestShop> {
  const shop: TestShop = { id: newId(), identifier, collectionId: newId() };
  await db.acrossSites(async (trx) => {
    const values = {
      id: shop.id,
      identifier,
      title,
      currency,
      theme: 'quoin',
      time_zone: timeZone,
      created_at: trx.now(),
    };
    await addToDirectory(trx, values);
    await trx.insertInto('website').values(values).execute();
  });
  await db.inSite({ websiteId: shop.id }, (trx) => addStorePage(trx, shop));
  return shop;
}

async function addStorePage(trx: SiteTransaction, shop: TestShop): Promise<void> {
  await trx
    .insertInto('collection')
    .values({
      website_id: shop.id,
      id: shop.collectionId,
      type: 13,
      type_name: 'products',
      title: 'Shop',
      navigation_title: 'Shop',
      url_id: 'shop',
      created_on: trx.now(),
      updated_on: trx.now(),
    })
    .execute();
}

export interface TestVariant {
  readonly sku: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly price?: bigint;
  readonly salePrice?: bigint;
  /** Null: unlimited. */
  readonly stock?: number | null;
}

export interface TestProduct {
  readonly title: string;
  readonly type?: number;
  readonly optionNames?: readonly string[];
  readonly imageId?: string | null;
  readonly isHidden?: boolean;
  readonly variants: readonly TestVariant[];
}

/** Answers the ids of product and variants. */
export async function addProduct(
  db: SiteDatabase,
  shop: TestShop,
  product: TestProduct,
): Promise<{ readonly id: string; readonly variantIds: readonly string[] }> {
  const id = newId();
  const variantIds = product.variants.map(() => newId());
  await db.inSite({ websiteId: shop.id }, async (trx) => {
    await addItem(trx, shop, id, product);
    const values = { website_id: shop.id, id, product_type: product.type ?? 1 };
    await trx
      .insertInto('product')
      .values({ ...values, variant_option_ordering: [...(product.optionNames ?? [])] })
      .execute();
    const rows = product.variants.map((variant, index) => ({
      website_id: shop.id,
      id: variantIds[index]!,
      product_id: id,
      sku: variant.sku,
      price: variant.price ?? 2000n,
      sale_price: variant.salePrice ?? 0n,
      on_sale: variant.salePrice !== undefined,
      currency: 'USD',
      unlimited: variant.stock === null,
      on_hand: variant.stock ?? 0,
      attributes: JSON.stringify(variant.attributes ?? {}),
      display_index: index,
    }));
    await trx.insertInto('variant').values(rows).execute();
  });
  return { id, variantIds };
}

async function addItem(trx: SiteTransaction, shop: TestShop, id: string, product: TestProduct): Promise<void> {
  await trx
    .insertInto('item')
    .values({
      website_id: shop.id,
      id,
      collection_id: shop.collectionId,
      record_type: 11,
      url_id: product.title.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      title: product.title,
      workflow_state: product.isHidden ? 2 : 1,
      main_image_id: product.imageId ?? null,
      added_on: trx.now(),
      updated_on: trx.now(),
    })
    .execute();
}

export interface TestOrderLine {
  readonly title: string;
  readonly sku: string;
  /** One that nobody knows when left out. */
  readonly productId?: string;
  readonly variantDescription?: string;
  readonly quantity?: number;
  readonly unitPrice: bigint;
  readonly imageId?: string | null;
}

export interface TestOrder {
  readonly number: number;
  readonly email: string;
  readonly fullName: string;
  readonly placedAt: Date;
  readonly lines: readonly TestOrderLine[];
  readonly shipping?: bigint;
  readonly fulfillment?: 'PENDING' | 'FULFILLED' | 'CANCELED';
  readonly payment?: 'paid' | 'pending' | 'refunded';
  readonly note?: string;
  readonly events?: readonly string[];
  /** Of its status link; one that nobody knows when left out. */
  readonly tokenHash?: (orderId: string) => Buffer;
}

/** A paid order with its cart, checkout, payment, lines and events. Answers its id. */
export async function addOrder(db: SiteDatabase, shop: TestShop, order: TestOrder): Promise<string> {
  const id = newId();
  const subtotal = order.lines.reduce((sum, line) => sum + line.unitPrice * BigInt(line.quantity ?? 1), 0n);
  const shipping = order.shipping ?? 0n;
  const address = addressFor(order.fullName);
  await db.inSite({ websiteId: shop.id }, async (trx) => {
    const { cartId, checkoutId } = await addPaidCheckout(trx, shop, {
      id,
      total: subtotal + shipping,
      at: order.placedAt,
    });
    await trx
      .insertInto('sales_order')
      .values({
        website_id: shop.id,
        id,
        order_number: BigInt(order.number),
        checkout_id: checkoutId,
        cart_id: cartId,
        token_hash: order.tokenHash?.(id) ?? createHash('sha256').update(id).digest(),
        email: order.email,
        currency: 'USD',
        subtotal,
        shipping,
        shipping_gross: shipping,
        grand_total: subtotal + shipping,
        shipping_address: JSON.stringify(address),
        shipping_option_name: 'Standard',
        payment_state: order.payment ?? 'paid',
        fulfillment_status: order.fulfillment ?? 'PENDING',
        test_mode: true,
        note: order.note ?? '',
        placed_at: order.placedAt,
      })
      .execute();
    await addLines(trx, shop, id, order);
    await addEvents(trx, shop, id, order);
  });
  return id;
}

function addressFor(fullName: string) {
  const place = { line1: '12 Harbour Street', line2: '', city: 'Portland', region: 'OR', postalCode: '97201' };
  return { fullName, ...place, countryCode: 'US', phone: '' };
}

async function addPaidCheckout(trx: SiteTransaction, shop: TestShop, order: { id: string; total: bigint; at: Date }) {
  const [cartId, checkoutId] = [newId(), newId()];
  const site = { website_id: shop.id };
  const times = { created_at: order.at, updated_at: order.at };
  const token_hash = createHash('sha256').update(cartId).digest();
  const cart = { ...site, ...times, id: cartId, token_hash, currency: 'USD', is_purchased: true, order_id: order.id };
  await trx.insertInto('cart').values(cart).execute();
  const done = { state: 'completed' as const, order_id: order.id, idempotency_key: checkoutId, expires_at: order.at };
  await trx
    .insertInto('checkout')
    .values({ ...site, ...times, ...done, id: checkoutId, cart_id: cartId })
    .execute();
  const paid = { provider: 'test', provider_payment_id: `tp_${checkoutId.slice(-12)}`, state: 'succeeded' as const };
  await trx
    .insertInto('payment_intent')
    .values({ ...site, ...times, ...paid, id: newId(), checkout_id: checkoutId, amount: order.total, currency: 'USD' })
    .execute();
  return { cartId, checkoutId };
}

async function addLines(
  trx: SiteTransaction,
  shop: TestShop,
  orderId: string,
  { lines, fulfillment }: Pick<TestOrder, 'lines' | 'fulfillment'>,
) {
  const rows = lines.map((line, index) => ({
    website_id: shop.id,
    id: newId(),
    order_id: orderId,
    product_id: line.productId ?? newId(),
    variant_id: newId(),
    sku: line.sku,
    title: line.title,
    variant_description: line.variantDescription ?? '',
    product_type: 1,
    quantity: line.quantity ?? 1,
    unit_price: line.unitPrice,
    line_total: line.unitPrice * BigInt(line.quantity ?? 1),
    gross: line.unitPrice * BigInt(line.quantity ?? 1),
    sent: fulfillment === 'FULFILLED' ? (line.quantity ?? 1) : 0,
    canceled: fulfillment === 'CANCELED' ? (line.quantity ?? 1) : 0,
    image_asset_id: line.imageId ?? null,
    display_index: index,
  }));
  await trx.insertInto('order_line').values(rows).execute();
}

async function addEvents(trx: SiteTransaction, shop: TestShop, orderId: string, order: TestOrder) {
  const rows = (order.events ?? ['placed', 'paid']).map((kind, index) => ({
    website_id: shop.id,
    id: newId(),
    order_id: orderId,
    kind,
    created_at: new Date(order.placedAt.getTime() + index * 1000),
  }));
  await trx.insertInto('order_event').values(rows).execute();
}

export interface TestMail {
  readonly recipient: string;
  readonly subject: string;
  readonly html?: string;
  readonly text?: string;
  readonly state?: 'waiting' | 'sent' | 'kept' | 'failed';
  readonly at: Date;
}

export async function addMail(db: SiteDatabase, shop: TestShop, mail: TestMail): Promise<string> {
  const id = newId();
  await db.inSite({ websiteId: shop.id }, async (trx) => {
    await trx
      .insertInto('mail')
      .values({
        website_id: shop.id,
        id,
        kind: 'orderConfirmation',
        recipient: mail.recipient,
        sender: 'shop@example.com',
        subject: mail.subject,
        html: mail.html ?? '<p>Thank you</p>',
        text: mail.text ?? 'Thank you',
        state: mail.state ?? 'kept',
        created_at: mail.at,
        sent_at: mail.state === 'sent' ? mail.at : null,
      })
      .execute();
  });
  return id;
}
