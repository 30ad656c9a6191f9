import type { RowProblem } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/errors.ts';
import { bumpPublishedVersion, type Site } from '../../sites/index.ts';
import type { ProductToSave } from '../storage/importedProducts.ts';
import { saveImportedProducts } from '../storage/productImport.ts';
import type { ProductPictures } from './importPictures.ts';
import type { Plan, Verdict } from './planImport.ts';

/** Products of one transaction: enough to be quick, few enough that buyers never wait long for a variant. */
const BATCH_SIZE = 200;
/** So long are products collected whose pictures are fetched: what is ready is not lost with a crash, and progress shows. */
const BATCH_MS = 2_000;
const BATCH_TIMEOUT_MS = 60_000;

export interface WatchedRun {
  /** Names the cause of every stock movement of this import. */
  readonly id: string;
  readonly accountId: string | null;
  /** Products of the file that are done already. */
  readonly position: number;
  /** Notes in the transaction of some products that they are done; false: the run is to stop, and they are not done. */
  readonly note: (trx: SiteTransaction, step: ImportStep) => Promise<boolean>;
  readonly signal: AbortSignal;
}

export interface ImportStep {
  /** Products of the file that are done before and with these. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly verdicts: readonly Verdict[];
}

/** The run was stopped: completed work stays. */
export class ImportStopped extends Error {}

export interface Run {
  readonly deps: Pick<Deps, 'db' | 'newId' | 'now'>;
  readonly site: Site;
  readonly id: string;
  readonly watched: WatchedRun | undefined;
  /** Products of the file. */
  readonly total: number;
  /** Those that are done. */
  position: number;
}

/** A product that can be saved. */
export interface Ready extends ProductPictures {
  readonly plan: Plan;
}

/** What became of one product; no verdict when it could not be saved. */
export interface Done {
  readonly plan: Plan;
  readonly verdict: Verdict | null;
  readonly problems: readonly RowProblem[];
}

interface Steps {
  readonly prepare: (plan: Plan) => Promise<Ready>;
  readonly settle: (done: Done) => void;
}

/** Saves products in batches, in the order of the file. */
export async function carryOut(run: Run, plans: readonly Plan[], { prepare, settle }: Steps): Promise<void> {
  const { now } = run.deps;
  let batch: Ready[] = [];
  let begun = now();
  const flush = async () => {
    for (const done of await saveBatch(run, batch)) settle(done);
    batch = [];
    begun = now();
  };
  for (const plan of plans) {
    run.watched?.signal.throwIfAborted();
    // A file may name one product twice, by its key and by its id.
    if (batch.some((held) => held.plan.itemId === plan.itemId)) await flush();
    batch.push(await prepare(plan));
    if (batch.length === BATCH_SIZE || now() - begun > BATCH_MS) await flush();
  }
  if (batch.length > 0) await flush();
}

/** One whose address or SKU was taken after the plan was made costs only itself: it is found by halving. */
async function saveBatch(run: Run, batch: readonly Ready[]): Promise<readonly Done[]> {
  try {
    await saveTogether(run, batch);
    return batch.map(({ plan, problems }) => ({ plan, problems, verdict: plan.verdict }));
  } catch (fault) {
    if (violatedUnique(fault) === null) throw fault;
  }
  if (batch.length === 1) return [await leaveOut(run, batch[0]!.plan)];
  const half = Math.ceil(batch.length / 2);
  return [...(await saveBatch(run, batch.slice(0, half))), ...(await saveBatch(run, batch.slice(half)))];
}

async function saveTogether(run: Run, batch: readonly Ready[]): Promise<void> {
  const { deps, site, watched } = run;
  const saves = batch.filter(({ plan }) => plan.verdict !== 'unchanged').map((ready) => toSave(run, ready));
  if (saves.length === 0 && watched === undefined) return;
  const to = batch.at(-1)!.plan.displayIndex + 1;
  const step = { from: run.position, to, total: run.total, verdicts: batch.map(({ plan }) => plan.verdict) };
  await deps.db.inSite(
    { websiteId: site.id },
    async (trx) => {
      await saveImportedProducts(trx, site.id, saves, watched?.id ?? null);
      if (watched !== undefined && !(await watched.note(trx, step))) throw new ImportStopped();
      if (saves.length > 0) await bumpPublishedVersion(trx, site.id);
    },
    { statementTimeoutMs: BATCH_TIMEOUT_MS },
  );
  run.position = to;
}

function toSave({ deps, id, watched }: Run, { plan, imageIds, variantImageIds, missing }: Ready): ProductToSave {
  const pictures = { imageIds, variantImageIds, missing };
  const accountId = watched?.accountId ?? null;
  return { ...plan, ...pictures, runId: id, accountId, now: new Date(deps.now()), newId: deps.newId };
}

async function leaveOut(run: Run, plan: Plan): Promise<Done> {
  const { deps, site, watched } = run;
  const to = plan.displayIndex + 1;
  if (watched !== undefined) {
    const step = { from: run.position, to, total: run.total, verdicts: [] };
    await deps.db.inSite({ websiteId: site.id }, async (trx) => {
      if (!(await watched.note(trx, step))) throw new ImportStopped();
    });
  }
  run.position = to;
  const { line, urlId } = plan.product;
  return { plan, verdict: null, problems: [{ line, code: 'taken', values: { value: urlId } }] };
}
