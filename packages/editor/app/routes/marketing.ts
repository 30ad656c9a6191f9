import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { siteRoute } from './site.ts';

const popupRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/popup',
  component: lazyRouteComponent(() => import('../../admin/marketing/notices/NoticesScreen.tsx'), 'NoticesScreen'),
});

const pixelsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/pixels',
  component: lazyRouteComponent(() => import('../../admin/marketing/pixels/PixelsScreen.tsx'), 'PixelsScreen'),
});

const feedsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/feeds',
  component: lazyRouteComponent(() => import('../../admin/marketing/discovery/DiscoveryScreen.tsx'), 'DiscoveryScreen'),
});

/** Addresses of these screens from when they were settings. */
const FORMER = [
  ['/settings/notices', '/$site/config/popup'],
  ['/settings/pixels', '/$site/config/pixels'],
  ['/settings/discovery', '/$site/config/feeds'],
] as const;

const formerRoutes = FORMER.map(([path, to]) =>
  createRoute({
    getParentRoute: () => siteRoute,
    path,
    beforeLoad: ({ params }) => {
      throw redirect({ to, params, replace: true });
    },
  }),
);

/** Screens of marketing that are not lists of records. */
export const marketingRoutes = [popupRoute, pixelsRoute, feedsRoute, ...formerRoutes];
