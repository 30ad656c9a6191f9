import { html, json } from '../../platform/http/replies/reply.ts';
import type { AppRoute } from '../../platform/http/route.ts';
import { type ApiDescription, describeApi, type NamedRoute } from '../description/describeApi.ts';
import { descriptionPage } from '../description/descriptionPage.ts';

const PAGE = '/api/commerce';
const FILE = `${PAGE}/openapi.json`;

/** What the Commerce API offers, for people and as a file that clients are made of. Made once, when somebody asks. */
export function apiDescriptionRoutes(routes: readonly NamedRoute[]): AppRoute[] {
  let made: ApiDescription | null = null;
  const description = (origin: string) => {
    made ??= describeApi(routes, origin);
    return { ...made, servers: [{ url: origin }] };
  };
  const look = { method: 'GET', rate: 'page', forgery: 'none', access: 'public' } as const;
  return [
    { ...look, path: PAGE, handle: async ({ origin }) => html(descriptionPage(description(origin), FILE)) },
    { ...look, path: FILE, handle: async ({ origin }) => json(description(origin)) },
  ];
}
