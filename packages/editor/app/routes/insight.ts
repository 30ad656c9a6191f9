import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { insightSearch } from '../../admin/insight/insightSearch.ts';
import { INSIGHT_TABS } from '../../admin/insight/insightTabs.ts';
import { isPartOpen } from '../navigation.ts';
import { sitesQuery } from '../queries.ts';
import { siteRoute } from './site.ts';

/** Insight; each of its tabs is a route of its own below it, and all share the time and filters of the address. */
const insightRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/insight',
  validateSearch: (search: Record<string, unknown>) => insightSearch(search),
  component: lazyRouteComponent(() => import('../../admin/insight/InsightLayout.tsx'), 'InsightLayout'),
});

const insightStartRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/',
  beforeLoad: async ({ context, params }) => {
    const { sites } = await context.queries.ensureQueryData(sitesQuery);
    const site = sites.find(({ identifier }) => identifier === params.site);
    const first = INSIGHT_TABS.find((tab) => site !== undefined && isPartOpen(site, tab));
    throw redirect({ to: first?.to ?? '/$site/config', params, replace: true });
  },
});

/** Insight with its tabs. */
export const insightRoutes = insightRoute.addChildren([insightStartRoute]);
