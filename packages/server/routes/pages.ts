import type { Deps } from '../deps.ts';
import type { Reply } from '../http/reply.ts';
import type { SiteRoute } from '../http/route.ts';
import { loadSiteMap } from '../operations/site/loadSiteMap.ts';
import { robotsText } from '../site/siteMap.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

function text(body: string, type: string): Reply {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': FOR_AN_HOUR }, body };
}

/** Every address of a site that nothing else answers: its pages, and what machines ask for about them. */
export function pageRoutes(deps: Pick<Deps, 'db' | 'pages'>): SiteRoute[] {
  return [
    {
      method: 'GET',
      path: '/robots.txt',
      rate: 'page',
      forgery: 'none',
      async handle({ site }) {
        const frame = await deps.pages.frameOf(site);
        return text(robotsText(frame.site.baseUrl, site.settings.seoHidden === true), 'text/plain');
      },
    },
    {
      method: 'GET',
      path: '/sitemap.xml',
      rate: 'page',
      forgery: 'none',
      handle: async ({ site }) => text(await loadSiteMap(deps, site), 'application/xml'),
    },
    {
      method: 'GET',
      path: '/*',
      rate: 'page',
      forgery: 'none',
      // A worker script of somebody's would answer every later request of the site (SC-57).
      handle: (request) =>
        request.headers['service-worker'] === 'script'
          ? Promise.resolve({ status: 404, body: null })
          : deps.pages.renderSitePage(request.site, request),
    },
  ];
}
