import type { Deps } from '../deps.ts';
import { measurePicture } from './inspectImage.ts';
import { listUnmeasured, saveColors } from './storage/pictureColors.ts';

/** How many pictures from before measuring existed are measured per call: few, because a user waits. */
export const AT_ONCE = 24;

/**
 * Measures how dark and light these pictures get and whether they move, where nobody has yet: new ones are measured as they
 * come in. One that cannot be read stays unmeasured.
 */
export async function measureTones(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  const missing = await db.inSite({ websiteId }, (trx) => listUnmeasured(trx, websiteId, ids));
  for (const { id, sha256, contentType } of missing.slice(0, AT_ONCE)) {
    const file = await files.find(websiteId, sha256);
    const colors = file === null ? null : await measurePicture(await file.read(), contentType).catch(() => null);
    if (colors === null) continue;
    await db.inSite({ websiteId }, (trx) => saveColors(trx, websiteId, { id, sha256 }, colors));
  }
}
