import type { PageContent } from '../content/pageContent.ts';
import { settingText } from '../data/settings.ts';
import { DEFAULT_COLLECTION_TITLE, DEFAULT_HOMEPAGE_TITLE, DEFAULT_ITEM_TITLE } from '../data/websiteData.ts';
import { plainText } from '../escape.ts';

const DESCRIPTION_LENGTH = 200;

/**
 * Returns the page's whole title as plain text: `%s` site, `%c` collection, `%i` item, `%p` page (site-templates 8). A
 * title that the owner wrote for search results replaces the page's own.
 */
export function pageTitle(page: PageContent): string {
  const { site } = page.frame;
  const collection = page.collection?.seo.title || page.collection?.title;
  const item = page.item?.seo.title || page.item?.title;
  const own = item ?? page.system?.title ?? collection ?? '';
  const parts: Readonly<Record<string, string>> = { s: site.title, c: collection ?? own, i: item ?? own, p: own };
  return titleFormat(page).replace(/%([scip])/g, (_slot, name: string) => parts[name] ?? '');
}

function titleFormat(page: PageContent): string {
  const { settings } = page.frame.site;
  if (page.item) return settingText(settings, 'itemTitleFormat', DEFAULT_ITEM_TITLE);
  if (page.collection?.isHomepage) return settingText(settings, 'homepageTitleFormat', DEFAULT_HOMEPAGE_TITLE);
  return settingText(settings, 'collectionTitleFormat', DEFAULT_COLLECTION_TITLE);
}

/** One or two sentences for search results and previews, as plain text. */
export function pageDescription(page: PageContent): string {
  const { item, collection } = page;
  const own = item ?? collection;
  if (own && own.seo.description !== '') return own.seo.description;
  const html = item ? item.excerpt || item.body : collection?.description || '';
  const text = plainText(html, DESCRIPTION_LENGTH);
  return text !== '' || item !== null ? text : plainText(page.frame.site.description, DESCRIPTION_LENGTH);
}
