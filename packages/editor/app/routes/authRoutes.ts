import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { sitesQuery } from '../queries/queries.ts';
import { localPath, signInSearch } from '../searchParams.ts';
import { requireStaff, rootRoute } from './root.ts';

/** The start page: the first site one works on, or the sign-in. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    await requireStaff(context.queries, location.href);
    const { sites } = await context.queries.ensureQueryData(sitesQuery);
    const first = sites[0];
    throw first === undefined
      ? redirect({ to: '/sites', replace: true })
      : redirect({ ...home(first.identifier), reloadDocument: true });
  },
});

/** Loads a new document: the document of the sign-in may not show a site in a frame, and Home shows one. */
const home = (site: string) => ({ href: `/${encodeURIComponent(site)}/config`, replace: true });

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => signInSearch(search),
  component: lazyRouteComponent(() => import('../signIn/SignInScreen.tsx'), 'SignInScreen'),
});

const twoStepRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/two-step',
  validateSearch: (search: Record<string, unknown>) => localPath(search),
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  component: lazyRouteComponent(() => import('../twoStep/TwoStepScreen.tsx'), 'TwoStepScreen'),
});

const forgotRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/forgot-password',
  component: lazyRouteComponent(() => import('../signIn/ForgotScreen.tsx'), 'ForgotScreen'),
});

const resetRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/reset-password',
  component: lazyRouteComponent(() => import('../signIn/ResetScreen.tsx'), 'ResetScreen'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/invitation/$name',
  component: lazyRouteComponent(() => import('../signIn/InvitationScreen.tsx'), 'InvitationScreen'),
});

/** Who signed in on the way to the site itself, or to where a page of it is edited, goes there: the server says where that is. */
const [visitRoute, editRoute] = [led('/$site/visit'), led('/$site/edit')] as const;

function led<Path extends string>(path: Path) {
  return createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad({ location: { href } }) {
      location.replace(href);
      return new Promise<never>(() => {});
    },
  });
}

/** Before one works on a site. */
export const authRoutes = [
  startRoute,
  signInRoute,
  twoStepRoute,
  forgotRoute,
  resetRoute,
  invitationRoute,
  visitRoute,
  editRoute,
] as const;
