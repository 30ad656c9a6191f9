import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { MoveInFileCode, MoveInProblem } from '@quoin/domain/site';
import { recordAudit } from '../audit/index.ts';
import { moveImport } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { loadSiteById } from '../sites/index.ts';
import type { MoveInDeps, TakingBack } from './moveInRun.ts';
import type { RunAsked } from './runMoveIn.ts';
import { takePagesBack } from './saving/pages.ts';
import { type ImportedThing, listThings, type ThingKind } from './storage/importedThings.ts';
import { findRun, type MoveInRun, noteUndone } from './storage/moveInRuns.ts';
import { thingType } from './thingTypes.ts';

export const UNDO_JOB = 'import.undo';
/** What shows others goes before what it shows; a list stays: people may have joined it. */
const ORDER = [
  'post',
  'page',
  'blog',
  'redirect',
  'subscriber',
  'order',
  'customer',
  'picture',
] as const satisfies ThingKind[];
const AT_ONCE = 100;

/** Begins to take back everything that a run has made. */
export function startUndo(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { id, actor, isOwnWork = false }: RunAsked & { readonly isOwnWork?: boolean },
): Promise<Outcome<MoveInRun, MoveInFileCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const run = await findRun(trx, websiteId, id);
    if (run === null) return refuse('moveInUnknown');
    if (run.state === 'undoing') return accept(run);
    if (!(await moveImport(trx, websiteId, id, { to: 'undoing' }))) return refuse('moveInNotOver');
    if (!isOwnWork) await enqueue(trx, { websiteId, kind: UNDO_JOB, payload: { runId: id } });
    await recordAudit(trx, { websiteId, actor, action: 'site.undoMoveIn', subjectId: id, subjectTitle: run.fileName });
    return accept({ ...run, state: 'undoing' });
  });
}

/** Takes things back in bounded steps. What was edited since, or is in use, stays and is listed. */
export async function undoMoveIn(deps: MoveInDeps, websiteId: string, id: string, signal: AbortSignal): Promise<void> {
  const site = await deps.db.acrossSites((trx) => loadSiteById(trx, websiteId));
  const run = await deps.db.inSite({ websiteId }, (trx) => findRun(trx, websiteId, id));
  if (site === null || run?.state !== 'undoing') return;
  const taking: TakingBack = { deps, site, actor: { accountId: run.accountId, name: run.actor } };
  for (const kind of ORDER) {
    let after = '';
    for (;;) {
      signal.throwIfAborted();
      const asked = { runId: id, kind, after, limit: AT_ONCE };
      const things = await deps.db.inSite({ websiteId }, (trx) => listThings(trx, websiteId, asked));
      if (things.length === 0) break;
      after = things.at(-1)!.key;
      const kept = await takeBack(taking, kind, things);
      const counts = { undone: things.length - kept.length, kept: kept.length };
      await deps.db.inSite({ websiteId }, (trx) => noteUndone(trx, websiteId, id, { counts, problems: kept }));
    }
  }
  await deps.db.inSite({ websiteId }, (trx) => moveImport(trx, websiteId, id, { to: 'undone', finishedAt: trx.now() }));
}

function takeBack(
  taking: TakingBack,
  kind: (typeof ORDER)[number],
  things: readonly ImportedThing[],
): Promise<readonly MoveInProblem[]> {
  return kind === 'blog' ? takePagesBack(taking, 'blog', things) : thingType(kind).takeBack(taking, things);
}
