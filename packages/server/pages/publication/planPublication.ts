import {
  type DocumentCode,
  documentSentence,
  keysToPublish,
  problemsOf,
  type RecordKey,
  withKeysOf,
} from '@quoin/domain/document';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../../platform/jobs/job.ts';
import { openWebsite } from '../../sites/index.ts';
import { addVersion } from '../documents/addVersion.ts';
import type { DocumentDeps, DocumentEditing } from '../documents/documentDeps.ts';
import { ensureDraft } from '../documents/ensureDraft.ts';
import { endPlanned, findVersion, loadVersionRecords } from '../storage/siteVersions.ts';
import { lockedState, publishRecords } from './publish.ts';

export const PUBLISH_JOB = 'document.publish';
const YEAR_MS = 366 * 86_400_000;

/** Freezes what would be published now, for a time to come; answers its number. */
export function planPublication(
  deps: DocumentDeps,
  editing: DocumentEditing,
  wanted: { readonly pages: readonly string[] | null; readonly at: Date; readonly note: string },
): Promise<Outcome<number, DocumentCode>> {
  const { site, actor } = editing;
  const websiteId = site.id;
  return deps.db.inSite({ websiteId }, async (trx): Promise<Outcome<number, DocumentCode>> => {
    const wait = wanted.at.getTime() - trx.now().getTime();
    if (wait <= 0) return refuse('publicationInPast', { field: 'at' });
    if (wait > YEAR_MS) return refuse('publicationTooFar', { field: 'at' });
    await ensureDraft(deps, trx, websiteId);
    const { live, records, revision } = await lockedState(deps, trx, websiteId);
    const keys = keysToPublish(live, records, wanted.pages);
    if (keys.length === 0) return refuse('nothingToPublish');
    const next = withKeysOf(live, records, keys);
    const [problem] = problemsOf(next, keys);
    if (problem !== undefined) return { ok: false, problem };
    const number = await addVersion(trx, websiteId, next, {
      ...{ kind: 'planned', name: wanted.note, accountId: actor.accountId, author: actor.name, revision },
      ...{ plannedFor: wanted.at, plannedKeys: keys },
    });
    await enqueue(trx, { websiteId, kind: PUBLISH_JOB, payload: { number }, runAt: wanted.at });
    const details = { version: number, at: wanted.at.toISOString() };
    await recordAudit(trx, { websiteId, actor, action: 'site.planPublication', subjectId: String(number), details });
    return accept(number);
  });
}

/** Calls a planned publication off. False when there is none of that number, or not any more. */
export function callOffPublication(deps: DocumentDeps, editing: DocumentEditing, number: number): Promise<boolean> {
  const { site, actor } = editing;
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (!(await endPlanned(trx, site.id, number))) return false;
    const subjectId = String(number);
    await recordAudit(trx, { websiteId: site.id, actor, action: 'site.callOffPublication', subjectId });
    return true;
  });
}

export function documentJobs(
  deps: DocumentDeps & { readonly invalidate: (websiteId: string) => void },
): ReadonlyMap<string, JobHandler> {
  return new Map([[PUBLISH_JOB, (job: Job) => publishPlanned(deps, job)]]);
}

/** Publishes once: a second run finds it ended. What can no longer be published is noted in the audit log and left. */
async function publishPlanned(
  deps: DocumentDeps & { readonly invalidate: (websiteId: string) => void },
  { websiteId, payload }: Job,
): Promise<void> {
  const number = Number(payload.number);
  await deps.db.inSite({ websiteId }, async (trx) => {
    const state = await lockedState(deps, trx, websiteId);
    const planned = await findVersion(trx, websiteId, number);
    if (planned?.kind !== 'planned' || !(await endPlanned(trx, websiteId, number))) return;
    const frozen = await loadVersionRecords(trx, websiteId, number);
    const keys = planned.plannedKeys as readonly RecordKey[];
    const actor = { accountId: null, name: planned.author };
    const wanted = { next: withKeysOf(state.live, frozen, keys), keys, note: planned.name };
    const done = await publishRecords(trx, { site: { id: websiteId }, actor }, state, wanted);
    if (done.ok) {
      await openWebsite(trx, websiteId);
      return;
    }
    const details = { version: number, reason: documentSentence(done.problem) };
    await recordAudit(trx, { websiteId, actor, action: 'site.publicationFailed', subjectId: String(number), details });
  });
  deps.invalidate(websiteId);
}
