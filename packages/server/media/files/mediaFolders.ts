import { MEDIA_LIMITS, type MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import {
  insertMediaFolder,
  listMediaFolders,
  type MediaFolder,
  measureLibrary,
  removeMediaFolder,
  updateMediaFolder,
} from '../storage/mediaFolders.ts';
import type { MediaDeps, MediaEditing } from './mediaEditing.ts';
import { uniqueNames } from './mediaNames.ts';

export interface LibraryShape {
  readonly folders: readonly MediaFolder[];
  readonly byteSize: number;
  readonly count: number;
  readonly deletedCount: number;
}

export interface FolderEdit {
  /** Null: a new one. */
  readonly id: string | null;
  readonly name: string;
  readonly parentId: string | null;
}

export function readLibraryShape(deps: MediaDeps, websiteId: string): Promise<LibraryShape> {
  return deps.db.inSite({ websiteId }, (trx) => shapeOf(trx, websiteId));
}

async function shapeOf(trx: SiteTransaction, websiteId: string): Promise<LibraryShape> {
  return { folders: await listMediaFolders(trx, websiteId), ...(await measureLibrary(trx, websiteId)) };
}

/** Makes, renames or moves a folder. */
export function saveMediaFolder(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  edit: FolderEdit,
): Promise<Outcome<LibraryShape, MediaCode>> {
  const name = edit.name.trim().slice(0, MEDIA_LIMITS.folderName);
  if (name === '') return Promise.resolve(refuse('folderNameMissing', { field: 'name' }));
  return deps.db.inSite({ websiteId }, async (trx) => {
    const folders = await listMediaFolders(trx, websiteId);
    const problem = placeProblem(folders, edit);
    if (problem !== null) return refuse(problem);
    const folder = { id: edit.id ?? trx.newId(), name, parentId: edit.parentId };
    const save = edit.id === null ? insertMediaFolder : updateMediaFolder;
    if (!(await save(trx, websiteId, folder))) return refuse('folderNameTaken', { field: 'name', values: { name } });
    const action = edit.id === null ? 'media.addFolder' : 'media.changeFolder';
    await recordAudit(trx, { websiteId, actor, action, subjectId: folder.id, subjectTitle: name });
    return accept(await shapeOf(trx, websiteId));
  });
}

function placeProblem(folders: readonly MediaFolder[], { id, parentId }: FolderEdit): MediaCode | null {
  const find = (wanted: string | null) => folders.find((each) => each.id === wanted);
  if (id !== null && find(id) === undefined) return 'folderMissing';
  if (parentId !== null && find(parentId) === undefined) return 'folderMissing';
  let depth = 1;
  for (let above = find(parentId); above !== undefined; above = find(above.parentId)) {
    if (above.id === id) return 'folderIntoItself';
    depth += 1;
  }
  const below = id === null ? 0 : heightOf(folders, id);
  return depth + below > MEDIA_LIMITS.folderDepth ? 'folderTooDeep' : null;
}

function heightOf(folders: readonly MediaFolder[], id: string): number {
  const children = folders.filter(({ parentId }) => parentId === id);
  return children.length === 0 ? 0 : 1 + Math.max(...children.map((each) => heightOf(folders, each.id)));
}

/** Deletes the folder. Its files and folders move to the parent folder. Nothing in it is deleted. */
export function deleteMediaFolder(
  deps: MediaDeps,
  { websiteId, actor }: MediaEditing,
  id: string,
): Promise<Outcome<LibraryShape, MediaCode>> {
  return deps.db.inSite({ websiteId }, async (trx) => {
    const folders = await listMediaFolders(trx, websiteId);
    const folder = folders.find((each) => each.id === id);
    if (folder === undefined) return refuse('folderMissing');
    const beside = folders.filter((each) => each.parentId === folder.parentId && each.id !== id);
    const moving = folders.filter(({ parentId }) => parentId === id);
    const names = uniqueNames([...beside, ...moving].map(({ name }) => name)).slice(beside.length);
    for (const [index, child] of moving.entries()) {
      await updateMediaFolder(trx, websiteId, { ...child, parentId: folder.parentId, name: names[index]! });
    }
    await removeMediaFolder(trx, websiteId, folder);
    await recordAudit(trx, {
      websiteId,
      actor,
      action: 'media.deleteFolder',
      subjectId: id,
      subjectTitle: folder.name,
    });
    return accept(await shapeOf(trx, websiteId));
  });
}
