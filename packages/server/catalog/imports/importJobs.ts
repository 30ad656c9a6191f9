import { enqueueLowStockCheck } from '../../inventory/index.ts';
import { createOutsideFetch, type OutsideFetch } from '../../platform/gateways/outside/safeFetch.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { loadSiteById } from '../../sites/index.ts';
import { findImport, finishImport, loadImportContent, moveImport, noteImportStep } from '../storage/importRuns.ts';
import { createPictureFetch } from './fetchPictures.ts';
import { ImportStopped } from './importBatches.ts';
import type { PictureSource } from './importPictures.ts';
import { importProducts } from './importProducts.ts';
import { IMPORT_JOB, NO_PICTURES, type RunDeps } from './importRuns.ts';
import { UNDO_PRODUCTS_JOB, undoImport } from './undoImport.ts';

/** Kept and shown of a run; the error file has them all. */
const PROBLEMS_KEPT = 2_000;

export function importJobs(
  deps: RunDeps & { readonly invalidate: (websiteId: string) => void },
  fetchOutside: OutsideFetch = createOutsideFetch(),
): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [IMPORT_JOB, importJob(deps, fetchOutside)],
    [
      UNDO_PRODUCTS_JOB,
      async ({ websiteId, payload }, signal) => {
        try {
          await undoImport(deps, websiteId, runIdOf(payload), signal);
        } finally {
          deps.invalidate(websiteId);
        }
      },
    ],
  ]);
}

function importJob(
  deps: RunDeps & { readonly invalidate: (websiteId: string) => void },
  fetchOutside: OutsideFetch,
): JobHandler {
  return async ({ websiteId, payload, attempt, maxAttempts }, signal) => {
    const runId = runIdOf(payload);
    try {
      const fetchImage = createPictureFetch(fetchOutside, { signal });
      await runImport({ ...deps, fetchImage }, websiteId, runId, signal);
    } catch (fault) {
      if (fault instanceof ImportStopped) return;
      if (attempt >= maxAttempts) await failImport(deps, websiteId, runId);
      throw fault;
    } finally {
      deps.invalidate(websiteId);
    }
  };
}

function runIdOf({ runId }: Readonly<Record<string, unknown>>): string {
  if (typeof runId !== 'string') throw new Error('The job names no import.');
  return runId;
}

/** Works a run off from where it is. Products and the note of them are one transaction: it may be killed at any point. */
export async function runImport(
  deps: RunDeps & Partial<Pick<PictureSource, 'readImage' | 'fetchImage'>>,
  websiteId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const site = await deps.db.acrossSites((trx) => loadSiteById(trx, websiteId));
  const held = await deps.db.inSite({ websiteId }, async (trx) => ({
    run: await findImport(trx, websiteId, id),
    content: await loadImportContent(trx, websiteId, id),
  }));
  if (site === null || held.run?.state !== 'running' || held.content === null) return;
  const { accountId, position, mapping, reading } = held.run;
  const report = await importProducts(deps, site, {
    text: held.content,
    mapping,
    reading,
    isDryRun: false,
    readImage: deps.readImage ?? NO_PICTURES.readImage,
    ...(deps.fetchImage === undefined ? {} : { fetchImage: deps.fetchImage }),
    watched: { id, accountId, position, signal, note: (trx, step) => noteImportStep(trx, websiteId, id, step) },
  });
  await deps.db.inSite({ websiteId }, async (trx) => {
    await finishImport(trx, websiteId, id, report.problems, PROBLEMS_KEPT);
    await enqueueLowStockCheck(trx, websiteId, null);
  });
}

function failImport({ db }: Pick<RunDeps, 'db'>, websiteId: string, id: string): Promise<boolean> {
  return db.inSite({ websiteId }, (trx) => moveImport(trx, websiteId, id, { to: 'failed', finishedAt: trx.now() }));
}
