import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { MoveInFileCode } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import { createPictureFetch, type FetchPicture, moveImport } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { createOutsideFetch, type OutsideFetch } from '../platform/gateways/outside/safeFetch.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { loadSiteById } from '../sites/index.ts';
import { arePlacesThere, heldFile } from './forecastMoveIn.ts';
import { type MoveInDeps, RunStopped, type WorkingRun } from './moveInRun.ts';
import { dropContent, findRun, listRuns, type MoveInRun, noteStep } from './storage/moveInRuns.ts';
import { stepsOf, thingType } from './thingTypes.ts';
import { UNDO_JOB, undoMoveIn } from './undoMoveIn.ts';

export const MOVE_IN_JOB = 'import.contents';
const LATEST = 20;

export interface RunAsked {
  readonly id: string;
  readonly actor: Actor;
}

/** Starts a checked file, or goes on with a stopped one. `isOwnWork`: the caller does the work itself, in this process. */
export function startMoveIn(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor, isOwnWork = false }: RunAsked & { readonly isOwnWork?: boolean },
): Promise<Outcome<MoveInRun, MoveInFileCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const run = await findRun(trx, websiteId, id);
    if (run === null) return refuse('moveInUnknown');
    if (run.state === 'running') return accept(run);
    const site = await loadSiteById(trx, websiteId);
    const held = site === null ? null : await heldFile(trx, site, id);
    if (held === null) return refuse('moveInUnknown');
    const hasPeople = held.contents.rows.some(({ kind }) => kind === 'subscriber');
    if (hasPeople && !run.choices.hasConsent) return refuse('consentNeeded');
    if (!(await arePlacesThere(trx, websiteId, run.choices))) return refuse('placeGone');
    const isFirst = run.state === 'draft';
    if (!(await moveImport(trx, websiteId, id, { to: 'running' }))) return refuse('moveInOver');
    if (isFirst && held.contents.skipped.length > 0) {
      const { skipped } = held.contents;
      await noteStep(trx, websiteId, id, { from: 0, to: 0, counts: { skipped: skipped.length }, problems: skipped });
    }
    if (!isOwnWork) await enqueue(trx, { websiteId, kind: MOVE_IN_JOB, payload: { runId: id } });
    const details = { kind: run.kind, rows: run.total };
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'site.moveIn',
      subjectId: id,
      subjectTitle: run.fileName,
      details,
    });
    return accept({ ...run, state: 'running' });
  });
}

/** Ends a run after the step it is at; what is done stays done. */
export function stopMoveIn({ db }: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<boolean> {
  return db.inSite({ websiteId }, async (trx) => {
    if ((await findRun(trx, websiteId, id)) === null) return false;
    return moveImport(trx, websiteId, id, { to: 'stopped', finishedAt: trx.now() });
  });
}

export function findMoveIn({ db }: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<MoveInRun | null> {
  return db.inSite({ websiteId }, (trx) => findRun(trx, websiteId, id));
}

export function latestMoveIns({ db }: Pick<Deps, 'db'>, websiteId: string): Promise<readonly MoveInRun[]> {
  return db.inSite({ websiteId }, (trx) => listRuns(trx, websiteId, LATEST));
}

export function moveInJobs(
  deps: MoveInDeps & { readonly invalidate: (websiteId: string) => void },
  fetchOutside: OutsideFetch = createOutsideFetch(),
): ReadonlyMap<string, JobHandler> {
  const job =
    (work: (websiteId: string, id: string, signal: AbortSignal) => Promise<void>, isFailing: boolean): JobHandler =>
    async ({ websiteId, payload, attempt, maxAttempts }, signal) => {
      if (typeof payload.runId !== 'string') throw new Error('The job names no import.');
      try {
        await work(websiteId, payload.runId, signal);
      } catch (fault) {
        if (fault instanceof RunStopped) return;
        if (isFailing && attempt >= maxAttempts) await failMoveIn(deps, websiteId, payload.runId);
        throw fault;
      } finally {
        deps.invalidate(websiteId);
      }
    };
  return new Map<string, JobHandler>([
    [
      MOVE_IN_JOB,
      job((websiteId, id, signal) => {
        const fetchPicture = createPictureFetch(fetchOutside, { signal });
        return runMoveIn({ ...deps, fetchPicture }, websiteId, id, signal);
      }, true),
    ],
    [UNDO_JOB, job((websiteId, id, signal) => undoMoveIn(deps, websiteId, id, signal), false)],
  ]);
}

/** Works a run off from where it is, step by step. */
export async function runMoveIn(
  deps: MoveInDeps & { readonly fetchPicture?: FetchPicture },
  websiteId: string,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const site = await deps.db.acrossSites((trx) => loadSiteById(trx, websiteId));
  const held = site === null ? null : await deps.db.inSite({ websiteId }, (trx) => heldFile(trx, site, id));
  if (site === null || held === null || held.run.state !== 'running') return;
  const { run, contents } = held;
  const { fetchPicture } = deps;
  const working: WorkingRun = {
    ...{ deps, site, id, kind: run.kind, choices: run.choices, position: run.position, pictures: new Map() },
    actor: { accountId: run.accountId, name: run.actor },
    ...(fetchPicture === undefined ? {} : { fetchPicture }),
  };
  for (const rows of stepsOf(contents.rows, run.position)) {
    signal.throwIfAborted();
    await thingType(rows[0]!.kind).save(working, rows);
  }
  await deps.db.inSite({ websiteId }, async (trx) => {
    if (await moveImport(trx, websiteId, id, { to: 'done', finishedAt: trx.now() }))
      await dropContent(trx, websiteId, id);
  });
}

function failMoveIn({ db }: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<boolean> {
  return db.inSite({ websiteId }, (trx) => moveImport(trx, websiteId, id, { to: 'failed', finishedAt: trx.now() }));
}
