import { appExportFilePath } from '@quoin/contract/endpoints/store';
import { sentence } from '@quoin/domain/access';
import { EXPORT_KINDS, exportFileName } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { exportFile } from '../exportFile.ts';

type MoveOutDeps = Pick<Deps, 'config' | 'db' | 'now'>;

/** Files of a site that other products read: for its owner alone, as the archive is. */
export function appMoveOutRoutes(deps: MoveOutDeps): AppRoute[] {
  return [
    {
      ...{ method: 'GET', rate: 'write', forgery: 'none', access: 'transfer.full', freshSignIn: true },
      path: appExportFilePath(':site', ':kind').replaceAll('%3A', ':'),
      handle: (request) => download(deps, request),
    },
  ];
}

async function download(deps: MoveOutDeps, request: AppRequest): Promise<Reply> {
  if (request.member?.isOwner !== true) return refuseWith({ code: 'ownerOnly' }, sentence);
  const kind = EXPORT_KINDS.find((each) => each === request.params.kind);
  if (kind === undefined) return notFound(request.path);
  const site = siteOf(request);
  const wanted = { kind, baseUrl: siteAddress(deps.config, site), actor: actorOf(request) };
  const bytes = await exportFile(deps, site, wanted);
  const headers = {
    'content-type': kind === 'wordpress' ? 'application/xml; charset=utf-8' : 'text/csv; charset=utf-8',
    'content-disposition': disposition('attachment', exportFileName(site.identifier, kind)),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: null, stream: { bytes } };
}
