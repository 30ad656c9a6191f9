import type { MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bumpPublishedVersion } from '../../sites/index.ts';
import { RENDITIONS_JOB } from '../addImage.ts';
import { findMedia, type LibraryAsset, lockMedia, renditionsKey } from '../storage/mediaLibrary.ts';
import { findEarlierContent, type MediaContent, replaceContent } from '../storage/mediaWriting.ts';
import type { MediaDeps, MediaEditing } from './mediaEditing.ts';
import { plainName, versionedFilename, withExtensionOf } from './mediaNames.ts';
import { type IncomingMedia, receiveMedia } from './receiveMedia.ts';
import { type RoomDeps, storageRoom, takeRoom } from './storageRoom.ts';

type Replaced = Outcome<LibraryAsset, MediaCode>;

/**
 * Other bytes under the same id: everything that shows it shows the new ones at once, live pages too. Its address gets
 * another last part, because caches keep the old one for ever. Words and focal point stay.
 */
export async function replaceMedia(
  deps: Pick<Deps, 'db' | 'files'> & RoomDeps,
  editing: MediaEditing,
  { id, ...incoming }: IncomingMedia & { readonly id: string },
): Promise<Replaced> {
  const { websiteId } = editing;
  const before = await deps.db.inSite({ websiteId }, (trx) => findMedia(trx, websiteId, id));
  if (before === null) return refuse('mediaMissing');
  const filename = plainName(incoming.filename);
  const limits = { only: before.kind, room: await storageRoom(deps, websiteId) };
  const received = await receiveMedia(deps, websiteId, { ...incoming, filename }, limits);
  if (!received.ok) return received;
  const { file, contentType, width, height, colorData } = received.value;
  await file.keep();
  return deps.db.inSite({ websiteId }, async (trx) => {
    const held = await lockMedia(trx, websiteId, id);
    if (held === null) return refuse('mediaMissing');
    const full = await takeRoom(trx, deps, websiteId, { ...file, filename });
    if (full !== null) return { ok: false, problem: full };
    const content = { sha256: file.sha256, contentType, width, height, colorData, byteSize: file.size };
    return accept(
      await put(trx, editing, held, { ...content, name: withExtensionOf(held.name, received.value.filename) }),
    );
  });
}

/** Restores the content from before the replacement, as a new version. */
export function takeBackReplacing(deps: MediaDeps, editing: MediaEditing, id: string): Promise<Replaced> {
  const { websiteId } = editing;
  return deps.db.inSite({ websiteId }, async (trx) => {
    const held = await lockMedia(trx, websiteId, id);
    const earlier = held && (await findEarlierContent(trx, websiteId, id));
    return held && earlier ? accept(await put(trx, editing, held, earlier)) : refuse('mediaMissing');
  });
}

async function put(
  trx: SiteTransaction,
  { websiteId, actor }: MediaEditing,
  held: LibraryAsset,
  content: Omit<MediaContent, 'filename'>,
): Promise<LibraryAsset> {
  if (content.sha256 === held.sha256) return held;
  const filename = versionedFilename(content.name, held.version + 1);
  const version = await replaceContent(trx, websiteId, held, { ...content, filename });
  if (held.kind === 'image') {
    const dedupeKey = renditionsKey(held.id, version);
    await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId: held.id }, dedupeKey });
  }
  await bumpPublishedVersion(trx, websiteId);
  const details = { version, bytes: content.byteSize };
  await recordAudit(trx, {
    ...{ websiteId, actor, action: 'media.replace', subjectId: held.id, subjectTitle: held.name },
    details,
  });
  return (await findMedia(trx, websiteId, held.id))!;
}
