import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { decideSiteName, SITE_LIMITS, type SiteCode } from '@quoin/domain/sections';
import { forgetInStore } from '../analytics/index.ts';
import { recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { JobHandler } from '../platform/jobs/job.ts';
import {
  loadSeen,
  loadSiteById,
  markDeleted,
  noteSeen,
  purgeWebsite,
  renameWebsite,
  type Site,
  unmarkDeleted,
} from '../sites/index.ts';
import { findMembership } from '../team/index.ts';
import type { Maker } from './makeSite.ts';
import { listFileContents } from './storage/siteCopies.ts';

export const PURGE_JOB = 'site.purge';
const DAY_MS = 86_400_000;

export async function renameSite(
  { db }: Pick<Deps, 'db'>,
  actor: Maker,
  wanted: { readonly site: Site; readonly name: string },
): Promise<Outcome<string, SiteCode>> {
  const named = decideSiteName(wanted.name);
  if (!named.ok) return named;
  const { id: websiteId, title } = wanted.site;
  await db.inSite({ websiteId }, async (trx) => {
    await renameWebsite(trx, websiteId, named.value);
    const details = { was: title, now: named.value };
    await recordAudit(trx, { websiteId, actor, action: 'site.rename', subjectTitle: named.value, details });
  });
  return named;
}

/**
 * Takes a site away from everybody, its visitors first. For thirty days it can come back as it was; then it is gone with all
 * it holds. `name`: as its owner typed it, to be sure.
 */
export async function deleteSite(
  { db, pages }: Pick<Deps, 'db' | 'pages'>,
  actor: Maker,
  wanted: { readonly site: Site; readonly name: string },
): Promise<Outcome<null, SiteCode>> {
  const { site, name } = wanted;
  if (!isSameName(name, site.title)) return refuse('siteNameWrong', { field: 'name' });
  const { id: websiteId } = site;
  await db.inSite({ websiteId }, (trx) =>
    recordAudit(trx, { websiteId, actor, action: 'site.delete', subjectTitle: site.title }),
  );
  await db.acrossSites(async (trx) => {
    if (!(await markDeleted(trx, websiteId))) return;
    const runAt = new Date(trx.now().getTime() + SITE_LIMITS.graceDays * DAY_MS);
    await enqueue(trx, { websiteId: null, kind: PURGE_JOB, payload: { websiteId }, runAt });
  });
  pages.invalidate(websiteId);
  return accept(null);
}

/** Reports whether two names match. Case and spaces don't count. */
function isSameName(typed: string, title: string): boolean {
  const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  return plain(typed) === plain(title);
}

/** Only who owned it brings it back. */
export async function restoreSite(
  { db, pages }: Pick<Deps, 'db' | 'pages'>,
  actor: Maker,
  websiteId: string,
): Promise<Outcome<Site, SiteCode>> {
  const restored = await db.acrossSites(async (trx): Promise<Outcome<Site, SiteCode>> => {
    const membership = await findMembership(trx, websiteId, actor.accountId);
    if (membership === null || !membership.isOwner) return refuse('siteUnknown');
    if (!(await unmarkDeleted(trx, websiteId))) return refuse('siteNotDeleted');
    return accept((await loadSiteById(trx, websiteId))!);
  });
  if (!restored.ok) return restored;
  await db.inSite({ websiteId }, (trx) =>
    recordAudit(trx, { websiteId, actor, action: 'site.restore', subjectTitle: restored.value.title }),
  );
  pages.invalidate(websiteId);
  return restored;
}

/** Thirty days later: gone for good, unless it came back meanwhile, or was deleted again since. */
export function purgeJobs({
  db,
  files,
  insightStore = null,
}: Pick<Deps, 'db' | 'files'> & Partial<Pick<Deps, 'insightStore'>>): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      PURGE_JOB,
      async ({ payload }) => {
        const websiteId = String(payload.websiteId);
        const contents = await db.inSite({ websiteId }, (trx) => listFileContents(trx));
        const now = await db.acrossSites(async (trx) => {
          const before = new Date(trx.now().getTime() - SITE_LIMITS.graceDays * DAY_MS);
          return (await purgeWebsite(trx, websiteId, before)) ? trx.now() : null;
        });
        if (now === null) return;
        for (const sha256 of contents) await files.remove(websiteId, sha256, now);
        if (insightStore !== null) await forgetInStore(insightStore, websiteId);
      },
    ],
  ]);
}

/** Notes what a user was shown once. It is stored with the account, so it applies on every machine. */
export async function noteShown({ db }: Pick<Deps, 'db'>, accountId: string, name: string): Promise<readonly string[]> {
  return db.acrossSites(async (trx) => {
    const seen = [...new Set([...(await loadSeen(trx, accountId)), name])].slice(-MOST_SEEN);
    await noteSeen(trx, accountId, seen);
    return seen;
  });
}
const MOST_SEEN = 50;

export function listShown({ db }: Pick<Deps, 'db'>, accountId: string): Promise<readonly string[]> {
  return db.acrossSites((trx) => loadSeen(trx, accountId));
}
