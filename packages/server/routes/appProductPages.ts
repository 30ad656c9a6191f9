import type { AppProductPages } from '@quoin/contract/endpoints/store';
import { parseProductPages } from '@quoin/contract/requests';
import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import type { Deps } from '../deps.ts';
import { badRequest } from '../http/refusals.ts';
import { json, type Reply } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { changeProductPages } from '../operations/settings/productPages.ts';
import { actorOf } from './actorOf.ts';
import { siteOf } from './appLists.ts';

type ProductPagesDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'invalidate'> };

const PATH = '/api/app/sites/:site/settings/product-pages';

/** How the store presents its products: when few are left, and related ones. */
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
  const { showsScarcity, scarcityThreshold, showsRelated } = merchandisingSettingsOf(siteOf(request).settings);
  return json({ showsScarcity, scarcityThreshold, showsRelated } satisfies AppProductPages);
}

async function save(deps: ProductPagesDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseProductPages(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  await changeProductPages(deps, id, { settings: parsed.value, actor: actorOf(request) });
  deps.pages.invalidate(id);
  return json(parsed.value satisfies AppProductPages);
}
