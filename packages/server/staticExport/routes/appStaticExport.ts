import { appStaticExportPath } from '@quoin/contract/endpoints/store';
import { sentence } from '@quoin/domain/access';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { VisitSite } from '../../platform/http/visitingSite.ts';
import { siteAddress } from '../../sites/index.ts';
import { exportStaticZip } from '../exportStatic.ts';

export type StaticExportDeps = Pick<Deps, 'config' | 'db' | 'now'> & {
  /** Lets work visit a site by its host. */
  readonly visiting: <Result>(host: string, work: (visit: VisitSite) => Promise<Result>) => Promise<Result>;
};

/** The published site as static files: for its owner alone, as the archive is. */
export function appStaticExportRoutes(deps: StaticExportDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', rate: 'write', forgery: 'none', access: 'transfer.full', freshSignIn: true },
      path: appStaticExportPath(':site').replaceAll('%3A', ':'),
      handle: (request) => download(deps, request),
    },
  ];
}

const ORIGIN = /^https?:\/\/[^/?#\s]{1,253}$/;

async function download(deps: StaticExportDeps, request: AppRequest): Promise<Reply> {
  if (request.member?.isOwner !== true) return refuseWith({ code: 'ownerOnly' }, sentence);
  const site = siteOf(request);
  const baseUrl = siteAddress(deps.config, site);
  const origin = (queryText(request.query, 'origin') ?? '').replace(/(?<!\/)\/$/, '') || baseUrl;
  const forms = queryText(request.query, 'forms') === 'none' ? 'none' : 'live';
  if (!ORIGIN.test(origin) || !URL.canParse(origin)) return badRequest(request.path);
  const stream = await deps.visiting(new URL(baseUrl).host, (visit) =>
    exportStaticZip(deps, site, { visit, baseUrl, origin, forms, actor: actorOf(request) }),
  );
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', `${site.identifier}-static.zip`),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: null, stream };
}
