import type { CheckStockFileRequest } from '@quoin/contract/endpoints/store';
import {
  optionText,
  planStockFile,
  readStockFile,
  STOCK_FILE_HEADER,
  STOCK_FILE_LIMIT,
  type StockFileChange,
} from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { type InventoryRow, listInventory } from './storage/inventory.ts';

const TIMEOUT_MS = 60_000;
const EVERY_VARIANT = 1_000_000;

type FileDeps = Pick<Deps, 'db'>;
type CheckedFile = ReturnType<typeof readStockFile> & ReturnType<typeof planStockFile<InventoryRow>>;
export type CheckedChange = StockFileChange<InventoryRow>;

/** What a table of SKUs and quantities would change. Nothing is written: the changes say what they saw, and are adjustments like those by hand. */
export async function checkStockFile(
  { db }: FileDeps,
  websiteId: string,
  { text, mode, separator, decimalMark, sku, quantity }: CheckStockFileRequest,
): Promise<Outcome<CheckedFile, 'stockFileBroken' | 'stockFileEmpty' | 'stockFileTooLong'>> {
  const given = { ...(separator && { separator }), ...(decimalMark && { decimalMark }) };
  const file = readStockFile(text, given, {
    ...(sku === undefined ? {} : { sku }),
    ...(quantity === undefined ? {} : { quantity }),
  });
  if (file.brokenAt !== null) return refuse('stockFileBroken', { values: { line: file.brokenAt } });
  if (file.rows.length === 0) return refuse('stockFileEmpty');
  if (file.rows.length > STOCK_FILE_LIMIT) return refuse('stockFileTooLong', { values: { max: STOCK_FILE_LIMIT } });
  const isKnown = file.columns.sku >= 0 && file.columns.quantity >= 0;
  if (!isKnown) return accept({ ...file, changes: [], unchanged: 0, empty: 0, problems: [] });
  const variants = await db.inSite({ websiteId }, (trx) => everyVariant(trx, websiteId), {
    statementTimeoutMs: TIMEOUT_MS,
  });
  return accept({ ...file, ...planStockFile(file, mode, variants) });
}

/** The stock of every variant as a table; importing it again changes nothing. */
export async function exportStock({ db }: FileDeps, websiteId: string, actor: Actor): Promise<string> {
  const variants = await db.inSite(
    { websiteId },
    async (trx) => {
      const found = await everyVariant(trx, websiteId);
      await recordAudit(trx, {
        websiteId,
        actor,
        action: 'stock.export',
        subjectTitle: `${found.length} variants`,
        details: { variants: found.length },
      });
      return found;
    },
    { statementTimeoutMs: TIMEOUT_MS },
  );
  const records = variants.map(({ sku, title, attributes, optionNames, unlimited, onHand }) => [
    ...[sku, title, optionText(attributes, optionNames)],
    unlimited ? 'Unlimited' : String(onHand),
  ]);
  return writeCsv(STOCK_FILE_HEADER, records);
}

function everyVariant(trx: SiteTransaction, websiteId: string): Promise<readonly InventoryRow[]> {
  const all = { search: '', stock: 'all', productType: null, category: null, lowThreshold: 0 } as const;
  const inOrder = { sort: 'sku', direction: 'up', after: null, limit: EVERY_VARIANT } as const;
  return listInventory(trx, websiteId, { ...all, ...inOrder });
}
