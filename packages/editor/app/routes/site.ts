import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { homeSearch } from '../../admin/home/homeSearch.ts';
import { sitesQuery } from '../queries/queries.ts';
import { SiteShell } from '../site/SiteShell.tsx';
import { requireStaff, rootRoute } from './root.ts';

export const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$site/config',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  loader: ({ context }) => context.queries.ensureQueryData(sitesQuery),
  component: SiteShell,
});

export const homeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/',
  validateSearch: (search: Record<string, unknown>) => homeSearch(search),
  component: lazyRouteComponent(() => import('../../admin/home/HomeScreen.tsx'), 'HomeScreen'),
});

export const accountRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../../admin/account/AccountScreen.tsx'), 'AccountScreen'),
});

/** The route to which an extension sends a user for access. */
export const authorizeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/authorize',
  validateSearch: ({ request }: Record<string, unknown>) => ({ request: typeof request === 'string' ? request : '' }),
  component: lazyRouteComponent(() => import('../../admin/settings/extensions/AuthorizeScreen.tsx'), 'AuthorizeScreen'),
});
