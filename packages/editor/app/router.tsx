import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { ProblemScreen, WaitingScreen } from './plainScreens.tsx';
import { authRoutes } from './routes/authRoutes.ts';
import { catalogueRoutes } from './routes/catalogue.ts';
import { contentRoutes } from './routes/content.ts';
import { editingRoutes } from './routes/editing.ts';
import { insightRoutes } from './routes/insight.ts';
import { marketingRoutes } from './routes/marketing.ts';
import { rootRoute } from './routes/root.ts';
import { salesRoutes } from './routes/sales.ts';
import { settingsRoutes } from './routes/settings.ts';
import { accountRoute, authorizeRoute, homeRoute, siteRoute } from './routes/site.ts';
import { wholeSiteRoutes } from './routes/sites.ts';

const routeTree = rootRoute.addChildren([
  ...authRoutes,
  ...wholeSiteRoutes,
  editingRoutes,
  siteRoute.addChildren([
    homeRoute,
    accountRoute,
    authorizeRoute,
    ...salesRoutes,
    ...catalogueRoutes,
    ...contentRoutes,
    ...insightRoutes,
    ...marketingRoutes,
    settingsRoutes,
  ]),
]);

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
