import type { Deps } from '../../deps.ts';
import { findMoved } from '../storage/movedPages.ts';

/** The site-relative address that something which used to be at `path` has now; null when nothing was there. */
export async function findMovedPage(deps: Pick<Deps, 'db'>, websiteId: string, path: string): Promise<string | null> {
  if (path.includes('\0') || path.length > MAX_PATH) return null;
  const moved = await deps.db.inSite({ websiteId }, (trx) => findMoved(trx, websiteId, path));
  if (moved === null) return null;
  const place = moved.path.split('/').map(encodeURIComponent).join('/');
  if (moved.category === null) return place;
  return `${place}?category=${encodeURIComponent(moved.category).replaceAll('%2F', '/')}`;
}

const MAX_PATH = 500;
