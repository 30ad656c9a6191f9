import { GENERAL_SEARCH_PATH, type GeneralSearchResponse } from '@quoin/contract/endpoints/site';
import { type Query, queryText, type TextPart } from '@quoin/domain/site';
import { SEARCH_PATH } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { textParameter } from '../../platform/http/reading/formFields.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { searchPage } from '../searchPage.ts';
import { SEARCH_LIMITS, type SearchHit, searchSite } from '../searchSite.ts';

type SearchDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf' | 'sharedSystemPage'> };

/** Search on a site: the page that lists results, and matches so far while a visitor types. */
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
    load: async () => searchPage(deps, site, await deps.pages.frameOf(site), { typed, page }),
  });
  return { ...reply, headers: { ...reply.headers, 'x-robots-tag': 'noindex' } };
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
