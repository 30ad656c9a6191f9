import { type CollectionContent, NO_FILTER } from '../content/collectionContent.ts';
import type { ItemContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import type { SiteFrame } from '../content/siteContent.ts';
import { categoryUrl, collectionUrl, itemUrl } from '../data/addresses.ts';

export interface VisibleLanguage {
  /** BCP 47. */
  readonly code: string;
  /** As it calls itself. */
  readonly name: string;
  /** What its addresses begin with; '' for the main one. */
  readonly prefix: string;
}

/** The languages of a site that speaks several. */
export interface SiteLanguages {
  /** The one this frame is in. */
  readonly current: VisibleLanguage;
  /** Those that visitors may choose, the main one first. */
  readonly visible: readonly VisibleLanguage[];
  /** Page id → its url id in the main language. */
  readonly mainAddresses: ReadonlyMap<string, string>;
  /** Language → page id → its own url id there. */
  readonly addresses: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** The url ids of an entry: in the main language, and by language where it has its own. */
export interface ItemAddresses {
  readonly main: string;
  readonly others: ReadonlyMap<string, string>;
}

/** Where the same page is in another language. */
export interface LanguageLink extends VisibleLanguage {
  readonly path: string;
  readonly isCurrent: boolean;
}

type Place = Pick<PageContent, 'frame' | 'collection' | 'filter' | 'path' | 'system' | 'itemAddresses'> & {
  readonly item: Pick<ItemContent, 'urlId'> | null;
};

/** A page or an entry, for those who only list it. */
export function placeOf(
  frame: SiteFrame,
  collection: CollectionContent,
  entry: { readonly urlId: string; readonly others: ReadonlyMap<string, string> } | null = null,
): Place {
  const item = entry === null ? {} : { itemAddresses: { main: entry.urlId, others: entry.others } };
  return { frame, collection, filter: NO_FILTER, path: '/', system: null, item: entry, ...item };
}

/** The same page in each language that visitors may choose; empty for sites of one language. */
export function languageLinks(page: Place): readonly LanguageLink[] {
  const { languages } = page.frame;
  if (languages === undefined || languages.visible.length < 2) return [];
  return languages.visible.map((language) => ({
    ...language,
    path: withPrefix(language.prefix, pathIn(page, languages, language)),
    isCurrent: language.code === languages.current.code,
  }));
}

/** An address in a language: `/de` rather than `/de/`. */
export function withPrefix(prefix: string, path: string): string {
  if (prefix === '') return path;
  return path === '/' ? prefix : `${prefix}${path}`.replace(/^([^?#]*[^/?#])\/(?=[?#]|$)/, '$1');
}

function pathIn(page: Place, languages: SiteLanguages, { code, prefix }: VisibleLanguage): string {
  const { collection, item, filter } = page;
  if (page.system !== null || collection === null) return page.path;
  const own = { ...collection, urlId: urlIdIn(collection, languages, code, prefix === '') };
  if (item) {
    const held = page.itemAddresses;
    const urlId = prefix === '' ? held?.main : (held?.others.get(code) ?? held?.main);
    return itemUrl(own, { urlId: urlId ?? item.urlId });
  }
  return filter.category === null ? collectionUrl(own) : categoryUrl(own, filter.category);
}

function urlIdIn(
  { id, urlId }: Pick<CollectionContent, 'id' | 'urlId'>,
  { mainAddresses, addresses }: SiteLanguages,
  code: string,
  isMain: boolean,
): string {
  const main = mainAddresses.get(id) ?? urlId;
  return isMain ? main : (addresses.get(code)?.get(id) ?? main);
}
