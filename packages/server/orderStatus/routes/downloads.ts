import { sentence as ordersSentence } from '@quoin/domain/orders';
import type { Deps } from '../../deps.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { denied, notFound } from '../../platform/http/replies/refusals.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRoute } from '../../platform/http/route.ts';
import { type BegunDownload, beginDownload } from '../beginDownload.ts';

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
        if (begun.ok) return fileReply(request.method, begun.value);
        const { problem } = begun;
        if (problem.code === 'downloadUnknown') return notFound(request);
        const { code } = problem;
        return denied(request, 403, ordersSentence({ ...problem, code }, request.site.language), code);
      },
    },
  ];
}

/** Returns a file that is always saved, never shown: whatever it holds is not the site's own content. */
async function fileReply(method: string, { filename, stored }: BegunDownload): Promise<Reply> {
  const as = { contentType: 'application/octet-stream', disposition: disposition('attachment', filename) };
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  };
  // A signed address is good for one method.
  const elsewhere = method === 'GET' ? await stored.directAddress(as) : null;
  if (elsewhere !== null) return redirect(elsewhere, { headers });
  return {
    status: 200,
    headers: {
      ...headers,
      'content-type': as.contentType,
      'content-disposition': as.disposition,
      'content-security-policy': "default-src 'none'; sandbox",
    },
    body: null,
    file: stored,
  };
}
