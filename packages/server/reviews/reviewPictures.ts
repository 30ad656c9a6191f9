import { REVIEW_LIMITS, type ReviewCode } from '@quoin/domain/catalog';
import { MAX_PIXELS } from '@quoin/domain/media';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { addImage, inspectImage, isHeic, readHeic } from '../media/index.ts';
import { loadSharp } from '../platform/background/loadSharp.ts';
import type { ReviewDeps } from './reviewDeps.ts';

/** Larger than any screen shows them. */
const SIDE = 2_000;
const QUALITY = 84;
const DEADLINE_SECONDS = 20;

/**
 * Adds a buyer's pictures to the library, drawn again: smaller, upright, and without what a camera stores besides the
 * pixels, such as where a person lives. Takes one after the other, as each needs much memory. Returns their ids.
 */
export async function takePictures(
  deps: ReviewDeps,
  websiteId: string,
  { pictures, product }: { readonly pictures: readonly Uint8Array[]; readonly product: string },
): Promise<Outcome<readonly string[], ReviewCode>> {
  const ids: string[] = [];
  for (const bytes of pictures) {
    const drawn = await drawAnew(bytes);
    if (!drawn.ok) return drawn;
    const added = await addImage(deps, websiteId, { filename: `Review of ${product}.jpg`, bytes: drawn.value });
    if (!added.ok) return refuse('reviewPictureUnreadable', { field: 'pictures' });
    ids.push(added.value.id);
  }
  return accept(ids);
}

async function drawAnew(sent: Uint8Array): Promise<Outcome<Uint8Array, ReviewCode>> {
  const unreadable = refuse<ReviewCode>('reviewPictureUnreadable', { field: 'pictures' });
  if (sent.length > REVIEW_LIMITS.pictureBytes) return refuse('reviewPicturesTooLarge', { field: 'pictures' });
  const read = isHeic(sent) ? await readHeic(sent) : accept(sent);
  if (!read.ok || !(await inspectImage(read.value)).ok) return unreadable;
  const sharp = await loadSharp();
  const drawn = await sharp(read.value, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer()
    .catch(() => null);
  return drawn === null ? unreadable : accept(drawn);
}
