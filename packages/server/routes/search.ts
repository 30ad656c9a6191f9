import { GENERAL_SEARCH_PATH, type GeneralSearchResponse } from '@quoin/contract/endpoints/site';
import { PAGE_TYPES, type Query, queryText, searchWords, type TextPart } from '@quoin/domain/site';
import { collectionUrl, type ReportingView, SEARCH_PATH, type SiteFrame, searchView } from '@quoin/rendering/page';
import type { Deps } from '../deps.ts';
import { html, json, type Reply } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import { SEARCH_LIMITS, type SearchHit, searchSite } from '../operations/search/searchSite.ts';

type SearchDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf' | 'systemPage'> };

const PLACES = 6;

/** Finding things on a site: the page that lists them, and what fits so far while somebody types. */
export function searchRoutes(deps: SearchDeps): SiteRoute[] {
  return [
    { method: 'GET', path: SEARCH_PATH, rate: 'page', forgery: 'none', handle: (request) => showPage(deps, request) },
    {
      ...{ method: 'GET', path: GENERAL_SEARCH_PATH, rate: 'read', forgery: 'none' },
      handle: (request) => answer(deps, request),
    },
  ];
}

async function showPage(deps: SearchDeps, request: SiteRequest): Promise<Reply> {
  const { site, query } = request;
  const frame = await deps.pages.frameOf(site);
  const page = numberIn(query, 'page', { fallback: 1, from: 1, to: SEARCH_LIMITS.pages });
  const found = await searchSite(deps, site, frame, { typed: typedIn(query), page, size: SEARCH_LIMITS.pageSize });
  const words = searchWords(site.language);
  const title = found.typed === '' ? words.title : words.resultsFor(found.typed);
  const reporting: ReportingView = found.typed === '' ? {} : { search: { query: found.typed, count: found.total } };
  const view = { siteSearch: searchView(found, placesOf(frame), site.language), reporting };
  const options = { pageType: PAGE_TYPES.search, path: SEARCH_PATH, title };
  const body = await deps.pages.systemPage(site, 'search', view, options);
  return html(body, { headers: { 'x-robots-tag': 'noindex' } });
}

async function answer(deps: SearchDeps, { site, query }: SiteRequest): Promise<Reply> {
  const frame = await deps.pages.frameOf(site);
  const last = SEARCH_LIMITS.pages - 1;
  const page = numberIn(query, 'p', { fallback: 0, from: 0, to: last }) + 1;
  const size = numberIn(query, 'size', { fallback: SEARCH_LIMITS.suggestions, from: 1, to: SEARCH_LIMITS.pageSize });
  const found = await searchSite(deps, site, frame, { typed: typedIn(query), page, size });
  const reply: GeneralSearchResponse = {
    query: found.typed,
    corrected: found.corrected,
    totalCount: found.total,
    items: found.hits.map(toWire),
  };
  return json(reply);
}

function toWire({ id, kind, label, title, excerpt, url, image }: SearchHit): GeneralSearchResponse['items'][number] {
  const imageUrl = image?.assetUrl ?? '';
  return { id, kind, label, title: whole(title), titleParts: title, excerpt: whole(excerpt), url, imageUrl };
}

const whole = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

function typedIn(query: Query): string {
  return queryText(query, 'q') ?? '';
}

function numberIn(query: Query, name: string, range: { fallback: number; from: number; to: number }): number {
  const text = queryText(query, name) ?? '';
  const value = /^\d{1,4}$/.test(text) ? Number(text) : range.fallback;
  return Math.min(range.to, Math.max(range.from, value));
}

/** The site's first pages: somewhere to go when nothing was found. */
function placesOf({ collections }: SiteFrame): readonly { readonly title: string; readonly url: string }[] {
  return collections
    .filter(({ isEnabled, isHomepage, seo }) => isEnabled && !isHomepage && !seo.isHidden)
    .slice(0, PLACES)
    .map((collection) => ({ title: collection.navigationTitle || collection.title, url: collectionUrl(collection) }));
}
