import { type BulkCode, type BulkStock, isSameBulkValue } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import { adjustStockIn, type LockedStock, lockStock, type StockDeps } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import {
  type Chunk,
  closeChunk,
  fieldsOfChunk,
  leaveRest,
  listStockSteps,
  lockChunk,
  nextChunk,
  type StockStep,
  settleChanges,
  writeField,
} from '../storage/bulkChunk.ts';
import { moveBulkEdit } from '../storage/bulkEdits.ts';
import { BULK_EDIT_JOB } from './bulkEdits.ts';

/** Changes of one transaction: enough to be quick, few enough that buyers never wait long for a variant. */
const CHUNK_SIZE = 1_000;
const CHUNK_TIMEOUT_MS = 60_000;

interface Under {
  readonly actor: string;
  readonly accountId: string | null;
}

export function bulkEditJobs(deps: StockDeps & Pick<Deps, 'db'>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      BULK_EDIT_JOB,
      async ({ websiteId, payload }, signal) => {
        if (typeof payload.bulkEditId !== 'string') throw new Error('The job names no bulk edit.');
        while (await runChunk(deps, websiteId, payload.bulkEditId)) signal.throwIfAborted();
      },
    ],
  ]);
}

/**
 * The next chunk of a batch in one transaction: its changes, its movements and how far the batch is, all or nothing. So it
 * may be killed at any point and goes on where it was. Answers whether there is more to do.
 */
export function runChunk(deps: StockDeps, websiteId: string, id: string, size = CHUNK_SIZE): Promise<boolean> {
  const work = async (trx: SiteTransaction) => {
    const next = await nextChunk(trx, websiteId, id, size);
    if (next === null) return false;
    const { chunk, total } = next;
    if (chunk.first > total) return finish(trx, chunk);
    await lockChunk(trx, chunk);
    for (const field of await fieldsOfChunk(trx, chunk)) {
      if (field === 'stock') await writeStock(trx, chunk, next);
      else await writeField(trx, chunk, field);
    }
    await leaveRest(trx, chunk);
    await closeChunk(trx, chunk);
    if (chunk.last === total) await finish(trx, chunk);
    await bumpPublishedVersion(trx, websiteId);
    trx.afterCommit(() => deps.invalidate(websiteId));
    return chunk.last < total;
  };
  return deps.db.inSite({ websiteId }, work, { statementTimeoutMs: CHUNK_TIMEOUT_MS });
}

async function finish(trx: SiteTransaction, { websiteId, id, way }: Chunk): Promise<false> {
  await moveBulkEdit(trx, websiteId, id, { to: way === 'apply' ? 'applied' : 'undone', finishedAt: trx.now() });
  return false;
}

/** Stock moves as it always does, with movements; only where it still is what the batch expects. */
async function writeStock(trx: SiteTransaction, chunk: Chunk, { actor, accountId }: Under): Promise<void> {
  const { websiteId, way } = chunk;
  const steps = await listStockSteps(trx, chunk);
  const stocks = await lockStock(
    trx,
    websiteId,
    steps.map((step) => step.variantId),
  );
  const judged = steps.map((step) => ({ step, problem: stockProblem(step, stocks.get(step.variantId)) }));
  const good = judged.filter(({ problem }) => problem === null).map(({ step }) => step);
  if (good.length > 0) {
    const result = await adjustStockIn(trx, websiteId, {
      changes: good.map(({ variantId, wanted }) => ({ variantId, adjustment: toAdjustment(wanted) })),
      reason: way === 'apply' ? 'bulkEdit' : 'undo',
      note: '',
      actor: { accountId, name: actor },
    });
    if (!result.ok) throw new Error(`Stock of a batch was refused: ${result.problems[0]?.code}`);
  }
  await settleChanges(trx, chunk, good.map(positionOf), null);
  for (const code of ['bulkGone', 'bulkChangedSince', 'bulkStockBelowReserved'] as const) {
    const left = judged.filter(({ problem }) => problem === code).map(({ step }) => positionOf(step));
    await settleChanges(trx, chunk, left, code);
  }
}

function stockProblem({ expected, wanted }: StockStep, stock: LockedStock | undefined): BulkCode | null {
  if (stock === undefined) return 'bulkGone';
  if (!isSameBulkValue('stock', expected, { unlimited: stock.unlimited, onHand: stock.onHand }))
    return 'bulkChangedSince';
  return !wanted.unlimited && wanted.onHand < stock.reserved ? 'bulkStockBelowReserved' : null;
}

function toAdjustment(wanted: BulkStock) {
  return wanted.unlimited ? ({ kind: 'unlimited' } as const) : ({ kind: 'set', quantity: wanted.onHand } as const);
}

function positionOf(step: StockStep): number {
  return step.position;
}
