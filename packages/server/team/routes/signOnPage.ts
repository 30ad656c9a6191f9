import { PAGE_TYPES, screenWords } from '@quoin/domain/site';
import type { ScreenLink, ScreenView } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { html } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';

export const SIGN_ON_PATH = '/account/sso';

export interface SignOnDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
  /** Services that visitors of a site can sign in with; left out, none is set up. */
  readonly signOnOptions?: (site: SiteRequest['site']) => Promise<readonly ScreenLink[]>;
}

/** The single sign-on screen (ENUM-01: page type 400). It offers what is set up, and says so where nothing is. */
export function signOnPageRoutes({ pages, signOnOptions }: SignOnDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: SIGN_ON_PATH, rate: 'page', forgery: 'none' },
      async handle({ site, path }) {
        const screen: ScreenView = { options: (await signOnOptions?.(site)) ?? [] };
        const title = screenWords(site.language).signOnTitle;
        const shown = { pageType: PAGE_TYPES.ssoPage, path, title };
        return html(await pages.systemPage(site, 'sso-screen', { screen }, shown), {
          headers: { 'x-robots-tag': 'noindex' },
        });
      },
    },
  ];
}
