import { sentence as ordersSentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { denied, notFound } from '../../platform/http/replies/refusals.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';
import { beginDownload } from '../beginDownload.ts';

/** Files of digital products behind signed links that are good for an hour; each download counts when it begins. */
export function downloadRoutes(deps: Pick<Deps, 'db' | 'files' | 'keyFor' | 'now'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/download/:token/:filename',
      rate: 'page',
      forgery: 'none',
      async handle(request): Promise<Reply> {
        const { token = '' } = request.params;
        const begun = await beginDownload(deps, request.site.id, token, request.method !== 'HEAD');
        if (begun.ok) return fileReply(begun.value.filename, begun.value.stored);
        const { problem } = begun;
        if (problem.code === 'downloadUnknown') return notFound(request);
        const { code } = problem;
        return denied(request, 403, ordersSentence({ ...problem, code }, request.site.language), code);
      },
    },
  ];
}

/** Returns a file that is always saved, never shown: whatever it holds is not the site's own content. */
function fileReply(filename: string, { path, size }: { readonly path: string; readonly size: number }): Reply {
  return {
    status: 200,
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': disposition('attachment', filename),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    },
    body: null,
    file: { path, size },
  };
}
