import type { Deps } from '../../deps.ts';
import { SITE_MAP_LIMIT, siteMapXml } from '../../site/siteMap.ts';
import { listItemAddresses } from '../../storage/items.ts';
import type { Site } from '../../storage/sites.ts';

/** The site map of a site as XML. */
export async function loadSiteMap(deps: Pick<Deps, 'db' | 'pages'>, site: Site): Promise<string> {
  const frame = await deps.pages.frameOf(site);
  const items = await deps.db.inSite({ websiteId: site.id }, (trx) => listItemAddresses(trx, site.id, SITE_MAP_LIMIT));
  return siteMapXml(frame, items);
}
