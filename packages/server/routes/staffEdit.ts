import { editPath, STAFF_EDIT_PATH } from '@quoin/contract/endpoints/running';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import { splitLanguagePath } from '@quoin/domain/translations';
import type { Deps } from '../deps.ts';
import { redirect } from '../http/reply.ts';
import type { AppRequest, AppRoute, SiteRoute } from '../http/route.ts';
import { pagePath } from '../site/pageKey.ts';
import { openedPages, resolvePath } from '../site/resolvePath.ts';
import { findItemAt } from '../storage/items.ts';
import type { Site } from '../storage/sites.ts';
import { siteOf } from './appLists.ts';
import { wantedPath } from './staffVisit.ts';

type EditDeps = Pick<Deps, 'db'> & { readonly pages: Pick<Deps['pages'], 'frameOf'> };

const GET = { method: 'GET', rate: 'page', forgery: 'none' } as const;

/** From a page of the site to the app: who may edit it there, and where, the app says. */
export function staffEditRoutes({ config }: Pick<Deps, 'config'>): SiteRoute[] {
  return [
    {
      ...{ ...GET, path: STAFF_EDIT_PATH },
      handle: async (request) =>
        redirect(`${config.appOrigin}${editPath(request.site.identifier, wantedPath(request))}`),
    },
  ];
}

/** The app's side: the place where a page, a post or a product is edited. */
export function staffEditAppRoutes(deps: EditDeps): AppRoute[] {
  const path = editPath(':site').replace('%3A', ':');
  return [{ ...GET, path, access: 'signedIn', handle: async (request) => redirect(await placeFor(deps, request)) }];
}

async function placeFor(deps: EditDeps, request: AppRequest): Promise<string> {
  const site = siteOf(request);
  const root = `/${encodeURIComponent(site.identifier)}/config`;
  const { collections } = await deps.pages.frameOf(site);
  const target = resolvePath(pathOn(site, wantedPath(request)), openedPages(collections));
  if (target.kind === 'nothing') return `${root}/pages`;
  const { id, type } = target.collection;
  if (target.kind === 'collection') return `${root}/pages/${id}`;
  const item = await deps.db.inSite({ websiteId: site.id }, (trx) => findItemAt(trx, site.id, id, target.itemUrlId));
  if (item === null) return `${root}/pages/${id}`;
  return type === COLLECTION_TYPES.products ? `${root}/products/${item}` : `${root}/content/${id}/${item}`;
}

/** As the main language calls it: without its query and without the language it begins with. */
function pathOn({ languages = [] }: Site, wanted: string): string {
  const [path = '/'] = wanted.split(/[?#]/);
  try {
    const plain = decodeURIComponent(path);
    return pagePath(splitLanguagePath(plain, languages)?.path ?? plain);
  } catch {
    return '/';
  }
}
