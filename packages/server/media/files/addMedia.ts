import { DEFAULT_FOCAL_POINT, type MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { RENDITIONS_JOB } from '../addImage.ts';
import { insertAsset } from '../storage/assets.ts';
import { listMediaFolders } from '../storage/mediaFolders.ts';
import { findMedia, findMediaByContent, type LibraryAsset } from '../storage/mediaLibrary.ts';
import { setDeleted } from '../storage/mediaWriting.ts';
import type { MediaEditing } from './mediaEditing.ts';
import { plainName, safeFilename } from './mediaNames.ts';
import { type IncomingMedia, type ReceivedMedia, receiveMedia } from './receiveMedia.ts';
import { type RoomDeps, storageRoom, takeRoom } from './storageRoom.ts';

export interface NewMedia extends IncomingMedia {
  readonly folderId: string | null;
  readonly altText?: string;
  readonly focalPoint?: LibraryAsset['focalPoint'];
}

export type AddDeps = Pick<Deps, 'db' | 'files'> & RoomDeps;

/** Takes a file of any kind into the library. The same bytes again answer the file that is there, out of the trash. */
export async function addMedia(
  deps: AddDeps,
  editing: MediaEditing,
  added: NewMedia,
): Promise<Outcome<LibraryAsset, MediaCode>> {
  const { websiteId } = editing;
  const filename = plainName(added.filename);
  const limits = { only: null, room: await storageRoom(deps, websiteId) };
  const received = await receiveMedia(deps, websiteId, { ...added, filename }, limits);
  if (!received.ok) return received;
  await received.value.file.keep();
  return deps.db.inSite({ websiteId }, async (trx) => {
    const { folderId } = added;
    const isKnownFolder =
      folderId === null || (await listMediaFolders(trx, websiteId)).some(({ id }) => id === folderId);
    if (!isKnownFolder) return refuse('folderMissing');
    const { file } = received.value;
    const isThere = (await findMediaByContent(trx, websiteId, file.sha256)) !== null;
    const full = isThere ? null : await takeRoom(trx, deps, websiteId, { ...file, filename });
    if (full !== null) return { ok: false, problem: full };
    const id = trx.newId();
    const isNew = await insert(trx, editing, id, added, received.value);
    if (!isNew) return accept(await foundAgain(trx, websiteId, file.sha256));
    if (received.value.kind === 'image') {
      await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId: id }, dedupeKey: id });
    }
    return accept((await findMedia(trx, websiteId, id))!);
  });
}

async function insert(
  trx: SiteTransaction,
  { websiteId, actor }: MediaEditing,
  id: string,
  added: NewMedia,
  { file, filename: name, kind, contentType, width, height, colorData }: ReceivedMedia,
): Promise<boolean> {
  const isNew = await insertAsset(
    trx,
    websiteId,
    {
      ...{ id, kind, name, contentType, width, height, colorData, folderId: added.folderId },
      ...{ sha256: file.sha256, byteSize: file.size, filename: safeFilename(name, kind) },
      ...{ altText: added.altText ?? '', focalPoint: added.focalPoint ?? DEFAULT_FOCAL_POINT },
    },
    trx.now(),
  );
  if (!isNew) return false;
  const details = { kind, bytes: file.size };
  await recordAudit(trx, { websiteId, actor, action: 'media.upload', subjectId: id, subjectTitle: name, details });
  return true;
}

async function foundAgain(trx: SiteTransaction, websiteId: string, sha256: string): Promise<LibraryAsset> {
  const held = (await findMediaByContent(trx, websiteId, sha256))!;
  if (held.deletedAt === null) return held;
  await setDeleted(trx, websiteId, [held.id], null);
  return { ...held, deletedAt: null };
}
