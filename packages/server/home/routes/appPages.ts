import { APP_LANGUAGE_COOKIE } from '@quoin/contract/endpoints/running';
import { appLanguageFor } from '@quoin/domain/languages';
import type { Deps } from '../../deps.ts';
import { appPolicyWith } from '../../platform/http/replies/headers.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { StaticFiles } from '../../platform/http/replies/staticFiles.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { listMySites } from '../../team/index.ts';
import { appHelpRoutes } from './appHelp.ts';

/**
 * The built page of the app in one of its languages (`packages/editor/dist/index.en.html`); for the site editor one that asks
 * for that screen's files at once (`editor.en.html`).
 */
export type AppPage = (screen: 'index' | 'editor', language: string) => string;

export interface PageRouteDeps extends Pick<Deps, 'db' | 'config'> {
  readonly appPage: AppPage;
  /** What the app's pages load (`packages/editor/dist/assets`). */
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
  const page = async (request: AppRequest) => html(deps.appPage('index', languageFor(request)));
  return [
    {
      ...guards,
      path: '/',
      access: 'public',
      async handle(request) {
        const { staff } = request;
        if (staff === null) return redirect('/sign-in');
        const [first] = await listMySites(deps, staff.accountId);
        return first === undefined ? page(request) : redirect(`/${first.identifier}/config`);
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
async function sitePage(deps: PageRouteDeps, request: AppRequest): Promise<Reply> {
  const { staff, path } = request;
  const sites = staff === null ? [] : await listMySites(deps, staff.accountId);
  const policy = appPolicyWith(sites.map(({ url }) => url));
  const page = deps.appPage(EDITOR_PATH.test(path) ? 'editor' : 'index', languageFor(request));
  return html(page, { headers: { 'content-security-policy': policy } });
}

/** The account's choice; before the sign-in that of who used the app in this browser last; else what the browser wants. */
function languageFor({ staff, cookies, headers }: Pick<AppRequest, 'staff' | 'cookies' | 'headers'>): string {
  const chosen = staff === null ? (cookies.get(APP_LANGUAGE_COOKIE) ?? null) : staff.language;
  return appLanguageFor(chosen, headers['accept-language'] ?? '');
}
