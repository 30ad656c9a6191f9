import { PAGE_ENTRY_PATH } from '@quoin/contract/endpoints/content';
import { lockedPageWords } from '@quoin/domain/access';
import { embedHostsIn } from '@quoin/domain/media';
import { PAGE_TYPES, type PageType } from '@quoin/domain/site';
import { hasLockScreen, type ScreenView } from '@quoin/rendering/page';
import { inAreasSince } from '../../memberAreas/index.ts';
import { memberSince } from '../../members/index.ts';
import { type ClosedPage, closedAt, enterPage, entryCookie, isLetIn, pagePath } from '../../pages/index.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { freeLessons } from '../freeLessons.ts';
import type { CourseReader } from '../loading/lessonPages.ts';
import { deniedPage } from './deniedPage.ts';
import { LIFE_SECONDS, type PageEntryRouteDeps, PRIVATE } from './pageEntryDeps.ts';
import { enterSite, isSiteOpen } from './siteLock.ts';

/** The form in front of a page with a password (decision 0047). */
export function pageEntryRoutes(deps: PageEntryRouteDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'POST', path: PAGE_ENTRY_PATH, rate: 'signIn', forgery: 'origin' },
      handle: (request) => enter(deps, request),
    },
  ];
}

/**
 * Returns a page with restricted access to those who may see it, or else the page in front of it. Null where there is
 * none.
 */
export async function closedPageReply(deps: PageEntryRouteDeps, request: SiteRequest): Promise<Reply | null> {
  const closed = await closedFor(deps, request, request.path);
  if (closed === null) return null;
  const reader = await readerOf(deps, request, closed);
  // Of a course everybody may see what is free to look at; of all else who is not in sees nothing.
  const isShown = reader.isIn || closed.isCourse;
  const shown = isShown ? await deps.pages.closedPage(request.site, request, reader) : null;
  if (shown !== null) return html(shown, { guests: embedHostsIn(shown), headers: { 'x-robots-tag': 'noindex' } });
  if (reader.isIn) return null;
  return closed.access === 'areas'
    ? deniedPage(deps, request, closed)
    : inFront(deps, request, {
        ...{ access: closed.access, path: request.url },
        previews: await freeLessons(deps, request.site, closed),
      });
}

/**
 * Returns how this visitor may see a closed page now: whether they have access, and since when they have belonged to
 * its areas.
 */
export async function readerOf(
  deps: PageEntryRouteDeps,
  { site, member, cookies }: SiteRequest,
  { id, access, areas }: Pick<ClosedPage, 'id' | 'access' | 'areas'>,
): Promise<CourseReader> {
  const now = deps.now();
  if (access === 'password') {
    const isIn = await isLetIn(deps, site, id, cookies.get(entryCookie(id)));
    return { isIn, joinedAt: null, now };
  }
  const joinedAt =
    access === 'areas'
      ? await inAreasSince(deps, site.id, { areaIds: areas, person: member })
      : member && (await memberSince(deps, site.id, member));
  return { isIn: joinedAt !== null, joinedAt, now };
}

async function closedFor({ pages }: PageEntryRouteDeps, { site }: SiteRequest, path: string) {
  const { collections } = await pages.frameOf(site);
  return closedAt(pagePath(path), collections);
}

interface InFront {
  readonly access: 'members' | 'password';
  /** With its query: where the visitor wants to go. */
  readonly path: string;
  readonly problem?: string;
  readonly status?: number;
  readonly previews?: Awaited<ReturnType<typeof freeLessons>>;
}

async function inFront(deps: PageEntryRouteDeps, request: SiteRequest, shown: InFront): Promise<Reply> {
  const { access, path, problem = '', status = 403, previews = null } = shown;
  const words = lockedPageWords(request.site.language);
  const isForMembers = access === 'members';
  const title = isForMembers ? words.membersTitle : words.title;
  const signIn = { url: `/account/sign-in?${new URLSearchParams({ next: path })}`, text: words.signIn };
  const entry = { action: PAGE_ENTRY_PATH, path, problem, label: words.password, button: words.enter };
  const locked = {
    ...{ title, lead: isForMembers ? words.membersLead : words.lead },
    entry: isForMembers ? null : entry,
    signIn: isForMembers ? signIn : null,
    previews,
  };
  if (!isForMembers && hasLockScreen(request.site.settings)) {
    const screen: ScreenView = { lock: { action: PAGE_ENTRY_PATH, path, problem }, isOfPage: true };
    const options = { pageType: PAGE_TYPES.protectedContent, path: request.path, title };
    return html(await deps.pages.systemPage(request.site, 'lock-screen', { screen }, options), {
      ...{ status, headers: PRIVATE },
    });
  }
  const pageType: PageType = isForMembers ? PAGE_TYPES.memberAreaAccessDenied : PAGE_TYPES.protectedContent;
  const body = await deps.pages.systemPage(request.site, 'locked', { locked }, { pageType, path: request.path, title });
  return html(body, { status, headers: PRIVATE });
}

/** Leads on to the page, with what opens it; to nowhere else. */
async function enter(deps: PageEntryRouteDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const wanted = fields.text('path');
  if (!(await isSiteOpen(deps, request)))
    return enterSite(deps, request, { path: wanted, password: fields.text('password') });
  const [path = ''] = wanted.split(/[?#]/);
  const closed = path.startsWith('/') ? await closedFor(deps, request, decoded(path)) : null;
  if (closed?.access !== 'password') return redirect('/');
  const attempt = { pageId: closed.id, password: fields.text('password'), ip: request.ip };
  const entered = await enterPage({ ...deps, ...deps.members }, request.site, attempt);
  if (entered.ok) {
    const cookie = { name: entryCookie(closed.id), value: entered.value, httpOnly: true, maxAge: LIFE_SECONDS };
    return redirect(wanted.replace(/^\/+/, '/'), { cookies: [cookie] });
  }
  const words = lockedPageWords(request.site.language);
  const seconds = String(entered.problem.values?.seconds ?? '');
  const isTooOften = entered.problem.code === 'entryTooOften';
  const reply = await inFront(deps, request, {
    ...{ access: 'password', path: wanted, problem: isTooOften ? words.wait(seconds) : words.wrong },
    status: isTooOften ? 429 : 403,
  });
  return isTooOften ? { ...reply, headers: { ...reply.headers, 'retry-after': seconds } } : reply;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
