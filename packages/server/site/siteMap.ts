import { FOLDER_BEHAVIORS, type FolderSettings, variationPages } from '@quoin/domain/site';
import { collectionUrl, escapeHtml, itemUrl, type SiteFrame } from '@quoin/rendering/page';

export interface SiteMapItem {
  readonly collectionId: string;
  readonly urlId: string;
  /** Epoch milliseconds. */
  readonly updatedOn: number;
}

/** What one site map may hold by its own rules. */
export const SITE_MAP_LIMIT = 50_000;

/** `sitemap.xml`: every page and item that search engines may list. */
export function siteMapXml(frame: SiteFrame, items: readonly SiteMapItem[]): string {
  const { baseUrl } = frame.site;
  const elsewhere = variationPages(frame.collections, frame.navigations);
  const listed = frame.collections.filter(
    ({ id, folder, isEnabled, seo }) => isEnabled && !seo.isHidden && !elsewhere.has(id) && hasOwnPage(folder),
  );
  const byId = new Map(listed.map((collection) => [collection.id, collection]));
  const pages = listed.map((collection) => entry(`${baseUrl}${collectionUrl(collection)}`, collection.updatedOn));
  const entries = items.flatMap((item) => {
    const collection = byId.get(item.collectionId);
    return collection ? [entry(`${baseUrl}${itemUrl(collection, item)}`, item.updatedOn)] : [];
  });
  const all = [...pages, ...entries].slice(0, SITE_MAP_LIMIT);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${all.join('\n')}\n</urlset>\n`;
}

/** Folders that lead on have no page of their own. */
function hasOwnPage(folder: FolderSettings | undefined): boolean {
  const { index, variation } = FOLDER_BEHAVIORS;
  return folder === undefined || folder.behavior === index || folder.behavior === variation;
}

function entry(address: string, updatedOn: number): string {
  return `<url><loc>${escapeHtml(address)}</loc><lastmod>${new Date(updatedOn).toISOString()}</lastmod></url>`;
}

/** Visitors' own pages and searches are nothing to list; a hidden site lists nothing. */
export function robotsText(baseUrl: string, isHidden: boolean): string {
  if (isHidden) return 'User-agent: *\nDisallow: /\n';
  const closed = ['/api/', '/cart', '/checkout', '/order/', '/*?*format=', '/*?*variant='];
  return `User-agent: *\n${closed.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${baseUrl}/sitemap.xml\n`;
}
