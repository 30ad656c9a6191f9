import type { AppProductPages } from '@quoin/contract/endpoints/store';
import { parseProductPages } from '@quoin/contract/requests';
import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import { parseFreePrice, sentence } from '@quoin/domain/money';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeProductPages } from '../settings/productPages.ts';

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
