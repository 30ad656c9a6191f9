import { STANDARD_TAX_CLASS, UNTAXED_CLASS } from '@quoin/domain/cart';
import {
  type BulkCode,
  type BulkEdit,
  type BulkRow,
  isProductType,
  type PlannedChange,
  PRODUCT_TYPES,
  planBulkEdit,
} from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { listCategoryPaths, type VariantFilter } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type ListPage, pageOf } from '../../platform/http/replies/page.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { listTaxClassNames } from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import {
  insertBulkEdit,
  listBulkChanges,
  listBulkEdits,
  moveBulkEdit,
  type StoredBulkEdit,
  type StoredChange,
} from '../storage/bulkEdits.ts';
import {
  countSheetRows,
  findSkuOwners,
  listSheetRows,
  loadSheetRows,
  type SheetCursor,
  type SheetRow,
} from '../storage/productSheet.ts';

export const BULK_EDIT_JOB = 'bulkEdit.run';
const SHEET_PAGE_SIZE = 1_000;
const CHANGES_PAGE_SIZE = 200;
const LATEST = 20;
const LONG_MS = 60_000;

type BulkDeps = Pick<Deps, 'db'>;

export interface SheetPage extends ListPage<SheetRow> {
  /** With the first page only. */
  readonly total: number | null;
  readonly categories: readonly string[] | null;
}

export function listSheet(
  { db }: BulkDeps,
  websiteId: string,
  search: VariantFilter & { readonly after: SheetCursor | null },
): Promise<SheetPage> {
  return db.inSite({ websiteId }, async (trx) => {
    const rows = await listSheetRows(trx, websiteId, { ...search, limit: SHEET_PAGE_SIZE + 1 });
    const page = pageOf(rows, SHEET_PAGE_SIZE);
    if (search.after !== null) return { ...page, total: null, categories: null };
    const total = await countSheetRows(trx, websiteId, search);
    return { ...page, total, categories: await listCategoryPaths(trx, websiteId) };
  });
}

/** Stores a batch as a preview: every change with old and new value, and its problems. Changes nothing yet. */
export function previewBulkEdit(
  { db }: BulkDeps,
  site: Pick<Site, 'id' | 'currency'>,
  wanted: { readonly edits: readonly BulkEdit[]; readonly actor: Actor },
): Promise<StoredBulkEdit> {
  const work = async (trx: SiteTransaction) => {
    const changes = await plan(trx, site.id, site.currency, wanted.edits);
    const id = await insertBulkEdit(trx, site.id, changes, wanted.actor);
    const [stored] = await listBulkEdits(trx, site.id, { id });
    return stored!;
  };
  return db.inSite({ websiteId: site.id }, work, { statementTimeoutMs: LONG_MS });
}

async function plan(
  trx: SiteTransaction,
  websiteId: string,
  currency: CurrencyCode,
  edits: readonly BulkEdit[],
): Promise<readonly PlannedChange[]> {
  const ids = [...new Set(edits.map((edit) => edit.variantId))];
  const rows = await loadSheetRows(trx, websiteId, ids);
  const skus = edits.filter((edit) => edit.field === 'sku').map((edit) => edit.typed.trim());
  return planBulkEdit(edits, {
    currency,
    rows: new Map(rows.map((row) => [row.variantId, toBulkRow(row)])),
    skuOwners: await findSkuOwners(trx, websiteId, skus),
    categories: new Set(await listCategoryPaths(trx, websiteId)),
    taxClasses: new Set([STANDARD_TAX_CLASS, UNTAXED_CLASS, ...(await listTaxClassNames(trx, websiteId))]),
  });
}

function toBulkRow(row: SheetRow): BulkRow {
  const { variantId, productId, productType, reserved, values } = row;
  const type = isProductType(productType) ? productType : PRODUCT_TYPES.physical;
  return { variantId, productId, productType: type, reserved, values };
}

/** Starts the job that carries a batch out, or takes it back. Again while it runs: nothing happens. */
export function startBulkEdit(
  { db }: BulkDeps,
  websiteId: string,
  wanted: { readonly id: string; readonly way: 'apply' | 'undo'; readonly actor: Actor },
): Promise<Outcome<StoredBulkEdit, BulkCode>> {
  const { id, way, actor } = wanted;
  const move = { to: way === 'apply' ? 'applying' : 'undoing' } as const;
  return db.inSite({ websiteId }, async (trx) => {
    const [found] = await listBulkEdits(trx, websiteId, { id });
    if (found === undefined) return refuse('bulkNotThere');
    if (found.state === move.to) return accept(found);
    if (!(await moveBulkEdit(trx, websiteId, id, move))) return refuse('bulkMoveNotAllowed');
    await enqueue(trx, { websiteId, kind: BULK_EDIT_JOB, payload: { bulkEditId: id }, dedupeKey: `${id}:${way}` });
    await recordAudit(trx, {
      websiteId,
      actor,
      action: `bulkEdit.${way}`,
      subjectId: id,
      subjectTitle: `${found.variants} variants`,
      details: { fields: found.fields, changes: way === 'apply' ? found.counts.planned : found.counts.applied },
    });
    return accept({ ...found, state: move.to, position: 0 });
  });
}

export function findBulkEdit({ db }: BulkDeps, websiteId: string, id: string): Promise<StoredBulkEdit | null> {
  return db.inSite({ websiteId }, async (trx) => (await listBulkEdits(trx, websiteId, { id }))[0] ?? null);
}

export function latestBulkEdits({ db }: BulkDeps, websiteId: string): Promise<readonly StoredBulkEdit[]> {
  return db.inSite({ websiteId }, (trx) => listBulkEdits(trx, websiteId, { limit: LATEST }));
}

export async function listChanges(
  { db }: BulkDeps,
  websiteId: string,
  wanted: { readonly id: string; readonly isProblemsOnly: boolean; readonly after: number },
): Promise<ListPage<StoredChange>> {
  const rows = await db.inSite({ websiteId }, (trx) =>
    listBulkChanges(trx, websiteId, { ...wanted, limit: CHANGES_PAGE_SIZE + 1 }),
  );
  return pageOf(rows, CHANGES_PAGE_SIZE);
}
