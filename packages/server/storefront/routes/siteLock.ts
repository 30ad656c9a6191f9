import { PAGE_ENTRY_PATH } from '@quoin/contract/endpoints/content';
import { lockedPageWords } from '@quoin/domain/access';
import { PAGE_TYPES, screenWords } from '@quoin/domain/site';
import { isSiteLocked, type ScreenView } from '@quoin/rendering/page';
import { enterPage, entryCookie, isLetIn, isOfDraft } from '../../pages/index.ts';
import { denied } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { closedReply, isClosedFor } from './closedSite.ts';
import { LIFE_SECONDS, type PageEntryRouteDeps, PRIVATE } from './pageEntryDeps.ts';

/** Pages of a site: a draft is shown there to who has a pass for it, which the pages themselves ask for. */
const PAGES = '/*';

/**
 * The routes of a site that may be closed or behind its lock screen: before its first publication only its team gets through,
 * and later nobody who doesn't know its password. Published
 * settings say whether it is; the password is the one that `page_password` holds under the site's own id.
 */
export function behindLock(deps: PageEntryRouteDeps, routes: readonly SiteRoute[]): SiteRoute[] {
  return routes.map((route) => ({
    ...route,
    async handle(request) {
      const isForDraft =
        route.path === PAGES && isOfDraft(request.url, { cookie: request.headers.cookie }) && route.method === 'GET';
      if (!isForDraft && isClosedFor(deps, request)) return closedReply(deps, request);
      const isOpen = isForDraft || route.path === PAGE_ENTRY_PATH || (await isSiteOpen(deps, request));
      return isOpen ? route.handle(request) : lockedReply(deps, request);
    },
  }));
}

export async function isSiteOpen(deps: PageEntryRouteDeps, { site, cookies }: SiteRequest): Promise<boolean> {
  return !isSiteLocked(site.settings) || isLetIn(deps, site, site.id, cookies.get(entryCookie(site.id)));
}

interface Shown {
  readonly path?: string;
  readonly problem?: string;
  readonly status?: number;
}

/** The lock screen for who looks at a page; a sentence for scripts and whatever is sent. */
async function lockedReply(deps: PageEntryRouteDeps, request: SiteRequest, shown: Shown = {}): Promise<Reply> {
  const { site, path } = request;
  const { path: wanted = request.url, problem = '', status = 403 } = shown;
  const words = screenWords(site.language);
  const isPage = (request.method === 'GET' && !path.startsWith('/api/')) || path === PAGE_ENTRY_PATH;
  if (!isPage) return denied({ path, site }, 403, `${words.siteTitle}.`, 'siteLocked');
  const screen: ScreenView = { lock: { action: PAGE_ENTRY_PATH, path: wanted, problem } };
  const options = { pageType: PAGE_TYPES.lockScreen, path, title: words.siteTitle };
  const body = await deps.pages.systemPage(site, 'lock-screen', { screen }, options);
  return html(body, { status, headers: PRIVATE });
}

/** Grants access to the whole site and redirects to the requested page. */
export async function enterSite(
  deps: PageEntryRouteDeps,
  request: SiteRequest,
  given: { readonly path: string; readonly password: string },
): Promise<Reply> {
  const { site, ip } = request;
  const entered = await enterPage({ ...deps, ...deps.members }, site, {
    pageId: site.id,
    password: given.password,
    ip,
  });
  const path = given.path.startsWith('/') ? given.path.replace(/^[/\\]+/, '/') : '/';
  if (entered.ok) {
    const cookie = { name: entryCookie(site.id), value: entered.value, httpOnly: true, maxAge: LIFE_SECONDS };
    return redirect(path, { cookies: [cookie] });
  }
  const seconds = String(entered.problem.values?.seconds ?? '');
  const isTooOften = entered.problem.code === 'entryTooOften';
  const problem = isTooOften ? lockedPageWords(site.language).wait(seconds) : screenWords(site.language).siteWrong;
  const reply = await lockedReply(deps, request, { path, problem, status: isTooOften ? 429 : 403 });
  return isTooOften ? { ...reply, headers: { ...reply.headers, 'retry-after': seconds } } : reply;
}
