import { sentence } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { exportSite } from '../exportSite.ts';

export type ArchiveRouteDeps = Pick<Deps, 'config' | 'db' | 'files' | 'now'>;

/** A whole site to take away: for its owner alone, who has just said who she is. */
export function appArchiveRoutes(deps: ArchiveRouteDeps): AppRoute[] {
  const owners = { rate: 'write', access: 'transfer.full', freshSignIn: true } as const;
  return [
    {
      ...{ ...owners, method: 'POST', forgery: 'crumb' },
      path: '/api/app/sites/:site/exports/site',
      handle: async (request) => refusal(request) ?? noContent(),
    },
    {
      ...{ ...owners, method: 'GET', forgery: 'none' },
      path: '/api/app/sites/:site/exports/site.zip',
      handle: async (request) => refusal(request) ?? archive(deps, request),
    },
  ];
}

function refusal(request: AppRequest): Reply | null {
  return request.member?.isOwner === true ? null : refuseWith({ code: 'ownerOnly' }, sentence);
}

async function archive(deps: ArchiveRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const wanted = { baseUrl: siteAddress(deps.config, site), actor: actorOf(request) };
  const stream = await exportSite(deps, site, wanted);
  const day = new Date(deps.now()).toISOString().slice(0, 10);
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', `${site.identifier}-${day}.zip`),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: null, stream };
}
