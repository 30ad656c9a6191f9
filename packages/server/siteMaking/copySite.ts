import { accept, type Outcome } from '@quoin/domain/problem';
import { decideSiteName, type SiteCode, siteIdentifiers } from '@quoin/domain/sections';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { violatedUnique } from '../platform/database/errors.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import { findSiteId, markDeleted, mayMakeSites, type Site, unmarkDeleted } from '../sites/index.ts';
import { saveMembership } from '../team/index.ts';
import { dropUnfinishedThemes } from '../themes/index.ts';
import type { Maker, MakeSiteDeps } from './makeSite.ts';
import { scheduleSiteJobs } from './scheduleSiteJobs.ts';
import { planSweeps } from './siteSweeps.ts';
import { deleteWebsite, finishWebsite, insertWebsite } from './storage/newSite.ts';
import {
  copyRows,
  countCopied,
  endSiteCopy,
  findSiteCopy,
  insertSiteCopy,
  listFileContents,
  noteCopied,
  type SiteCopy,
} from './storage/siteCopies.ts';

export const COPY_JOB = 'site.copy';
/** Of thousands of products; what a page asks for takes seconds at most. */
const TIMEOUT_MS = 15 * 60_000;
const FILES_A_NOTE = 25;

/**
 * Enqueues a copy of a site's pages, products and media under another name; never of orders, customers or members. Nobody sees
 * the new site, nor its owner, until all of it is there.
 */
export async function startCopy(
  deps: MakeSiteDeps,
  maker: Maker,
  wanted: { readonly source: Site; readonly name: string },
): Promise<Outcome<SiteCopy & { readonly identifier: string; readonly title: string }, SiteCode>> {
  const named = decideSiteName(wanted.name);
  if (!named.ok) return named;
  const may = await mayMakeSites(deps, maker.accountId);
  if (!may.ok) return may;
  const { source } = wanted;
  const copy = { id: deps.newId(), sourceId: source.id, targetId: deps.newId(), accountId: maker.accountId };
  const identifier = await beginCopy(deps, copy, source, named.value, maker.name);
  return accept({ ...copy, state: 'running', done: 0, total: 0, identifier, title: named.value });
}

type NewCopy = Pick<SiteCopy, 'id' | 'sourceId' | 'targetId' | 'accountId'>;

async function beginCopy(
  { db }: Pick<Deps, 'db'>,
  copy: NewCopy,
  source: Site,
  title: string,
  actor: string,
): Promise<string> {
  for (const identifier of siteIdentifiers(title)) {
    try {
      const isMine = await db.acrossSites((trx) => insertCopy(trx, copy, { ...source, identifier, title }, actor));
      if (isMine) return identifier;
    } catch (error) {
      if (violatedUnique(error) === null) throw error;
    }
  }
  throw new Error('Names of sites have no end.');
}

async function insertCopy(trx: SiteTransaction, copy: NewCopy, site: Site, actor: string): Promise<boolean> {
  if ((await findSiteId(trx, site.identifier)) !== null) return false;
  await insertWebsite(trx, { ...site, id: copy.targetId });
  await finishWebsite(trx, copy.targetId);
  // Hidden like a deleted one until it is whole; without a member nobody finds it among those.
  await markDeleted(trx, copy.targetId);
  await insertSiteCopy(trx, copy);
  await enqueue(trx, { websiteId: null, kind: COPY_JOB, payload: { copyId: copy.id, actor }, maxAttempts: MOST_TRIES });
  return true;
}

const MOST_TRIES = 5;
type CopyDeps = Pick<Deps, 'db' | 'files' | 'now'>;

/** Does a copy that is enqueued. Files first, which may be there already; then all rows in one transaction. */
export function copyJobs(deps: CopyDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      COPY_JOB,
      async ({ payload, attempt, maxAttempts }) => {
        const copy = await deps.db.acrossSites((trx) => findSiteCopy(trx, String(payload.copyId)));
        if (copy === null || copy.state !== 'running') return;
        try {
          await runCopy(deps, copy, String(payload.actor));
        } catch (error) {
          if (attempt < maxAttempts) throw error;
          await giveUp(deps, copy);
        }
      },
    ],
  ]);
}

export async function runCopy({ db, files, now }: CopyDeps, copy: SiteCopy, actor: string): Promise<void> {
  const { sourceId, targetId } = copy;
  const [contents, rows] = await db.inSite({ websiteId: sourceId }, async (trx) => [
    await listFileContents(trx),
    await countCopied(trx),
  ]);
  const total = contents.length + rows;
  let done = 0;
  const note = () => db.acrossSites((trx) => noteCopied(trx, copy.id, { done: Math.min(done, total), total }));
  await note();
  for (const sha256 of contents) {
    await copyFile(files, copy, sha256);
    done += 1;
    if (done % FILES_A_NOTE === 0) await note();
  }
  const filesDone = done;
  const isOfOneMoment = { isolation: 'repeatable read', statementTimeoutMs: TIMEOUT_MS } as const;
  await db.inSite(
    { websiteId: sourceId },
    async (trx) => {
      done = filesDone;
      await copyRows(trx, copy, async (count) => {
        done += count;
        await note();
      });
      await dropUnfinishedThemes(trx, targetId);
      await scheduleSiteJobs(trx, targetId);
      await planSweeps(trx, targetId);
      const audit = { websiteId: targetId, actor: { accountId: copy.accountId, name: actor } };
      await recordAudit(trx, { ...audit, action: 'site.copy', details: { from: sourceId } });
    },
    isOfOneMoment,
  );
  await db.acrossSites(async (trx) => {
    if (!(await endSiteCopy(trx, copy.id, 'done'))) return;
    await noteCopied(trx, copy.id, { done: total, total });
    const owner = { websiteId: targetId, roles: [1], isOwner: true };
    await saveMembership(trx, copy.accountId, owner, new Date(now()));
    await unmarkDeleted(trx, targetId);
  });
}

/** Videos are large: bytes pass through, never all at once in memory. */
async function copyFile(files: Deps['files'], { sourceId, targetId }: SiteCopy, sha256: string): Promise<void> {
  const file = await files.find(sourceId, sha256);
  if (file === null || (await files.find(targetId, sha256)) !== null) return;
  const received = await files.receive(targetId, await file.open(), Number.MAX_SAFE_INTEGER);
  await received?.keep();
}

/** What could not be finished goes away; the copy stays listed as failed no longer than its site. */
async function giveUp({ db }: Pick<Deps, 'db'>, copy: SiteCopy): Promise<void> {
  await db.acrossSites(async (trx) => {
    if (await endSiteCopy(trx, copy.id, 'failed')) await deleteWebsite(trx, copy.targetId);
  });
}
