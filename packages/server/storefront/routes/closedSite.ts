import { visitPath } from '@quoin/contract/endpoints/running';
import { PAGE_TYPES, screenWords } from '@quoin/domain/site';
import { SCREEN_PAGES, type ScreenView } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { denied } from '../../platform/http/replies/refusals.ts';
import { html, type Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { openStaffPass, STAFF_ENTRY_MS, type StaffPass, sealStaffPass } from '../staffPass.ts';
import { PRIVATE } from './pageEntryDeps.ts';

type ClosedSiteDeps = Pick<Deps, 'keyFor' | 'now'> & {
  readonly config: Pick<Deps['config'], 'appOrigin'>;
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
};

/** What a browser keeps that may look at a site before its first publication. */
const TEAM_COOKIE = 'team-entry';
const PURPOSE = 'team-entry';
/** Search engines and monitors come again after an hour. */
const RETRY_SECONDS = '3600';

/** Returns the cookie that lets a contributor view the site while it is closed. Empty where the site is open. */
export function teamCookies(deps: Pick<Deps, 'keyFor' | 'now'>, { site }: SiteRequest, pass: StaffPass) {
  if (site.isClosed !== true) return [];
  const value = sealStaffPass(deps.keyFor(PURPOSE), site.id, pass, deps.now() + STAFF_ENTRY_MS);
  return [{ name: TEAM_COOKIE, value, httpOnly: true, maxAge: STAFF_ENTRY_MS / 1000 }];
}

/** Reports whether a site is closed for this visitor: it was never published, and they didn't come from its app. */
export function isClosedFor(deps: Pick<Deps, 'keyFor' | 'now'>, { site, cookies }: SiteRequest): boolean {
  if (site.isClosed !== true) return false;
  const kept = cookies.get(TEAM_COOKIE) ?? '';
  return openStaffPass(deps.keyFor(PURPOSE), site.id, kept, deps.now()) === null;
}

/** The page before the first publication, with a way in for the site's own team; a sentence for scripts. */
export async function closedReply(deps: ClosedSiteDeps, request: SiteRequest): Promise<Reply> {
  const { site, path, url, method } = request;
  const words = screenWords(site.language);
  const headers = { ...PRIVATE, 'retry-after': RETRY_SECONDS };
  if (method !== 'GET' || path.startsWith('/api/')) {
    const refusal = denied({ path, site }, 503, words.comingLead, 'siteClosed');
    return { ...refusal, headers: { ...refusal.headers, ...headers } };
  }
  const entry = `${deps.config.appOrigin}${visitPath(site.identifier, url)}`;
  const screen: ScreenView = { entry: { url: entry, name: words.comingEntry } };
  const options = { pageType: PAGE_TYPES.lockScreen, path, title: words.comingTitle };
  return html(await deps.pages.systemPage(site, SCREEN_PAGES.comingSoon, { screen }, options), {
    status: 503,
    headers,
  });
}
