import { type AppMissingPagesResponse, appMissingPagesPath } from '@quoin/contract/endpoints/content';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { forgetLostPages, showLostPages } from '../addresses/lostPages.ts';

type MissingDeps = Pick<Deps, 'db'>;

/** What visitors looked for in vain, so that the owner can lead them on. */
export function appMissingPagesRoutes(deps: MissingDeps): AppRoute[] {
  const path = appMissingPagesPath(':site').replace('%3A', ':');
  return [
    {
      ...{ method: 'GET', path, rate: 'read', forgery: 'none', access: 'unpublishedSite.read' },
      handle: (request) => list(deps, request),
    },
    {
      ...{ method: 'DELETE', path, rate: 'write', forgery: 'crumb', access: 'content.full' },
      handle: (request) => forget(deps, request),
    },
  ];
}

async function list(deps: MissingDeps, request: AppRequest): Promise<Reply> {
  const found = await showLostPages(deps, siteOf(request).id);
  const pages = found.map(({ path, hits, lastAt }) => ({ path, hits, lastAt: lastAt.getTime() }));
  return json({ pages } satisfies AppMissingPagesResponse);
}

async function forget(deps: MissingDeps, request: AppRequest): Promise<Reply> {
  await forgetLostPages(deps, siteOf(request).id);
  return json({ pages: [] } satisfies AppMissingPagesResponse);
}
