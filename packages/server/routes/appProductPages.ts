import type { AppProductPages } from '@quoin/contract/endpoints/store';
import { parseProductPages } from '@quoin/contract/requests';
import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import { parseFreePrice, sentence } from '@quoin/domain/money';
import type { Deps } from '../deps.ts';
import { badRequest } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { changeProductPages } from '../operations/settings/productPages.ts';
import { actorOf } from './actorOf.ts';
import { siteOf } from './appLists.ts';
import { refuseWith } from './refuse.ts';

type ProductPagesDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'invalidate'> };

const PATH = '/api/app/sites/:site/settings/product-pages';

/** How the store presents its products: when few are left, related ones, and a price of nothing. */
export function appProductPagesRoutes(deps: ProductPagesDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'read', forgery: 'none', access: 'commerceSettings.read' },
      handle: async (request) => show(request),
    },
    {
      ...{ method: 'PUT', path: PATH, rate: 'write', forgery: 'crumb', access: 'commerceSettings.full' },
      handle: (request) => save(deps, request),
    },
  ];
}

function show(request: AppRequest): Reply {
  const { showsScarcity, scarcityThreshold, showsRelated, ...others } = merchandisingSettingsOf(
    siteOf(request).settings,
  );
  const { freeIfZero, freeLabel } = others;
  const kept: AppProductPages = { showsScarcity, scarcityThreshold, showsRelated, freeIfZero, freeLabel };
  return json(kept);
}

async function save(deps: ProductPagesDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseProductPages(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const free = parseFreePrice(parsed.value);
  if (!free.ok) return refuseWith(free.problem, sentence);
  const settings: AppProductPages = { ...parsed.value, ...free.value };
  const { id } = siteOf(request);
  await changeProductPages(deps, id, { settings, actor: actorOf(request) });
  deps.pages.invalidate(id);
  return json(settings);
}
