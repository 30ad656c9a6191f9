import {
  decideImportUndo,
  type ImportFileCode,
  type ImportUndoNote,
  type ImportUndoOutcome,
  isUndoNote,
  stockBeforeImport,
} from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { RECORD_TYPES } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import { adjustStockIn } from '../../inventory/index.ts';
import { trash } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { errorCode, violatedUnique } from '../../platform/database/errors.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { listStockToRestore, type Restoring, restoreProducts, type StockToRestore } from '../storage/importRestore.ts';
import { findImport, moveImport, type StoredImport } from '../storage/importRuns.ts';
import {
  holdOpen,
  listImportedNow,
  listOpenIds,
  listOutcomes,
  type NotedOutcome,
  noteOutcomes,
} from '../storage/importUndo.ts';
import { changeVisibility } from '../storage/productBulk.ts';

export const UNDO_PRODUCTS_JOB = 'import.undoProducts';
/** Products of one transaction. */
const AT_ONCE = 200;
const TIMEOUT_MS = 60_000;

type UndoDeps = Pick<Deps, 'db'>;

export interface ImportUndo {
  readonly counts: Readonly<Record<'deleted' | 'restored' | 'hidden' | 'kept', number>>;
  /** Products that stay, and why. */
  readonly notes: readonly { readonly line: number; readonly title: string; readonly code: ImportUndoNote }[];
}

/** What taking an import back would do; of one that was taken back, what it has done. Changes nothing. */
export function foreseeUndo({ db }: UndoDeps, websiteId: string, id: string): Promise<ImportUndo | null> {
  return db.inSite(
    { websiteId },
    async (trx) => {
      const run = await findImport(trx, websiteId, id);
      if (run === null || run.state === 'draft') return null;
      const open = await listImportedNow(trx, websiteId, id, await listOpenIds(trx, websiteId, id, null));
      const foreseen = open.map(({ line, title, ...facts }) => ({ line, title, outcome: decideImportUndo(facts) }));
      return summed([...(await listOutcomes(trx, websiteId, id)), ...foreseen]);
    },
    { isReadOnly: true, statementTimeoutMs: TIMEOUT_MS },
  );
}

function summed(products: readonly NotedOutcome[]): ImportUndo {
  const count = (...outcomes: ImportUndoOutcome[]) => products.filter((each) => outcomes.includes(each.outcome)).length;
  return {
    counts: {
      ...{ deleted: count('deleted'), restored: count('restored'), hidden: count('hidden') },
      kept: count('keptEdited', 'keptTaken'),
    },
    notes: products.flatMap(({ line, title, outcome }) =>
      isUndoNote(outcome) ? [{ line, title, code: outcome }] : [],
    ),
  };
}

/** Begins to take back what an import has done. `isOwnWork`: the caller does the work itself, in this process. */
export function startImportUndo(
  { db }: UndoDeps,
  websiteId: string,
  { id, actor, isOwnWork = false }: { readonly id: string; readonly actor: Actor; readonly isOwnWork?: boolean },
): Promise<Outcome<StoredImport, ImportFileCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const run = await findImport(trx, websiteId, id);
    if (run === null) return refuse('importUnknown');
    if (run.state === 'undoing') return accept(run);
    if (!(await moveImport(trx, websiteId, id, { to: 'undoing' }))) return refuse('importOver');
    if (!isOwnWork) await enqueue(trx, { websiteId, kind: UNDO_PRODUCTS_JOB, payload: { runId: id } });
    const action = 'products.undoImport';
    await recordAudit(trx, { websiteId, actor, action, subjectId: id, subjectTitle: run.fileName });
    return accept({ ...run, state: 'undoing' });
  });
}

/** Takes products back in bounded steps; it may be killed at any point, and several may work on it. */
export async function undoImport({ db }: UndoDeps, websiteId: string, id: string, signal: AbortSignal): Promise<void> {
  const run = await db.inSite({ websiteId }, (trx) => findImport(trx, websiteId, id));
  if (run?.state !== 'undoing') return;
  for (;;) {
    signal.throwIfAborted();
    const ids = await db.inSite({ websiteId }, (trx) => listOpenIds(trx, websiteId, id, AT_ONCE));
    if (ids.length === 0) break;
    await takeBack(db, run, { websiteId, runId: id, ids });
  }
  await db.inSite({ websiteId }, (trx) => moveImport(trx, websiteId, id, { to: 'undone', finishedAt: trx.now() }));
}

/** One whose former address or SKU another product has by now costs only itself: it is found by halving. */
async function takeBack(db: Deps['db'], run: StoredImport, restoring: Restoring): Promise<void> {
  const { websiteId, runId, ids } = restoring;
  try {
    await db.inSite({ websiteId }, (trx) => takeTogether(trx, run, restoring), { statementTimeoutMs: TIMEOUT_MS });
    return;
  } catch (fault) {
    if (violatedUnique(fault) === null && errorCode(fault) !== PLACE_GONE) throw fault;
  }
  if (ids.length === 1) {
    const kept = new Map(ids.map((id) => [id, 'keptTaken' as const]));
    await db.inSite({ websiteId }, (trx) => noteOutcomes(trx, websiteId, runId, kept));
    return;
  }
  const half = Math.ceil(ids.length / 2);
  await takeBack(db, run, { ...restoring, ids: ids.slice(0, half) });
  await takeBack(db, run, { ...restoring, ids: ids.slice(half) });
}

/** The store page it was on was deleted: a foreign key refuses. */
const PLACE_GONE = '23503';

async function takeTogether(
  trx: SiteTransaction,
  run: StoredImport,
  { websiteId, runId, ids }: Restoring,
): Promise<void> {
  const open = await holdOpen(trx, websiteId, runId, ids);
  const now = await listImportedNow(trx, websiteId, runId, open);
  const outcomes = new Map<string, ImportUndoOutcome>(now.map((each) => [each.id, decideImportUndo(each)]));
  const those = (wanted: ImportUndoOutcome) => open.filter((id) => outcomes.get(id) === wanted);
  await trash(trx, websiteId, { ids: those('deleted'), recordTypes: [RECORD_TYPES.storeItem] });
  await changeVisibility(trx, websiteId, those('hidden'), 'hide');
  const restoring = { websiteId, runId, ids: those('restored') };
  if (restoring.ids.length > 0) {
    await restoreProducts(trx, restoring);
    await restoreStock(trx, run, restoring);
  }
  await noteOutcomes(trx, websiteId, runId, outcomes);
  await bumpPublishedVersion(trx, websiteId);
}

/** With movements that say who took the import back (STK-2). */
async function restoreStock(
  trx: SiteTransaction,
  { actor, accountId }: StoredImport,
  restoring: Restoring,
): Promise<void> {
  const stocks = await listStockToRestore(trx, restoring);
  if (stocks.length === 0) return;
  const changes = stocks.map((stock) => ({ variantId: stock.variantId, adjustment: toAdjustment(stock) }));
  const wanted = { changes, reason: 'undo', note: '', actor: { accountId, name: actor } } as const;
  const result = await adjustStockIn(trx, restoring.websiteId, wanted);
  if (!result.ok) throw new Error(`Stock of an import was refused: ${result.problems[0]?.code}`);
}

function toAdjustment(stock: StockToRestore) {
  if (stock.wasUnlimited) return { kind: 'unlimited' } as const;
  return { kind: 'set', quantity: stockBeforeImport(stock, stock.added) } as const;
}
