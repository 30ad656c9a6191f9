import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { insightSearch } from '../../admin/insight/insightSearch.ts';
import { INSIGHT_TABS } from '../../admin/insight/insightTabs.ts';
import { isPlaceOpen } from '../places/place.ts';
import { sitesQuery } from '../queries/queries.ts';
import { errorState } from '../searchParams.ts';
import { siteRoute } from './site.ts';

/** The insight screen. Each of its tabs is a child route, and all share the time and filters of the address. */
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
    const first = INSIGHT_TABS.find((tab) => site !== undefined && isPlaceOpen(site, tab));
    throw redirect({ to: first?.to ?? '/$site/config', params, replace: true });
  },
});

const overviewRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/overview',
  component: lazyRouteComponent(() => import('../../admin/insight/OverviewScreen.tsx'), 'OverviewScreen'),
});

const trafficRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/traffic',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'TrafficScreen'),
});

const contentRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/content',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'ContentScreen'),
});

const searchRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/search',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'SearchScreen'),
});

const formsRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/forms',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'FormsScreen'),
});

const salesRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/sales',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'SalesScreen'),
});

const funnelRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/funnel',
  component: lazyRouteComponent(() => import('../../admin/insight/FunnelScreen.tsx'), 'FunnelScreen'),
});

const cartsRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/carts',
  component: lazyRouteComponent(() => import('../../admin/insight/ReportScreens.tsx'), 'CartsScreen'),
});

const liveRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/live',
  component: lazyRouteComponent(() => import('../../admin/insight/LiveScreen.tsx'), 'LiveScreen'),
});

const speedRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/speed',
  component: lazyRouteComponent(() => import('../../admin/insight/speed/SpeedScreen.tsx'), 'SpeedScreen'),
});

const recordingsRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/recordings',
  component: lazyRouteComponent(
    () => import('../../admin/insight/recordings/RecordingsScreen.tsx'),
    'RecordingsScreen',
  ),
});

const recordingRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/recordings/$recordingId',
  component: lazyRouteComponent(() => import('../../admin/insight/recordings/RecordingScreen.tsx'), 'RecordingScreen'),
});

const errorsRoute = createRoute({
  getParentRoute: () => insightRoute,
  path: '/errors',
  validateSearch: (search: Record<string, unknown>) => errorState(search),
  component: lazyRouteComponent(() => import('../../admin/errors/ErrorsScreen.tsx'), 'ErrorsScreen'),
});

/** The former address of errors, which are now a tab of insight. */
const formerErrorsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/errors',
  validateSearch: (search: Record<string, unknown>) => errorState(search),
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/$site/config/insight/errors', params, search, replace: true });
  },
});

const insightWithTabs = insightRoute.addChildren([
  insightStartRoute,
  overviewRoute,
  trafficRoute,
  contentRoute,
  searchRoute,
  formsRoute,
  salesRoute,
  funnelRoute,
  cartsRoute,
  liveRoute,
  speedRoute,
  recordingsRoute,
  recordingRoute,
  errorsRoute,
]);

/** Insight with its tabs. */
export const insightRoutes = [insightWithTabs, formerErrorsRoute];
