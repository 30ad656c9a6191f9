import { type FileVariant, isSameStock, PRODUCT_TYPES } from '@quoin/domain/catalog';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { ImportNotes, ProductToSave } from './importedProducts.ts';

/** A product's variants with their stock, each change of it with its movement; what left the file is archived. */
export async function saveVariants(
  trx: SiteTransaction,
  websiteId: string,
  save: ProductToSave,
  lastStock: ImportNotes['importStock'],
): Promise<void> {
  const held = await trx
    .selectFrom('variant')
    .select(['id', 'sku', 'unlimited', 'on_hand', 'reserved'])
    .where('website_id', '=', websiteId)
    .where('product_id', '=', save.itemId)
    .orderBy('id')
    .forUpdate()
    .execute();
  const left = new Map(held.map((row) => [row.id, row]));
  const find = ({ id, sku }: FileVariant) =>
    (id === null ? undefined : left.get(id)) ?? held.find((row) => row.sku === sku && left.has(row.id));
  for (const [index, variant] of save.product.variants.entries()) {
    const known = find(variant);
    if (known !== undefined) left.delete(known.id);
    const id = known?.id ?? save.newId();
    const stock = stockOf(save, variant, known, lastStock);
    await saveVariant(trx, websiteId, save, variant, { id, index, ...stock });
    await recordMovement(trx, websiteId, save, id, stock.onHand - (known?.on_hand ?? 0));
  }
  for (const gone of left.values()) await archiveVariant(trx, websiteId, gone.id);
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

async function saveVariant(
  trx: SiteTransaction,
  websiteId: string,
  save: ProductToSave,
  variant: FileVariant,
  at: { id: string; unlimited: boolean; onHand: number; index: number },
): Promise<void> {
  const content = {
    sku: variant.sku,
    price: variant.price.minor,
    sale_price: variant.salePrice.minor,
    on_sale: variant.onSale,
    currency: variant.price.currency,
    unlimited: at.unlimited,
    on_hand: at.onHand,
    attributes: JSON.stringify(Object.fromEntries(variant.optionValues.map((each) => [each.optionName, each.value]))),
    ...(variant.gtin === null ? {} : { gtin: variant.gtin }),
    weight: variant.weight,
    width: variant.size.width,
    height: variant.size.height,
    len: variant.size.length,
    main_image_id: save.variantImageIds.get(variant.sku) ?? null,
    display_index: at.index,
    archived: false,
  };
  await trx
    .insertInto('variant')
    .values({ ...content, website_id: websiteId, id: at.id, product_id: save.itemId })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet(content))
    .execute();
}

/** Every change of stock names its cause (STK-2). */
async function recordMovement(
  trx: SiteTransaction,
  websiteId: string,
  save: ProductToSave,
  variantId: string,
  delta: number,
): Promise<void> {
  if (delta === 0) return;
  await trx
    .insertInto('stock_movement')
    .values({
      website_id: websiteId,
      id: save.newId(),
      variant_id: variantId,
      delta,
      cause: 'import',
      cause_id: save.runId,
      account_id: save.accountId,
      created_at: save.now,
    })
    .execute();
}

/** A variant that left the file stays for the orders that name it, but is no longer sold. */
async function archiveVariant(trx: SiteTransaction, websiteId: string, id: string): Promise<void> {
  await trx
    .updateTable('variant')
    .set({ archived: true })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
