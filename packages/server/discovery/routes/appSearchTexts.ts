import {
  type AppSearchTextsResponse,
  appSearchTextPath,
  appSearchTextsPath,
  type SaveSearchTextResponse,
  SEARCH_TEXT_STATES,
  type WireSearchText,
} from '@quoin/contract/endpoints/content';
import { toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveSearchText } from '@quoin/contract/requests';
import { itemSentence, queryText, SEO_SHOWN } from '@quoin/domain/site';
import { plainText } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { cursorOf, idOf, searchOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { readSearchTexts } from '../readSearchTexts.ts';
import { saveSearchText } from '../saveSearchText.ts';
import type { SearchText } from '../storage/searchTexts.ts';

type SearchTextDeps = Pick<Deps, 'db' | 'config'>;

const own = (path: string) => path.replaceAll('%3A', ':');

/** What search engines read of entries and products, row by row. */
export function appSearchTextsRoutes(deps: SearchTextDeps): AppRoute[] {
  const write = { method: 'PUT', rate: 'write', forgery: 'crumb' } as const;
  const path = (kind: WireSearchText['kind']) => own(appSearchTextPath(':site', kind, ':itemId'));
  return [
    {
      ...{ method: 'GET', rate: 'read', forgery: 'none', access: 'content.read' },
      path: own(appSearchTextsPath(':site')),
      handle: (request) => list(deps, request),
    },
    { ...write, path: path('entry'), access: 'content.edit', handle: (request) => save(deps, request, 'entry') },
    {
      ...{ ...write, path: path('product'), access: 'products.edit:textAndImages' },
      handle: (request) => save(deps, request, 'product'),
    },
  ];
}

async function list(deps: SearchTextDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const state = queryText(request.query, 'state');
  const { rows, hasMore, counts, collections } = await readSearchTexts(deps, site.id, {
    collectionId: idOf({ ...request, params: { id: queryText(request.query, 'collection') ?? '' } }, 'id'),
    search: searchOf(request),
    state: SEARCH_TEXT_STATES.find((each) => each === state) ?? 'all',
    after: cursorOf(request),
  });
  const last = rows.at(-1);
  const url = siteAddress(deps.config, site);
  return json({
    rows: rows.map((row) => toWire(url, row)),
    nextCursor: hasMore && last !== undefined ? toCursor(last.title, last.id) : null,
    counts,
    collections,
  } satisfies AppSearchTextsResponse);
}

async function save(deps: SearchTextDeps, request: AppRequest, kind: WireSearchText['kind']): Promise<Reply> {
  const wanted = parseSaveSearchText(request.body);
  const itemId = idOf(request, 'itemId');
  if (itemId === null) return notFound(request.path);
  if (!wanted.ok) return invalidRequest(wanted.problem);
  const site = siteOf(request);
  const edit = { ...wanted.value, itemId, isProduct: kind === 'product', actor: actorOf(request) };
  const saved = await saveSearchText(deps, site.id, edit);
  if ('row' in saved)
    return json({ row: toWire(siteAddress(deps.config, site), saved.row) } satisfies SaveSearchTextResponse);
  const [first] = saved.problems;
  if (first?.code === 'itemMissing') return json(toWireProblem(first, itemSentence), { status: 404 });
  if (first?.code === 'itemChanged') return json(toWireProblem(first, itemSentence), { status: 409 });
  return json(toWireFieldProblems(saved.problems, itemSentence), { status: 422 });
}

function toWire(siteUrl: string, row: SearchText): WireSearchText {
  const { id, collectionId, title, isPublic, seo, revision } = row;
  const folder = row.collectionUrlId.split('/').map(encodeURIComponent).join('/');
  return {
    ...{ id, collectionId, title, isPublic, seo, revision },
    kind: row.isProduct ? 'product' : 'entry',
    url: `${siteUrl}/${folder}/${encodeURIComponent(row.urlId)}`,
    firstWords: plainText(row.beginning, SEO_SHOWN.description),
  };
}
