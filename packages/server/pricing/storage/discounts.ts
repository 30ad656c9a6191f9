import type { Discount, DiscountClass, DiscountScope, DiscountValue } from '@quoin/domain/cart';
import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode, money } from '@quoin/domain/money';
import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { DiscountTable } from '../../platform/database/schema/store/pricing.ts';

/** A discount as its owner keeps it. */
export interface StoredDiscount extends Discount {
  readonly isEnabled: boolean;
  readonly revision: number;
}

type DiscountRow = Selectable<DiscountTable>;

export function toDiscount(row: DiscountRow): StoredDiscount {
  const currency: CurrencyCode = isCurrencyCode(row.currency) ? row.currency : DEFAULT_CURRENCY;
  return {
    id: row.id,
    name: row.name,
    code: row.code,
    value: worthOf(row, currency),
    scope: scopeOf(row),
    items: row.items,
    minimumSubtotal: row.minimum_subtotal === null ? null : money(row.minimum_subtotal, currency),
    startsAt: row.starts_at?.getTime() ?? null,
    endsAt: row.ends_at?.getTime() ?? null,
    totalLimit: row.total_limit,
    perCustomerLimit: row.per_customer_limit,
    timesUsed: row.times_used,
    combinesWith: row.combines_with as DiscountClass[],
    isEnabled: row.enabled,
    revision: row.revision,
  };
}

function worthOf({ kind, percent_ppm, amount }: DiscountRow, currency: CurrencyCode): DiscountValue {
  if (kind === 'percent') return { kind, ppm: percent_ppm ?? 0 };
  return kind === 'amount' ? { kind, amount: money(amount ?? 0n, currency) } : { kind };
}

function scopeOf({ scope, scope_ids: ids }: DiscountRow): DiscountScope {
  if (scope === 'products') return { kind: scope, productIds: ids };
  if (scope === 'categories') return { kind: scope, categoryIds: ids };
  return scope === 'collections' ? { kind: scope, collectionIds: ids } : { kind: 'order' };
}

function idsOf(scope: DiscountScope): string[] {
  if (scope.kind === 'products') return [...scope.productIds];
  if (scope.kind === 'categories') return [...scope.categoryIds];
  return scope.kind === 'collections' ? [...scope.collectionIds] : [];
}

function columnsOf(discount: StoredDiscount, currency: CurrencyCode) {
  const { value, startsAt, endsAt } = discount;
  return {
    name: discount.name,
    code: discount.code,
    kind: value.kind,
    percent_ppm: value.kind === 'percent' ? value.ppm : null,
    amount: value.kind === 'amount' ? value.amount.minor : null,
    currency,
    scope: discount.scope.kind,
    scope_ids: idsOf(discount.scope),
    items: discount.items,
    minimum_subtotal: discount.minimumSubtotal?.minor ?? null,
    starts_at: startsAt === null ? null : new Date(startsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    total_limit: discount.totalLimit,
    per_customer_limit: discount.perCustomerLimit,
    combines_with: [...discount.combinesWith],
    enabled: discount.isEnabled,
  };
}

function select(trx: SiteTransaction, websiteId: string) {
  return trx.selectFrom('discount').selectAll().where('website_id', '=', websiteId).where('deleted_at', 'is', null);
}

/** Those that apply by themselves. */
export async function listAutomaticDiscounts(
  trx: SiteTransaction,
  websiteId: string,
): Promise<readonly StoredDiscount[]> {
  const rows = await select(trx, websiteId)
    .where('enabled', '=', true)
    .where('code', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(toDiscount);
}

export async function listDiscountsOfCodes(
  trx: SiteTransaction,
  websiteId: string,
  codes: readonly string[],
): Promise<readonly StoredDiscount[]> {
  if (codes.length === 0) return [];
  const rows = await select(trx, websiteId)
    .where('enabled', '=', true)
    .where('code', 'in', [...codes])
    .orderBy('id')
    .execute();
  return rows.map(toDiscount);
}

/** Newest first. */
export async function listDiscounts(trx: SiteTransaction, websiteId: string): Promise<readonly StoredDiscount[]> {
  return (await select(trx, websiteId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()).map(toDiscount);
}

export async function findDiscount(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredDiscount | null> {
  const row = await select(trx, websiteId).where('id', '=', id).executeTakeFirst();
  return row ? toDiscount(row) : null;
}

export async function insertDiscount(
  trx: SiteTransaction,
  websiteId: string,
  discount: StoredDiscount,
  currency: CurrencyCode,
): Promise<void> {
  const now = trx.now();
  await trx
    .insertInto('discount')
    .values({
      website_id: websiteId,
      id: discount.id,
      ...columnsOf(discount, currency),
      created_at: now,
      updated_at: now,
    })
    .execute();
}

/** Returns false if another user has changed it since. */
export async function saveDiscount(
  trx: SiteTransaction,
  websiteId: string,
  discount: StoredDiscount,
  currency: CurrencyCode,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discount')
    .set({ ...columnsOf(discount, currency), revision: discount.revision + 1, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', discount.id)
    .where('revision', '=', discount.revision)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Orders keep its name and its uses; nobody can enter it any more. */
export async function deleteDiscount(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('discount')
    .set({ deleted_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Is this code taken by another discount? */
export async function findDiscountIdByCode(
  trx: SiteTransaction,
  websiteId: string,
  code: string,
): Promise<string | null> {
  return (await select(trx, websiteId).where('code', '=', code).executeTakeFirst())?.id ?? null;
}

export interface DiscountUses {
  readonly byDiscount: Readonly<Record<string, number>>;
  /** Held by this checkout itself: they are no reason to refuse it. */
  readonly own: ReadonlySet<string>;
}

/** How often this buyer has used which discount, without what the checkout at hand holds. */
export async function countUses(
  trx: SiteTransaction,
  websiteId: string,
  buyer: { readonly customerKey: Buffer | null; readonly checkoutId: string | null },
): Promise<DiscountUses> {
  const { customerKey, checkoutId } = buyer;
  if (customerKey === null && checkoutId === null) return { byDiscount: {}, own: new Set() };
  const rows = await trx
    .selectFrom('discount_use')
    .select(['discount_id', 'checkout_id'])
    .where('website_id', '=', websiteId)
    .where((eb) =>
      eb.or([
        ...(customerKey === null ? [] : [eb('customer_key', '=', customerKey)]),
        ...(checkoutId === null ? [] : [eb('checkout_id', '=', checkoutId)]),
      ]),
    )
    .execute();
  const byDiscount: Record<string, number> = {};
  const own = new Set<string>();
  for (const row of rows) {
    if (row.checkout_id === checkoutId) own.add(row.discount_id);
    else byDiscount[row.discount_id] = (byDiscount[row.discount_id] ?? 0) + 1;
  }
  return { byDiscount, own };
}

export interface DiscountHold {
  readonly discountIds: readonly string[];
  readonly checkoutId: string;
  readonly customerKey: Buffer;
}

/**
 * Counts a use of each discount for a payment that begins, as long as its limits allow (GFT-4). The row of a discount is
 * what all its buyers wait for, in ascending order of ids. False: one of them is used up by now; roll back.
 */
export async function holdDiscounts(trx: SiteTransaction, websiteId: string, hold: DiscountHold): Promise<boolean> {
  const { checkoutId, customerKey } = hold;
  for (const discountId of [...hold.discountIds].sort()) {
    const { rows } = await sql<{ per_customer_limit: number | null }>`
      UPDATE discount SET times_used = times_used + 1
      WHERE website_id = ${websiteId} AND id = ${discountId} AND enabled AND deleted_at IS NULL
        AND (total_limit IS NULL OR times_used < total_limit)
      RETURNING per_customer_limit`.execute(trx);
    const [row] = rows;
    if (row === undefined) return false;
    if (row.per_customer_limit !== null) {
      // Under the discount's lock: everybody who used it before has committed and is seen.
      const { byDiscount } = await countUses(trx, websiteId, { customerKey, checkoutId: null });
      if ((byDiscount[discountId] ?? 0) >= row.per_customer_limit) return false;
    }
    await trx
      .insertInto('discount_use')
      .values({
        website_id: websiteId,
        discount_id: discountId,
        checkout_id: checkoutId,
        customer_key: customerKey,
        created_at: trx.now(),
      })
      .execute();
  }
  return true;
}

/** The payment came to nothing: its uses are free again. */
export async function releaseDiscounts(trx: SiteTransaction, websiteId: string, checkoutId: string): Promise<void> {
  await sql`
    WITH freed AS (
      DELETE FROM discount_use WHERE website_id = ${websiteId} AND checkout_id = ${checkoutId} AND order_id IS NULL
      RETURNING discount_id
    ), held AS (
      SELECT d.id FROM discount d JOIN freed f ON f.discount_id = d.id WHERE d.website_id = ${websiteId}
      ORDER BY d.id FOR UPDATE OF d
    )
    UPDATE discount d SET times_used = d.times_used - 1 FROM held WHERE d.website_id = ${websiteId} AND d.id = held.id`.execute(
    trx,
  );
}

/** Marks held discounts as used by the order. */
export async function claimDiscounts(
  trx: SiteTransaction,
  websiteId: string,
  checkoutId: string,
  orderId: string,
): Promise<void> {
  await trx
    .updateTable('discount_use')
    .set({ order_id: orderId })
    .where('website_id', '=', websiteId)
    .where('checkout_id', '=', checkoutId)
    .where('order_id', 'is', null)
    .execute();
}

/** The order is canceled: its uses return (GFT-4). */
export async function returnDiscountUses(trx: SiteTransaction, websiteId: string, orderId: string): Promise<void> {
  await sql`
    WITH freed AS (
      DELETE FROM discount_use WHERE website_id = ${websiteId} AND order_id = ${orderId} RETURNING discount_id
    )
    UPDATE discount d SET times_used = d.times_used - 1
    FROM freed WHERE d.website_id = ${websiteId} AND d.id = freed.discount_id`.execute(trx);
}
