import { notFound } from '../../platform/http/replies/refusals.ts';
import type { StaticFiles } from '../../platform/http/replies/staticFiles.ts';
import type { AppRoute } from '../../platform/http/route.ts';

/** Help for everyone (`pages.json` is a `HelpPagesResponse`): a route for each built file, so that the app of a site called `help` keeps its addresses. */
export function appHelpRoutes(files: StaticFiles): AppRoute[] {
  return files.names.map((name) => ({
    ...{ method: 'GET', rate: 'page', forgery: 'none', access: 'public' },
    path: `/help/${name}`.replace(/(?:\/index)?\.html$/, ''),
    handle: async ({ path, headers }) => files.reply(name, headers) ?? notFound(path),
  }));
}
