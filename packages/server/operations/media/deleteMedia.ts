import type { MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordAudit } from '../../storage/auditLog.ts';
import type { LibraryAsset } from '../../storage/mediaLibrary.ts';
import { listMediaUses, type MediaUse } from '../../storage/mediaUses.ts';
import { contentsOf, deleteMedia, setDeleted, unnamedContents } from '../../storage/mediaWriting.ts';
import { bumpPublishedVersion } from '../../storage/sites.ts';
import { type MediaDeps, type MediaEditing, mediaNamed, titleOf } from './mediaEditing.ts';

type Changed = Outcome<readonly LibraryAsset[], MediaCode>;
/** Refused because it is used: where. */
export type Deleted =
  | Changed
  | { readonly ok: false; readonly problem: { readonly code: 'mediaInUse' }; readonly uses: readonly MediaUse[] };

/**
 * Into the trash: out of the library, while pages that show it go on doing so. What is used is not even put there before
 * somebody has seen where (`evenIfUsed`).
 */
export function trashMedia(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  { ids, evenIfUsed }: { readonly ids: readonly string[]; readonly evenIfUsed: boolean },
): Promise<Deleted> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const found = await mediaNamed(trx, websiteId, ids);
    if (!found.ok) return found;
    const uses = evenIfUsed ? [] : await listMediaUses(trx, websiteId, ids);
    if (uses.length > 0) return { ok: false, problem: { code: 'mediaInUse' }, uses };
    const deletedAt = trx.now();
    await setDeleted(trx, websiteId, ids, deletedAt);
    await recordAudit(trx, {
      ...{ websiteId, actor, action: 'media.delete', subjectTitle: titleOf(found.value) },
      details: { ids },
    });
    return accept(found.value.map((each) => ({ ...each, deletedAt })));
  });
}

export function restoreMedia(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  ids: readonly string[],
): Promise<Changed> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const found = await mediaNamed(trx, websiteId, ids);
    if (!found.ok) return found;
    await setDeleted(trx, websiteId, ids, null);
    await recordAudit(trx, {
      ...{ websiteId, actor, action: 'media.restore', subjectTitle: titleOf(found.value) },
      details: { ids },
    });
    return accept(found.value.map((each) => ({ ...each, deletedAt: null })));
  });
}

export const CLEAR_JOB = 'media.clear';
/** Bytes wait a day: an upload of the same ones, begun before, may be about to name them. */
const CLEAR_AFTER_MS = 86_400_000;

/** Out of the trash, for ever: places that showed it show nothing there. Its bytes go a day later. */
export function purgeMedia(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  ids: readonly string[],
): Promise<Changed> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const found = await mediaNamed(trx, websiteId, ids);
    if (!found.ok) return found;
    if (found.value.some(({ deletedAt }) => deletedAt === null)) return refuse('mediaMissing');
    const contents = await contentsOf(trx, websiteId, ids);
    await deleteMedia(trx, websiteId, ids);
    const runAt = new Date(trx.now().getTime() + CLEAR_AFTER_MS);
    await enqueue(trx, { websiteId, kind: CLEAR_JOB, payload: { contents }, runAt });
    await bumpPublishedVersion(trx, websiteId);
    await recordAudit(trx, {
      ...{ websiteId, actor, action: 'media.purge', subjectTitle: titleOf(found.value) },
      details: { ids },
    });
    return accept([]);
  });
}

/** Ends the bytes of what was purged, unless something names them again. */
export async function clearContents(
  { db, files, now }: Pick<Deps, 'db' | 'files' | 'now'>,
  websiteId: string,
  contents: readonly string[],
): Promise<void> {
  if (contents.length === 0) return;
  const gone = await db.inSite({ websiteId }, (trx) => unnamedContents(trx, websiteId, contents));
  const before = new Date(now() - CLEAR_AFTER_MS / 2);
  for (const sha256 of gone) await files.remove(websiteId, sha256, before);
}
