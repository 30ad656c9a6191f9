import type { MediaCode } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { RENDITIONS_JOB } from './addImage.ts';
import { findMedia, type LibraryAsset, renditionsKey } from './storage/mediaLibrary.ts';

/** The sizes of a picture are tried again after they could not be made (EDIT-07). */
export function retryProcessing(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  id: string,
): Promise<Outcome<LibraryAsset, MediaCode>> {
  return db.inSite({ websiteId }, async (trx) => {
    const asset = await findMedia(trx, websiteId, id);
    if (asset === null || asset.kind !== 'image') return refuse('mediaMissing');
    if (asset.state !== 'failed') return accept(asset);
    const dedupeKey = renditionsKey(id, asset.version);
    await trx
      .deleteFrom('job')
      .where('website_id', '=', websiteId)
      .where('kind', '=', RENDITIONS_JOB)
      .where('dedupe_key', '=', dedupeKey)
      .where('state', '=', 'dead')
      .execute();
    await enqueue(trx, { websiteId, kind: RENDITIONS_JOB, payload: { assetId: id }, dedupeKey });
    return accept({ ...asset, state: 'processing' });
  });
}
