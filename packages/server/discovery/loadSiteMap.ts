import type { Deps } from '../deps.ts';
import { listItemAddresses } from '../pages/index.ts';
import { snapshotOf } from '../platform/languages/siteInLanguage.ts';
import { listTranslatedAddresses } from '../platform/languages/storage/translations.ts';
import type { Site } from '../sites/index.ts';
import { SITE_MAP_LIMIT, siteMapPart, siteMapXml } from './siteMap.ts';

/** The site map of a site as XML; of one too large for one file, the part of that number. Null: there is no such part. */
export async function loadSiteMap(
  deps: Pick<Deps, 'db' | 'pages'>,
  site: Site,
  part: number | null = null,
): Promise<string | null> {
  const frame = await deps.pages.frameOf(site);
  const items = await deps.db.inSnapshot(snapshotOf(site), async (trx) => {
    const listed = await listItemAddresses(trx, site.id, SITE_MAP_LIMIT);
    if (frame.languages === undefined) return listed;
    const addresses = new Map<string, Map<string, string>>();
    for (const { id, language, address } of await listTranslatedAddresses(trx, site.id, { kinds: ['item'] }))
      addresses.set(id, (addresses.get(id) ?? new Map()).set(language, address));
    return listed.map((item) => ({ ...item, addresses: addresses.get(item.id) ?? new Map<string, string>() }));
  });
  return part === null ? siteMapXml(frame, items) : siteMapPart(frame, items, part);
}
