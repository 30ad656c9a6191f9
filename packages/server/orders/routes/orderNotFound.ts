import { PAGE_TYPES } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';

/** Reveals nothing to a visitor without such a link (SC-7). */
export async function orderNotFound(
  deps: { readonly pages: Pick<Deps['pages'], 'systemPage'> },
  { site, path }: SiteRequest,
): Promise<Reply> {
  const view = { notFound: { path } };
  return html(await deps.pages.systemPage(site, 'not-found', view, { pageType: PAGE_TYPES.notFound, path }), {
    status: 404,
  });
}
