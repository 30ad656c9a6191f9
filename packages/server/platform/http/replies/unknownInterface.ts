import type { SiteRoute } from '../route.ts';
import { notFound } from './refusals.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Below `/api/` no page is looked for: a program gets JSON that names the path (platform 8). */
export function unknownInterfaceRoutes(): SiteRoute[] {
  return METHODS.map((method) => ({
    ...{ method, path: '/api/*', rate: 'page', forgery: 'none', isAnonymous: true },
    handle: ({ path, site }) => Promise.resolve(notFound({ path, site })),
  }));
}
