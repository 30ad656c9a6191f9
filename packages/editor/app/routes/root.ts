import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet, redirect } from '@tanstack/react-router';
import { followLanguage } from '../language.ts';
import { NotFoundScreen } from '../plainScreens.tsx';
import { sessionQuery } from '../queries/queries.ts';

export interface RouterContext {
  readonly queries: QueryClient;
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
});

/** To the sign-in, for who is not signed in. */
export async function requireStaff(queries: QueryClient, href: string): Promise<void> {
  const { staff } = await queries.ensureQueryData(sessionQuery);
  if (staff === null) throw redirect({ to: '/sign-in', search: href === '/' ? {} : { returnTo: href }, replace: true });
  followLanguage(staff.language);
}
