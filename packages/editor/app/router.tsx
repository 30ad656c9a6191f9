import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { NotFoundScreen, ProblemScreen, WaitingScreen } from './plainScreens.tsx';
import { sessionQuery, sitesQuery } from './queries.ts';
import { SiteShell } from './SiteShell.tsx';
import { localPath, searchText, stockFilter } from './searchParams.ts';

export interface RouterContext {
  readonly queries: QueryClient;
}

const rootRoute = createRootRouteWithContext<RouterContext>()({ component: Outlet, notFoundComponent: NotFoundScreen });

/** The door: the first site one works on, or the sign-in. */
const startRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: async ({ context, location }) => {
    await requireStaff(context.queries, location.href);
    const { sites } = await context.queries.ensureQueryData(sitesQuery);
    const first = sites[0];
    if (first !== undefined) throw redirect({ to: '/$site/config', params: { site: first.identifier }, replace: true });
  },
  component: lazyRouteComponent(() => import('./NoSitesScreen.tsx'), 'NoSitesScreen'),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/sign-in',
  validateSearch: (search: Record<string, unknown>) => localPath(search),
  component: lazyRouteComponent(() => import('./SignInScreen.tsx'), 'SignInScreen'),
});

const siteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/$site/config',
  beforeLoad: ({ context, location }) => requireStaff(context.queries, location.href),
  loader: ({ context }) => context.queries.ensureQueryData(sitesQuery),
  component: SiteShell,
});

const homeRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/',
  component: lazyRouteComponent(() => import('../admin/home/HomeScreen.tsx'), 'HomeScreen'),
});

const ordersRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/orders',
  validateSearch: (search: Record<string, unknown>) => searchText(search),
  component: lazyRouteComponent(() => import('../admin/orders/OrdersScreen.tsx'), 'OrdersScreen'),
});

const orderRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/orders/$orderId',
  component: lazyRouteComponent(() => import('../admin/orders/OrderScreen.tsx'), 'OrderScreen'),
});

const productsRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/products',
  validateSearch: (search: Record<string, unknown>) => ({ ...searchText(search), ...stockFilter(search) }),
  component: lazyRouteComponent(() => import('../admin/products/ProductsScreen.tsx'), 'ProductsScreen'),
});

const mailboxRoute = createRoute({
  getParentRoute: () => siteRoute,
  path: '/mailbox',
  validateSearch: (search: Record<string, unknown>) => searchText(search),
  component: lazyRouteComponent(() => import('../admin/mailbox/MailboxScreen.tsx'), 'MailboxScreen'),
});

const mailRoute = createRoute({
  getParentRoute: () => mailboxRoute,
  path: '/$mailId',
  component: lazyRouteComponent(() => import('../admin/mailbox/MailPreview.tsx'), 'MailPreview'),
});

const routeTree = rootRoute.addChildren([
  startRoute,
  signInRoute,
  siteRoute.addChildren([homeRoute, ordersRoute, orderRoute, productsRoute, mailboxRoute.addChildren([mailRoute])]),
]);

async function requireStaff(queries: QueryClient, href: string): Promise<void> {
  const { staff } = await queries.ensureQueryData(sessionQuery);
  if (staff === null) throw redirect({ to: '/sign-in', search: href === '/' ? {} : { returnTo: href }, replace: true });
}

export function createAppRouter(queries: QueryClient) {
  return createRouter({
    routeTree,
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingComponent: WaitingScreen,
    defaultErrorComponent: ({ error, reset }) => <ProblemScreen error={error} reset={reset} />,
    scrollRestoration: true,
  });
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
