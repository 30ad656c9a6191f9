import type { Deps } from '../../deps.ts';
import { disposition, INERT } from '../../platform/http/replies/fileHeaders.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';
import { findMediaFile } from '../files/findMediaFile.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** Under an earlier name: the bytes were replaced since. */
const SHORTLY = 'public, max-age=300';

/** Films, recordings and documents of the library at `/s/files/<id>/<name>`: in parts where asked for, and never as pages. */
export function mediaFileRoutes(deps: Pick<Deps, 'db' | 'files'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/s/files/:id/:filename',
      rate: 'page',
      forgery: 'none',
      async handle(request): Promise<Reply> {
        const { id = '', filename } = request.params;
        const found = UUID.test(id) ? await findMediaFile(deps, request.site.id, id) : null;
        if (found === null || found.asset.kind === 'image') return notFound(request);
        const { asset, file } = found;
        const etag = `"${asset.sha256.slice(0, 32)}"`;
        const headers = {
          ...INERT,
          'content-type': asset.contentType,
          'content-disposition': disposition(asset.kind === 'file' ? 'attachment' : 'inline', asset.name),
          'cache-control': filename === asset.filename ? FOREVER : SHORTLY,
          'cross-origin-resource-policy': 'cross-origin',
          // Browsers fetch fonts with CORS. Pages without an origin of their own, such as a preview in a frame, may
          // load them too.
          ...(asset.contentType.startsWith('font/') ? { 'access-control-allow-origin': '*' } : {}),
          etag,
        };
        if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: null };
        return { status: 200, headers, body: null, file };
      },
    },
  ];
}
