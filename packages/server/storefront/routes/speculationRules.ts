import { SPECULATION_PATH } from '../../platform/http/replies/headers.ts';
import type { SiteRoute } from '../../platform/http/route.ts';

/** Pages that everybody shares: those of one visitor, downloads and the many ways to narrow a list are fetched when asked for. */
const OWN = ['/account', '/account/*', '/cart', '/cart/*', '/checkout', '/checkout/*', '/order/*', '/s/*', '/api/*'];

const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...OWN.map((path) => ({ not: { href_matches: path } })),
          { not: { href_matches: '/*\\?*' } },
          { not: { selector_matches: '[rel~=nofollow], [download], [data-island] a' } },
        ],
      },
      // Once a pointer rests on a link, or a finger touches it: never for what nobody turned to.
      eagerness: 'moderate',
    },
  ],
};

/** The rules that pages name in their header (PF-12). They come from a file, for the policy lets nothing inline run. */
export function speculationRoutes(): SiteRoute[] {
  const body = JSON.stringify(RULES);
  const headers = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=86400' };
  return [
    {
      method: 'GET',
      path: SPECULATION_PATH,
      rate: 'page',
      forgery: 'none',
      handle: () => Promise.resolve({ status: 200, headers, body }),
    },
  ];
}
