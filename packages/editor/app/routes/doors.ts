import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sitesQuery } from '../queries.ts';
import { signInSearch } from '../searchParams.ts';
import { requireStaff, rootRoute } from './root.ts';

/** The door: the first site one works on, or the sign-in. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    await requireStaff(context.queries, location.href);
    const { sites } = await context.queries.ensureQueryData(sitesQuery);
    const first = sites[0];
    throw first === undefined
      ? redirect({ to: '/sites', replace: true })
      : redirect({ to: '/$site/config', params: { site: first.identifier }, replace: true });
  },
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => signInSearch(search),
  component: lazyRouteComponent(() => import('../SignInScreen.tsx'), 'SignInScreen'),
});

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../ForgotScreen.tsx'), 'ForgotScreen'),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('../ResetScreen.tsx'), 'ResetScreen'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$name',
  component: lazyRouteComponent(() => import('../InvitationScreen.tsx'), 'InvitationScreen'),
});

/** Who signed in on the way to the site itself goes there: its address is the server's to say. */
const visitRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$site/visit',
  beforeLoad({ location: { href } }) {
    location.replace(href);
    return new Promise<never>(() => {});
  },
});

/** Before one works on a site. */
export const doorRoutes = [startRoute, signInRoute, forgotRoute, resetRoute, invitationRoute, visitRoute] as const;
