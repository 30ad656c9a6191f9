import { MEDIA_LIMITS, type MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { listMediaFolders } from '../storage/mediaFolders.ts';
import { type LibraryAsset, lockMedia } from '../storage/mediaLibrary.ts';
import { moveMedia, saveMedia } from '../storage/mediaWriting.ts';
import { type MediaDeps, type MediaEditing, mediaNamed, titleOf } from './mediaEditing.ts';
import { plainName, versionedFilename } from './mediaNames.ts';

export interface MediaEdit {
  readonly id: string;
  readonly name?: string;
  readonly altText?: string;
  readonly focalPoint?: LibraryAsset['focalPoint'];
}

type Edited = Outcome<readonly LibraryAsset[], MediaCode>;

/** Name, words and focal point: the same wherever it is used, at once. */
export function editMedia(deps: MediaDeps, editing: MediaEditing, edit: MediaEdit): Promise<Edited> {
  return editManyMedia(deps, editing, [edit]);
}

/** The same of many, all or none. */
export function editManyMedia(deps: MediaDeps, editing: MediaEditing, edits: readonly MediaEdit[]): Promise<Edited> {
  const { websiteId } = editing;
  if (edits.length > MEDIA_LIMITS.atOnce) return Promise.resolve(refuse('mediaTooMany'));
  const inOrder = edits.toSorted((a, b) => a.id.localeCompare(b.id));
  if (inOrder.some(({ name }) => name?.trim() === '')) {
    return Promise.resolve(refuse('mediaNameMissing', { field: 'name' }));
  }
  return deps.db.inSite({ websiteId }, async (trx) => {
    const held: LibraryAsset[] = [];
    for (const { id } of inOrder) {
      const asset = await lockMedia(trx, websiteId, id);
      if (asset === null) return refuse('mediaMissing');
      held.push(asset);
    }
    const saved: LibraryAsset[] = [];
    for (const [index, edit] of inOrder.entries()) saved.push(await saveEdit(trx, editing, held[index]!, edit));
    await bumpPublishedVersion(trx, websiteId);
    return accept(saved);
  });
}

async function saveEdit(
  trx: SiteTransaction,
  { websiteId, actor }: MediaEditing,
  held: LibraryAsset,
  edit: MediaEdit,
): Promise<LibraryAsset> {
  const name = edit.name === undefined ? held.name : plainName(edit.name);
  const changed = {
    ...held,
    name,
    filename: name === held.name ? held.filename : versionedFilename(name, held.version),
    altText: (edit.altText ?? held.altText).trim().slice(0, MEDIA_LIMITS.altText),
    focalPoint: edit.focalPoint ?? held.focalPoint,
  };
  await saveMedia(trx, websiteId, changed);
  const parts = ({ name: called, altText, focalPoint }: LibraryAsset) => ({ name: called, altText, focalPoint });
  const details = { before: parts(held), after: parts(changed) };
  const subject = { subjectId: held.id, subjectTitle: held.name };
  await recordAudit(trx, { websiteId, actor, action: 'media.update', ...subject, details });
  return changed;
}

/** Into a folder, or out of all. */
export function moveManyMedia(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  { ids, folderId }: { readonly ids: readonly string[]; readonly folderId: string | null },
): Promise<Edited> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const found = await mediaNamed(trx, websiteId, ids);
    if (!found.ok) return found;
    const folder = (await listMediaFolders(trx, websiteId)).find(({ id }) => id === folderId);
    if (folderId !== null && folder === undefined) return refuse('folderMissing');
    await moveMedia(trx, websiteId, ids, folderId);
    const details = { folder: folder?.name ?? null, ids };
    await recordAudit(trx, { websiteId, actor, action: 'media.move', subjectTitle: titleOf(found.value), details });
    return accept(found.value.map((each) => ({ ...each, folderId })));
  });
}
