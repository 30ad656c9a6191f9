import type { Deps } from '../../deps.ts';
import { SITE_MAP_LIMIT, siteMapPart, siteMapXml } from '../../site/siteMap.ts';
import { listItemAddresses } from '../../storage/items.ts';
import type { Site } from '../../storage/sites.ts';

/** The site map of a site as XML; of one too large for one file, the part of that number. Null: there is no such part. */
export async function loadSiteMap(
  deps: Pick<Deps, 'db' | 'pages'>,
  site: Site,
  part: number | null = null,
): Promise<string | null> {
  const frame = await deps.pages.frameOf(site);
  const items = await deps.db.inSite({ websiteId: site.id }, (trx) => listItemAddresses(trx, site.id, SITE_MAP_LIMIT));
  return part === null ? siteMapXml(frame, items) : siteMapPart(frame, items, part);
}
