import type { Deps } from '../deps.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { RENDITIONS_JOB } from './addImage.ts';
import { clearContents } from './files/deleteMedia.ts';
import { CLEAR_JOB } from './files/storageRoom.ts';
import { SWEEP_MEDIA_JOB, sweepMedia } from './files/sweepMedia.ts';
import { MOTION_JOB, measureMotion } from './measureMotion.ts';
import type { DrawRendition } from './renditions/drawRendition.ts';
import { makeRendition, offeredWidths } from './renditions/makeRendition.ts';
import { orderedFormats } from './renditions/orderedFormats.ts';
import { type Asset, findAsset, listRenditions } from './storage/assets.ts';
import { findMedia, renditionsKey } from './storage/mediaLibrary.ts';

const AVIF_JOB = 'image.avif';
/** AVIF takes several times as long as WebP: it waits until the quick widths of everything just added are there. */
const AVIF_DELAY_MS = 60_000;

/** What makes widths before anybody has asked for them. */
export const AHEAD_JOBS: readonly string[] = [RENDITIONS_JOB, AVIF_JOB];

/** `draw`: who draws what nobody waits for; left out, this process does. */
type ImageJobDeps = Pick<Deps, 'db' | 'files' | 'now'> & {
  readonly draw?: DrawRendition;
  readonly invalidate?: (websiteId: string) => void;
};

/** Jobs for every new image: the seven widths as WebP, and later as AVIF. Both may run again without harm. */
export function imageJobs(deps: ImageJobDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      RENDITIONS_JOB,
      async (job, signal) => {
        const asset = await makeMissing(deps, job, 'webp', signal);
        if (!asset) return;
        const runAt = new Date(deps.now() + AVIF_DELAY_MS);
        const { websiteId } = job;
        const payload = { assetId: asset.id };
        await deps.db.inSite({ websiteId }, async (trx) => {
          const version = (await findMedia(trx, websiteId, asset.id))?.version ?? 1;
          const dedupeKey = renditionsKey(asset.id, version);
          await enqueue(trx, { websiteId, kind: AVIF_JOB, payload, dedupeKey, runAt });
        });
      },
    ],
    [AVIF_JOB, async (job, signal) => void (await makeMissing(deps, job, 'avif', signal))],
    [CLEAR_JOB, (job) => clearContents(deps, job.websiteId, contentsIn(job.payload))],
    [SWEEP_MEDIA_JOB, ({ websiteId }) => sweepMedia(deps, websiteId)],
    [MOTION_JOB, ({ websiteId }, signal) => measureMotion(deps, websiteId, signal)],
  ]);
}

/** Between two widths it may be broken off: what is made is kept, the rest is made after the next start. */
async function makeMissing(
  deps: ImageJobDeps,
  job: Job,
  format: 'webp' | 'avif',
  signal: AbortSignal,
): Promise<Asset | null> {
  const { websiteId } = job;
  const assetId = assetIdOf(job.payload);
  const found = await deps.db.inSite({ websiteId }, async (trx) => ({
    asset: await findAsset(trx, websiteId, assetId),
    renditions: await listRenditions(trx, websiteId, assetId),
  }));
  if (!found.asset) return null;
  const original = await deps.files.find(websiteId, found.asset.sha256);
  const ordered = original && (await orderedFormats(original, found.asset))[format];
  if (!ordered) return null;
  const { asset, renditions } = found;
  const held = new Set(renditions.filter((each) => each.format === format).map((each) => each.width));
  // From elsewhere the original is loaded once, not for each width.
  await original.onDisk(async () => {
    for (const width of offeredWidths(asset.originalWidth)) {
      signal.throwIfAborted();
      if (!held.has(width)) await makeRendition(deps, websiteId, asset, width, ordered);
    }
  });
  return asset;
}

function assetIdOf(payload: Readonly<Record<string, unknown>>): string {
  if (typeof payload.assetId !== 'string') throw new Error('The job names no asset.');
  return payload.assetId;
}

function contentsIn({ contents }: Readonly<Record<string, unknown>>): readonly string[] {
  return Array.isArray(contents) ? contents.filter((each) => typeof each === 'string') : [];
}
