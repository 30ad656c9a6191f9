import { PAGE_TYPES, searchWords } from '@quoin/domain/site';
import {
  collectionUrl,
  type ReportingView,
  SEARCH_PATH,
  type SearchView,
  type SiteFrame,
  searchView,
} from '@quoin/rendering/page';
import type { Deps } from '../deps.ts';
import type { Site } from '../sites/index.ts';
import { SEARCH_LIMITS, searchSite } from './searchSite.ts';

const PLACES = 6;
/** Of no language. */
const UNKNOWN_WORD = 'zzyzx';

interface PageWish {
  readonly typed: string;
  /** From 1. */
  readonly page: number;
}

/** The page of what a search has found, as its theme prints it. */
export async function searchPage(deps: Pick<Deps, 'db'>, site: Site, frame: SiteFrame, wish: PageWish) {
  const found = await searchSite(deps, site, frame, { ...wish, size: SEARCH_LIMITS.pageSize });
  const words = searchWords(site.language);
  const title = found.typed === '' ? words.title : words.resultsFor(found.typed);
  const reporting: ReportingView = found.typed === '' ? {} : { search: { query: found.typed, count: found.total } };
  const view = { siteSearch: searchView(found, placesOf(frame), site.language), reporting };
  return { pageType: PAGE_TYPES.search, path: SEARCH_PATH, title, view };
}

/** Returns the page after a word of the site was typed, an unknown word, or none. */
export function sampleSearch(
  deps: Pick<Deps, 'db'>,
  site: Site,
  frame: SiteFrame,
  what: 'found' | 'nothing' | 'start',
) {
  const typed = { found: placesOf(frame)[0]?.title ?? '', nothing: UNKNOWN_WORD, start: '' }[what];
  return searchPage(deps, site, frame, { typed, page: 1 });
}

/** The site's first pages: somewhere to go when nothing was found. */
function placesOf({ collections }: SiteFrame): SearchView['places'] {
  return collections
    .filter(({ isEnabled, isHomepage, seo }) => isEnabled && !isHomepage && !seo.isHidden)
    .slice(0, PLACES)
    .map((collection) => ({
      ...{ kind: 'page', id: collection.id, collectionId: collection.id, isProduct: false },
      url: collectionUrl(collection),
      title: collection.navigationTitle || collection.title,
    }));
}
