import type { Deps } from '../../deps.ts';
import { appPolicyWith } from '../../platform/http/replies/headers.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { StaticFiles } from '../../platform/http/replies/staticFiles.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { listMySites } from '../../team/index.ts';
import { appHelpRoutes } from './appHelp.ts';

export interface PageRouteDeps extends Pick<Deps, 'db' | 'config'> {
  /** The built page (`packages/editor/dist/index.html`) and what it loads (`dist/assets`). */
  readonly appPage: string;
  /** The same page for the site editor, which asks for that screen's files at once (`dist/editor.html`). */
  readonly editorPage?: string;
  readonly appFiles: StaticFiles;
  /** The built pages of help (`dist/help`). */
  readonly helpFiles?: StaticFiles;
  /** Fonts that stylesheets of previews ask for. */
  readonly fonts?: StaticFiles;
}

const EDITOR_PATH = /^\/[^/]+\/config\/pages(?:\/|$)/;

/** Screens that belong to no site. */
const WHOLE_SITES = [
  ...['/sites', '/new-site', '/trial-upgrade', '/upgrade'],
  ...['/settings/billing/upgrade', '/settings/billing/subscriptions/website'],
] as const;

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
    { ...guards, path: '/two-step', access: 'signedIn', handle: page },
    { ...guards, path: '/forgot-password', access: 'public', handle: page },
    { ...guards, path: '/reset-password', access: 'public', handle: page },
    { ...guards, path: '/invitation/:name', access: 'public', handle: page },
    ...(deps.helpFiles === undefined ? [] : appHelpRoutes(deps.helpFiles)),
    ...WHOLE_SITES.map((path) => ({ ...guards, path, access: 'signedIn' as const, handle: page })),
    { ...guards, path: '/:site/config/*', access: 'signedIn', handle: (request) => sitePage(deps, request) },
    {
      ...guards,
      path: '/assets/app/:name',
      access: 'public',
      handle: async (request) =>
        deps.appFiles.reply(request.params.name ?? '', request.headers) ?? notFound(request.path),
    },
    {
      ...guards,
      path: '/assets/fonts/:name',
      access: 'signedIn',
      handle: async (request) =>
        deps.fonts?.reply(request.params.name ?? '', request.headers) ?? notFound(request.path),
    },
  ];
}

/** The app goes from site to site without another document: it may frame all sites of the person, for the editor's canvas. */
async function sitePage(deps: PageRouteDeps, { staff, path }: Pick<AppRequest, 'staff' | 'path'>): Promise<Reply> {
  const sites = staff === null ? [] : await listMySites(deps, staff.accountId);
  const policy = appPolicyWith(sites.map(({ url }) => url));
  const page = EDITOR_PATH.test(path) ? (deps.editorPage ?? deps.appPage) : deps.appPage;
  return html(page, { headers: { 'content-security-policy': policy } });
}
