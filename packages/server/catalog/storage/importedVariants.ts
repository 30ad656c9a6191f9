import { type FileVariant, isSameStock, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { siteRow } from '../../platform/database/siteRow.ts';
import type { ImportNotes, ProductToSave } from './importedProducts.ts';
import { wideRows } from './wideRows.ts';

interface HeldVariant extends KnownVariant {
  readonly id: string;
  readonly product_id: string;
  readonly sku: string;
}

/** Variants with their stock, each change of it with its movement; what left its product's rows is archived. */
export async function saveVariants(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
  lastStocks: ReadonlyMap<string, ImportNotes['importStock']>,
): Promise<void> {
  const held = await holdVariants(trx, websiteId, saves);
  const plans = saves.map((save) => planVariants(save, held.get(save.itemId) ?? [], lastStocks.get(save.itemId) ?? {}));
  await writeVariants(
    trx,
    websiteId,
    plans.flatMap(({ rows }) => rows),
  );
  await writeMovements(
    trx,
    websiteId,
    plans.flatMap(({ movements }) => movements),
  );
  await archiveVariants(
    trx,
    websiteId,
    plans.flatMap(({ left }) => left),
  );
}

/** By product; locked in ascending order (STK-7). */
async function holdVariants(
  trx: SiteTransaction,
  websiteId: string,
  saves: readonly ProductToSave[],
): Promise<ReadonlyMap<string, readonly HeldVariant[]>> {
  const { rows } = await sql<HeldVariant>`
    select id, product_id, sku, unlimited, on_hand, reserved from variant
    where website_id = ${websiteId} and product_id = any (${saves.map(({ itemId }) => itemId)}::uuid[])
    order by id for update`.execute(trx);
  const held = new Map<string, HeldVariant[]>();
  for (const row of rows) held.set(row.product_id, [...(held.get(row.product_id) ?? []), row]);
  return held;
}

interface VariantPlans {
  readonly rows: readonly VariantRow[];
  readonly movements: readonly MovementRow[];
  /** Ids of those that are no longer sold. */
  readonly left: readonly string[];
}

function planVariants(
  save: ProductToSave,
  held: readonly HeldVariant[],
  lastStock: ImportNotes['importStock'],
): VariantPlans {
  const left = new Map(held.map((row) => [row.id, row]));
  const find = ({ id, sku }: FileVariant) =>
    (id === null ? undefined : left.get(id)) ?? held.find((row) => row.sku === sku && left.has(row.id));
  const movements: MovementRow[] = [];
  const rows = save.product.variants.map((variant, index) => {
    const known = find(variant);
    if (known !== undefined) left.delete(known.id);
    const id = known?.id ?? save.newId();
    const stock = stockOf(save, variant, known, lastStock);
    const delta = stock.onHand - (known?.on_hand ?? 0);
    if (delta !== 0) movements.push(movementRow(save, id, delta));
    return variantRow(save, variant, { id, index, ...stock });
  });
  return { rows, movements, left: [...left.keys()] };
}

/** Files of things one downloads never run out, whatever the file says. */
export function isUnlimited({ product }: ProductToSave, variant: FileVariant): boolean {
  return variant.stock.unlimited || product.type === PRODUCT_TYPES.digital;
}

export function quantityOf({ stock }: FileVariant): number {
  return stock.unlimited ? 0 : stock.quantity;
}

interface KnownVariant {
  readonly unlimited: boolean;
  readonly on_hand: number;
  readonly reserved: number;
}

/**
 * The file's number where it says a new one, but never below what buyers hold just now. Where the file says what was
 * exported or imported last, what was sold since stays sold.
 */
function stockOf(
  save: ProductToSave,
  variant: FileVariant,
  known: KnownVariant | undefined,
  lastStock: ImportNotes['importStock'],
): { readonly unlimited: boolean; readonly onHand: number } {
  const { stock, stockSeen } = variant;
  if (known !== undefined && stockSeen !== null && isSameStock(stock, stockSeen)) {
    return { unlimited: known.unlimited, onHand: known.on_hand };
  }
  if (isUnlimited(save, variant)) return { unlimited: true, onHand: 0 };
  const quantity = quantityOf(variant);
  if (known === undefined) return { unlimited: false, onHand: quantity };
  const isSame = Object.hasOwn(lastStock, variant.sku) && lastStock[variant.sku] === quantity;
  if (isSame && stockSeen === null) return { unlimited: false, onHand: known.on_hand };
  const wasCounted = stockSeen !== null && !stockSeen.unlimited && !known.unlimited;
  const target = wasCounted ? known.on_hand + quantity - stockSeen.quantity : quantity;
  return { unlimited: false, onHand: Math.max(target, known.reserved) };
}

type VariantRow = ReturnType<typeof variantRow>;
type MovementRow = ReturnType<typeof movementRow>;

function variantRow(
  save: ProductToSave,
  variant: FileVariant,
  at: { id: string; unlimited: boolean; onHand: number; index: number },
) {
  return {
    id: at.id,
    product_id: save.itemId,
    sku: variant.sku,
    price: variant.price.minor,
    sale_price: variant.salePrice.minor,
    on_sale: variant.onSale,
    currency: variant.price.currency,
    unlimited: at.unlimited,
    on_hand: at.onHand,
    attributes: Object.fromEntries(variant.optionValues.map((each) => [each.optionName, each.value])),
    gtin: variant.gtin,
    weight: variant.weight,
    width: variant.size.width,
    height: variant.size.height,
    len: variant.size.length,
    main_image_id: save.variantImageIds.get(variant.sku) ?? null,
    display_index: at.index,
  };
}

/** In the order of the file: a SKU that one variant gives up is free for the next. A GTIN that the file has no column for stays. */
async function writeVariants(trx: SiteTransaction, websiteId: string, rows: readonly VariantRow[]): Promise<void> {
  if (rows.length === 0) return;
  const keepsGtin = rows.filter(({ gtin }) => gtin === null).map(({ id }) => id);
  await sql`
    insert into variant (website_id, id, product_id, sku, price, sale_price, on_sale, currency, unlimited, on_hand,
      attributes, gtin, weight, width, height, len, main_image_id, display_index, archived)
    select own.website_id, id, product_id, sku, price, sale_price, on_sale, currency, unlimited, on_hand, attributes,
      coalesce(gtin, ''), weight, width, height, len, main_image_id, display_index, false
    from ${siteRow(websiteId)}, jsonb_to_recordset(${wideRows(rows)}) as r(id uuid, product_id uuid, sku text, price bigint, sale_price bigint,
      on_sale boolean, currency text, unlimited boolean, on_hand int, attributes jsonb, gtin text, weight float8,
      width float8, height float8, len float8, main_image_id uuid, display_index int)
    on conflict (website_id, id) do update set sku = excluded.sku, price = excluded.price, sale_price = excluded.sale_price,
      on_sale = excluded.on_sale, currency = excluded.currency, unlimited = excluded.unlimited, on_hand = excluded.on_hand,
      attributes = excluded.attributes, weight = excluded.weight, width = excluded.width, height = excluded.height,
      len = excluded.len, main_image_id = excluded.main_image_id, display_index = excluded.display_index, archived = false,
      gtin = case when excluded.id = any (${keepsGtin}::uuid[]) then variant.gtin else excluded.gtin end`.execute(trx);
}

function movementRow(save: ProductToSave, variantId: string, delta: number) {
  const { runId, accountId, now } = save;
  return {
    id: save.newId(),
    variant_id: variantId,
    delta,
    run_id: runId,
    account_id: accountId,
    moment: now.toISOString(),
  };
}

/** Every change of stock names its cause (STK-2). */
async function writeMovements(trx: SiteTransaction, websiteId: string, rows: readonly MovementRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into stock_movement (website_id, id, variant_id, delta, cause, cause_id, account_id, created_at)
    select own.website_id, id, variant_id, delta, 'import', run_id, account_id, moment
    from ${siteRow(websiteId)}, jsonb_to_recordset(${wideRows(rows)}) as r(id uuid, variant_id uuid, delta int, run_id uuid, account_id uuid,
      moment timestamptz)`.execute(trx);
}

/** A variant that left the file stays for the orders that name it, but is no longer sold. */
export async function archiveVariants(trx: SiteTransaction, websiteId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update variant set archived = true
    where website_id = ${websiteId} and id = any (${[...ids]}::uuid[]) and not archived`.execute(trx);
}
