import { DEFAULT_FOCAL_POINT, type ImageCode } from '@quoin/domain/media';
import type { Outcome } from '@quoin/domain/problem';
import { accept } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { plainName, safeFilename, withExtensionOf } from './files/mediaNames.ts';
import { isHeic, readHeic } from './heic/readHeic.ts';
import { inspectImage } from './inspectImage.ts';
import { type Asset, findAsset, insertAsset } from './storage/assets.ts';
import { findMediaByContent } from './storage/mediaLibrary.ts';
import { setDeleted } from './storage/mediaWriting.ts';

export interface ImageFile {
  readonly filename: string;
  readonly bytes: Uint8Array;
  readonly altText?: string;
}

export const RENDITIONS_JOB = 'image.renditions';

type AddImageDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

/**
 * Takes an image into a site: checks it, stores its bytes under their content, and enqueues the seven widths as a job in
 * the same transaction. The same bytes again answer the asset that is there.
 */
export async function addImage(
  deps: AddImageDeps,
  websiteId: string,
  file: ImageFile,
): Promise<Outcome<Asset, ImageCode>> {
  if (!isHeic(file.bytes)) return addPlain(deps, websiteId, file);
  const jpeg = await readHeic(file.bytes);
  if (!jpeg.ok) return jpeg;
  return addPlain(deps, websiteId, { ...file, bytes: jpeg.value, filename: withExtensionOf(file.filename, 'x.jpg') });
}

async function addPlain(deps: AddImageDeps, websiteId: string, file: ImageFile): Promise<Outcome<Asset, ImageCode>> {
  const inspected = await inspectImage(file.bytes);
  if (!inspected.ok) return inspected;
  const stored = await deps.files.put(websiteId, file.bytes);
  const id = deps.newId();
  const asset = await deps.db.inSite({ websiteId }, async (trx) => {
    const isNew = await insertAsset(
      trx,
      websiteId,
      {
        id,
        sha256: stored.sha256,
        kind: 'image',
        name: plainName(file.filename),
        folderId: null,
        filename: safeFilename(file.filename),
        contentType: inspected.value.contentType,
        byteSize: stored.size,
        width: inspected.value.width,
        height: inspected.value.height,
        focalPoint: DEFAULT_FOCAL_POINT,
        altText: file.altText ?? '',
        colorData: inspected.value.colorData,
      },
      new Date(deps.now()),
    );
    if (!isNew) return findAgain(trx, websiteId, stored.sha256);
    await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId: id }, dedupeKey: id });
    return findAsset(trx, websiteId, id);
  });
  return accept(asset!);
}

/** The one that has these bytes already, out of the trash. */
async function findAgain(trx: SiteTransaction, websiteId: string, sha256: string): Promise<Asset | null> {
  const held = await findMediaByContent(trx, websiteId, sha256);
  if (held === null) return null;
  if (held.deletedAt !== null) await setDeleted(trx, websiteId, [held.id], null);
  return findAsset(trx, websiteId, held.id);
}
