import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusals.ts';
import { html, redirect } from '../http/reply.ts';
import type { AppRoute } from '../http/route.ts';
import type { StaticFiles } from '../http/staticFiles.ts';
import { listMySites } from '../operations/app/listMySites.ts';

export interface PageRouteDeps extends Pick<Deps, 'db' | 'config'> {
  /** The built page (`packages/editor/dist/index.html`) and what it loads (`dist/assets`). */
  readonly appPage: string;
  readonly appFiles: StaticFiles;
}

/** The app's documents: one and the same page at every address of the app, which then shows the right screen. */
export function appPagesRoutes(deps: PageRouteDeps): AppRoute[] {
  const guards = { method: 'GET', rate: 'page', forgery: 'none' } as const;
  const page = async () => html(deps.appPage);
  return [
    {
      ...guards,
      path: '/',
      access: 'public',
      async handle({ staff }) {
        if (staff === null) return redirect('/sign-in');
        const [first] = await listMySites(deps, staff.accountId);
        return first === undefined ? html(deps.appPage) : redirect(`/${first.identifier}/config`);
      },
    },
    { ...guards, path: '/sign-in', access: 'public', handle: page },
    { ...guards, path: '/:site/config/*', access: 'signedIn', handle: page },
    {
      ...guards,
      path: '/assets/app/:name',
      access: 'public',
      handle: async (request) =>
        deps.appFiles.reply(request.params.name ?? '', request.headers) ?? notFound(request.path),
    },
  ];
}
