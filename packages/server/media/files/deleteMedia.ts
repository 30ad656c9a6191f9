import type { MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, trashEndsAt } from '../../sites/index.ts';
import type { LibraryAsset } from '../storage/mediaLibrary.ts';
import { listMediaUses, type MediaUse } from '../storage/mediaUses.ts';
import { contentsOf, deleteMedia, setDeleted, unnamedContents } from '../storage/mediaWriting.ts';
import { type MediaDeps, type MediaEditing, mediaNamed, titleOf } from './mediaEditing.ts';
import { CLEAR_AFTER_MS, scheduleFileRemoval } from './storageRoom.ts';
import { scheduleSweep } from './sweepMedia.ts';

type Changed = Outcome<readonly LibraryAsset[], MediaCode>;
/** Refused because it is used: where. */
export type Deleted =
  | Changed
  | { readonly ok: false; readonly problem: { readonly code: 'mediaInUse' }; readonly uses: readonly MediaUse[] };

/**
 * Moves files to the trash: they leave the library, but pages that show them still do. A file in use moves only after
 * the user has seen where it is used (`evenIfUsed`).
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
    await scheduleSweep(trx, websiteId, trashEndsAt(deletedAt));
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
    await endMedia(trx, { websiteId, actor }, found.value);
    await bumpPublishedVersion(trx, websiteId);
    return accept([]);
  });
}

/** Its rows at once, its bytes a day later. */
export async function endMedia(
  trx: SiteTransaction,
  { websiteId, actor }: MediaEditing,
  assets: readonly LibraryAsset[],
): Promise<void> {
  const ids = assets.map(({ id }) => id);
  const contents = await contentsOf(trx, websiteId, ids);
  await deleteMedia(trx, websiteId, ids);
  await scheduleFileRemoval(trx, websiteId, contents);
  const subjectTitle = titleOf(assets);
  await recordAudit(trx, { websiteId, actor, action: 'media.purge', subjectTitle, details: { ids } });
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
