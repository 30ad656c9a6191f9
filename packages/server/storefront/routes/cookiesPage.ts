import { consentWords } from '@quoin/domain/analytics';
import { PAGE_TYPES } from '@quoin/domain/site';
import { COOKIES_PATH, cookiesPageHtml } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';

/** The cookies page: lists what the site stores in browsers, and lets visitors with scripts choose. */
export function cookiesPageRoutes(deps: { readonly pages: Pick<Deps['pages'], 'systemPage'> }): SiteRoute[] {
  const show = async ({ site }: SiteRequest): Promise<Reply> => {
    const { pageTitle: title, pageLead: lead } = consentWords(site.language);
    const view = { formPage: { title, lead, html: cookiesPageHtml(site), forms: [] } };
    const options = { pageType: PAGE_TYPES.page, path: COOKIES_PATH, title };
    const headers = { 'x-robots-tag': 'noindex' };
    return html(await deps.pages.systemPage(site, 'form', view, options), { headers });
  };
  return [{ method: 'GET', path: COOKIES_PATH, rate: 'page', forgery: 'none', handle: show }];
}
