import { GENERAL_SEARCH_PATH, type GeneralSearchResponse } from '@quoin/contract/endpoints/site';
import { PAGE_TYPES, type Query, queryText, searchWords, type TextPart } from '@quoin/domain/site';
import { collectionUrl, type ReportingView, SEARCH_PATH, type SiteFrame, searchView } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { SEARCH_LIMITS, type SearchHit, searchSite } from '../searchSite.ts';

type SearchDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf' | 'sharedSystemPage'> };

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

/** The same for everybody, so it is kept like the site's other pages; search engines want none of it. */
async function showPage(deps: SearchDeps, { site, query, headers }: SiteRequest): Promise<Reply> {
  const page = numberIn(query, 'page', { fallback: 1, from: 1, to: SEARCH_LIMITS.pages });
  const typed = (queryText(query, 'q') ?? '').trim().slice(0, SEARCH_LIMITS.typed);
  const reply = await deps.pages.sharedSystemPage(site, {
    ...{ name: 'search', path: SEARCH_PATH, wish: [typed, page], headers },
    load: () => foundPage(deps, site, { typed, page }),
  });
  return { ...reply, headers: { ...reply.headers, 'x-robots-tag': 'noindex' } };
}

async function foundPage(deps: SearchDeps, site: Site, wish: { readonly typed: string; readonly page: number }) {
  const frame = await deps.pages.frameOf(site);
  const found = await searchSite(deps, site, frame, { ...wish, size: SEARCH_LIMITS.pageSize });
  const words = searchWords(site.language);
  const title = found.typed === '' ? words.title : words.resultsFor(found.typed);
  const reporting: ReportingView = found.typed === '' ? {} : { search: { query: found.typed, count: found.total } };
  const view = { siteSearch: searchView(found, placesOf(frame), site.language), reporting };
  return { pageType: PAGE_TYPES.search, path: SEARCH_PATH, title, view };
}

async function answer(deps: SearchDeps, { site, query }: SiteRequest): Promise<Reply> {
  const frame = await deps.pages.frameOf(site);
  const last = SEARCH_LIMITS.pages - 1;
  const page = numberIn(query, 'p', { fallback: 0, from: 0, to: last }) + 1;
  const size = numberIn(query, 'size', { fallback: SEARCH_LIMITS.suggestions, from: 1, to: SEARCH_LIMITS.pageSize });
  const found = await searchSite(deps, site, frame, { typed: textParameter(query, 'q'), page, size });
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
