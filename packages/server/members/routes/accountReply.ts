import { statusOf } from '@quoin/contract/problems';
import {
  type AccessCode,
  sentence as accessSentence,
  accountWords,
  type MemberAreaCode,
  type MemberCode,
  memberAreaSentence,
  memberAreaSentences,
  memberSentence,
  memberWording,
  type PasswordlessCode,
  passwordlessSentence,
  passwordlessSentences,
} from '@quoin/domain/access';
import { isSitePath } from '@quoin/domain/forms';
import { type OrdersCode, sentence as ordersSentence, ordersWording } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import { COLLECTION_TYPES, ITEM_KINDS, PAGE_TYPES } from '@quoin/domain/site';
import { collectionUrl } from '@quoin/rendering/page';
import { type Entered, NOTHING_ENTERED } from '../../addresses/index.ts';
import type { Deps } from '../../deps.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import { continueShoppingUrl } from '../../sites/index.ts';
import { type AccountView, accountNavigation, memberView, type OwnPlaces, type SectionView } from '../accountView.ts';
import type { SignedInMember } from '../memberDeps.ts';
import type { SiteUserDeps } from './siteUserSession.ts';

export interface AccountDeps extends SiteUserDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage' | 'frameOf'>;
}

/** What a form of the account is shown with: typed before, refused for. */
export interface Shown {
  readonly entered: Entered;
  readonly problems: readonly Problem[];
  readonly saved: string;
}

export const FRESH: Shown = { entered: NOTHING_ENTERED, problems: [], saved: '' };

/** A refusal in the language of the page. */
function problemText(problem: Problem, language: string): string {
  if (Object.hasOwn(memberWording, problem.code)) return memberSentence(problem as Problem<MemberCode>, language);
  if (Object.hasOwn(memberAreaSentences, problem.code)) {
    return memberAreaSentence(problem as Problem<MemberAreaCode>, language);
  }
  if (Object.hasOwn(passwordlessSentences, problem.code)) {
    return passwordlessSentence(problem as Problem<PasswordlessCode>, language);
  }
  if (Object.hasOwn(ordersWording, problem.code)) return ordersSentence(problem as Problem<OrdersCode>, language);
  return accessSentence(problem as Problem<AccessCode>, language);
}

/** Everything typed, and each refusal at its field: nothing is lost (CX-10). */
export function shownAgain(
  { site }: Pick<SiteRequest, 'site'>,
  values: Readonly<Record<string, string>>,
  problems: readonly Problem[],
): Shown {
  const errors = Object.fromEntries(
    problems.flatMap((problem) =>
      problem.field === undefined ? [] : [[problem.field, problemText(problem, site.language)]],
    ),
  );
  return { entered: { values, errors }, problems, saved: '' };
}

/** Nobody else's page: kept by no cache, found by no search; behind a link with a token no address is passed on. */
const PRIVATE_PAGE = { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' } as const;

export interface AccountPage {
  readonly title: string;
  readonly lead?: string;
  readonly sections: readonly SectionView[];
  readonly shown?: Shown;
  readonly status?: number;
  readonly cookies?: Reply['cookies'];
}

export async function accountPage(deps: AccountDeps, request: SiteRequest, page: AccountPage): Promise<Reply> {
  const { site, member, path } = request;
  const { problems, saved } = page.shown ?? FRESH;
  const [first] = problems;
  const view: AccountView = {
    title: page.title,
    lead: page.lead ?? '',
    member: member && memberView(member),
    navigation: member === null ? [] : accountNavigation(path, site.language, await ownPlaces(deps, site)),
    crumb: request.crumb ?? '',
    signOutText: accountWords(site.language).signOut,
    problem: first === undefined ? null : { title: problemText(first, site.language), message: '' },
    saved,
    sections: page.sections,
  };
  const options = { pageType: PAGE_TYPES.page, path, title: page.title };
  const body = await deps.pages.systemPage(site, 'account', { account: view }, options);
  const status = page.status ?? (first === undefined ? 200 : statusOf(first.code));
  const wait = first?.values?.seconds;
  const retry: Record<string, string> = wait === undefined ? {} : { 'retry-after': String(wait) };
  return html(body, {
    status,
    headers: { ...PRIVATE_PAGE, ...retry },
    ...(page.cookies ? { cookies: page.cookies } : {}),
  });
}

async function ownPlaces({ pages }: Pick<AccountDeps, 'pages'>, site: SiteRequest['site']): Promise<OwnPlaces> {
  const { collections } = await pages.frameOf(site);
  return {
    hasAreas: collections.some(({ access }) => access === 'areas'),
    hasCourses: collections.some(
      ({ type, isEnabled, access }) => type === ITEM_KINDS.course.type && (isEnabled || access !== undefined),
    ),
  };
}

/** The way on to what the site sells; none where it sells nothing. */
export async function shopLinks(
  { pages }: Pick<AccountDeps, 'pages'>,
  site: SiteRequest['site'],
): Promise<SectionView['links']> {
  const { collections } = await pages.frameOf(site);
  const store = collections.find(({ type, isEnabled }) => type === COLLECTION_TYPES.products && isEnabled);
  if (store === undefined) return [];
  const chosen = continueShoppingUrl(site);
  return [{ label: accountWords(site.language).toShop, url: chosen === '/' ? collectionUrl(store) : chosen }];
}

/** Wraps pages that are for members only. A visitor who is not signed in signs in first and returns afterwards. */
export function forMembers(
  handle: (request: SiteRequest, member: SignedInMember) => Promise<Reply>,
): (request: SiteRequest) => Promise<Reply> {
  return async (request) =>
    request.member === null
      ? redirect(
          `/account/sign-in?${new URLSearchParams({ next: request.method === 'GET' ? request.url : request.path })}`,
        )
      : handle(request, request.member);
}

/** Returns where a person comes from and goes back to: a path of this site, else the account page (SC-29). */
export function safePlace(text: string): string {
  return isSitePath(text) ? text : '/account';
}
