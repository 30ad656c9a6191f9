import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';
import { imageChooser } from '../renditions/chooseImageFile.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const FOREVER = 'public, max-age=31536000, immutable';
/** While AVIF is still owed, and under names of earlier bytes, browsers ask again after a day. */
const A_DAY = 'public, max-age=86400';

/** Pictures at `/s/images/<id>/<name>?format=NNNw` (IMG-02): immutable, in the best format the client takes. */
export function imageRoutes(deps: Pick<Deps, 'db' | 'files' | 'now'>): SiteRoute[] {
  const choose = imageChooser(deps);
  return [
    {
      method: 'GET',
      path: '/s/images/:id/:filename',
      rate: 'page',
      forgery: 'none',
      async handle(request): Promise<Reply> {
        const { id, filename = '' } = request.params;
        if (!id || !UUID.test(id)) return notFound(request);
        const format = queryText(request.query, 'format');
        const isStill = queryText(request.query, 'motion') === 'none';
        const choice = await choose(request.site.id, id, format, request.headers.accept ?? '', { filename, isStill });
        if (!choice) return notFound(request);
        const etag = `"${choice.file.sha256.slice(0, 32)}"`;
        const headers = {
          'content-type': choice.contentType,
          'cache-control': choice.isFinal ? FOREVER : A_DAY,
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'cross-origin',
          etag,
          ...(choice.variesByAccept ? { vary: 'Accept' } : {}),
        };
        if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: null };
        return { status: 200, headers, body: null, file: choice.file };
      },
    },
  ];
}
