import { isTakenDown, readTakeDown } from '@quoin/domain/site';
import { translatedPath } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { decodeSafely } from '../addresses/lostPages.ts';
import { findTakenDown } from '../storage/takenDown.ts';

/** Where the owner leads visitors of what is taken down; null where nothing was, or nowhere is said (decision 0009). */
export async function takenDownTo(deps: Pick<Deps, 'db' | 'pages'>, site: Site, path: string): Promise<string | null> {
  if (path.includes('\0') || path.length > MAX_PATH) return null;
  const frame = await deps.pages.frameOf(site);
  const own = frame.languages === undefined ? path : decodeSafely(translatedPath(frame, path));
  const wanted = own.replace(/\/$/, '');
  return deps.db.inSite({ websiteId: site.id }, async (trx: SiteTransaction) => {
    const now = trx.now().getTime();
    const found = (await findTakenDown(trx, site.id, wanted)).find((each) => isTakenDown(readTakeDown(each), now));
    const to = readTakeDown(found)?.to ?? '';
    return to === '' || to === wanted ? null : encodeURI(decodeSafely(to));
  });
}

const MAX_PATH = 500;
