import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sitesQuery } from '../queries/queries.ts';
import { requireStaff, rootRoute } from './root.ts';

const parent = { getParentRoute: () => rootRoute } as const;

/** All sites one works on. */
const sitesRoute = createRoute({
  ...parent,
  path: '/sites',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  loader: ({ context }) => context.queries.ensureQueryData(sitesQuery),
  component: lazyRouteComponent(() => import('../../admin/sites/SitesScreen.tsx'), 'SitesScreen'),
});

/** From nothing to a site, by three answers. */
const newSiteRoute = createRoute({
  ...parent,
  path: '/new-site',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  component: lazyRouteComponent(() => import('../../admin/sites/NewSiteScreen.tsx'), 'NewSiteScreen'),
});

/** Where older links to plans lead (USER-06). */
const trialUpgradeRoute = createRoute({
  ...parent,
  path: '/trial-upgrade',
  beforeLoad: () => {
    throw redirect({ to: '/settings/billing/upgrade', replace: true });
  },
});

const upgradeRoute = createRoute({
  ...parent,
  path: '/upgrade',
  beforeLoad: () => {
    throw redirect({ to: '/settings/billing/subscriptions/website', replace: true });
  },
});

const billing = () => import('../../admin/sites/BillingScreen.tsx');

const trialRoute = createRoute({
  ...parent,
  path: '/settings/billing/upgrade',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  component: lazyRouteComponent(billing, 'TrialScreen'),
});

const planRoute = createRoute({
  ...parent,
  path: '/settings/billing/subscriptions/website',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  component: lazyRouteComponent(billing, 'PlanScreen'),
});

/** Sites as wholes, and what they cost. */
export const wholeSiteRoutes = [
  sitesRoute,
  newSiteRoute,
  trialUpgradeRoute,
  upgradeRoute,
  trialRoute,
  planRoute,
] as const;
