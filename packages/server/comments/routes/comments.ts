import { createHash } from 'node:crypto';
import { COMMENT_ANSWERS_PATH, type LikeResponse } from '@quoin/contract/endpoints/site';
import { statusOf } from '@quoin/contract/problems';
import { HONEYPOT_FIELD } from '@quoin/domain/access';
import { commentPageWords, commentSentence, PAGE_TYPES } from '@quoin/domain/site';
import type { DiscussionState } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound, tooManyRequests } from '../../platform/http/replies/refusals.ts';
import { html, json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { CommentDeps } from '../commentDeps.ts';
import { readAnswersToken, stopAnswers } from '../commentMails.ts';
import { likeEntry, writeComment } from '../writeComment.ts';

export type CommentRouteDeps = CommentDeps &
  Pick<Deps, 'randomBytes' | 'keyFor'> & { readonly pages: Pick<Deps['pages'], 'entryPage' | 'systemPage'> };

const LIKER = 'LIKES';
const TOKEN = /^[A-Za-z0-9_-]{22}$/;
const TEN_YEARS = 3_650 * 86_400;

/** What visitors say below entries and whether they like them: plain forms on cached pages, which carry no crumb. */
export function commentRoutes(deps: CommentRouteDeps): SiteRoute[] {
  const form = { method: 'POST', forgery: 'origin' } as const;
  const link = { path: `${COMMENT_ANSWERS_PATH}/:token`, forgery: 'none' } as const;
  return [
    { ...form, path: '/comments/:itemId', rate: 'form', handle: (request) => post(deps, request) },
    {
      ...{ method: 'GET', path: '/comments/:itemId/sent', rate: 'page', forgery: 'none' },
      handle: (request) => entry(deps, request, { kind: request.query.shown === '1' ? 'shown' : 'waiting' }),
    },
    { ...link, method: 'GET', rate: 'page', handle: (request) => askToStop(deps, request) },
    // Mail programs post here by themselves (RFC 8058); the token in the address is the proof.
    { ...link, method: 'POST', rate: 'write', handle: (request) => stop(deps, request) },
    { ...form, path: '/likes/:itemId', rate: 'write', handle: (request) => like(deps, request) },
  ];
}

async function post(deps: CommentRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, params } = request;
  const fields = formFields(request);
  const itemId = params.itemId ?? '';
  const [name, email, body] = [fields.text('name'), fields.text('email'), fields.text('body')];
  const wantsAnswers = fields.text('wantsAnswers') === 'yes';
  const written = { name, email, body, wantsAnswers, parentId: fields.text('parentId') };
  const honeypot = fields.text(HONEYPOT_FIELD);
  const outcome = await writeComment(deps, site, { ...written, itemId, honeypot, ...askerOf(request) });
  if (outcome === null) return notFound(request);
  if (outcome.ok) {
    const shown = outcome.state === 'approved' ? '?shown=1' : '';
    return redirect(`/comments/${encodeURIComponent(itemId)}/sent${shown}#comments-${itemId}`);
  }
  const { problems, waitSeconds } = outcome;
  const sentences = problems.map((problem) => [problem.field ?? '', commentSentence(problem, site.language)]);
  const state: DiscussionState = { kind: 'refused', written, problems: Object.fromEntries(sentences) };
  const headers: Record<string, string> = waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
  return entry(deps, request, state, { status: statusOf(problems[0]?.code ?? ''), headers });
}

/** The entry with what became of it: nobody else's page, so nobody keeps it. */
async function entry(
  deps: CommentRouteDeps,
  request: SiteRequest,
  state: DiscussionState,
  more: Partial<Reply> = {},
): Promise<Reply> {
  const { site, params } = request;
  const itemId = params.itemId ?? '';
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(itemId);
  const page = isId ? await deps.pages.entryPage(site, itemId, state) : null;
  if (page === null) return notFound(request);
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', ...more.headers };
  return html(page, { ...more, headers });
}

/** Who writes or likes, for the limits of both. */
function askerOf({ member, visitor, ip }: SiteRequest) {
  return { siteUserId: member?.id ?? null, visitor: member?.sessionToken ?? visitor.cartToken, ip };
}

async function like(deps: CommentRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, params, cookies } = request;
  const isLiked = formFields(request).text('like') !== 'no';
  const own = cookies.get(LIKER) ?? '';
  const token = TOKEN.test(own) ? own : Buffer.from(deps.randomBytes(16)).toString('base64url');
  const visitorHash = createHash('sha256').update(`${site.id}|${token}`).digest();
  const liked = await likeEntry(deps, site, {
    ...{ itemId: params.itemId ?? '', visitorHash, isLiked },
    ...askerOf(request),
  });
  if (liked === null) return notFound(request);
  if ('waitSeconds' in liked) return tooManyRequests(request, liked.waitSeconds);
  const set = token === own ? {} : { cookies: [{ name: LIKER, value: token, httpOnly: true, maxAge: TEN_YEARS }] };
  if ((request.headers.accept ?? '').includes('application/json'))
    return json({ isLiked, likeCount: liked.count } satisfies LikeResponse, set);
  return entry(deps, request, { kind: isLiked ? 'liked' : 'unliked' }, set);
}

interface Shown {
  readonly title: string;
  readonly lead: string;
  readonly button?: string;
  readonly status?: number;
}

async function page(deps: CommentRouteDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { title, lead, button, status = 200 } = shown;
  const forms =
    button === undefined ? [] : [{ action: request.path, text: button, name: 'stop', value: 'yes', isQuiet: false }];
  const view = { formPage: { title, lead, html: '', forms } };
  const options = { pageType: PAGE_TYPES.page, path: request.path, title };
  const body = await deps.pages.systemPage(request.site, 'form', view, options);
  // The address contains a token, so no other site receives it as a referrer.
  const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' };
  return html(body, { status, headers });
}

const GONE = 410;

/** Opening the link only asks: mail programs and scanners open links too. */
function askToStop(deps: CommentRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = commentPageWords(request.site.language);
  const id = readAnswersToken(deps, request.site.id, request.params.token ?? '');
  if (id === null) return page(deps, request, { title: words.deadTitle, lead: words.deadLead, status: GONE });
  return page(deps, request, { title: words.askTitle, lead: words.askLead, button: words.askButton });
}

async function stop(deps: CommentRouteDeps, request: SiteRequest): Promise<Reply> {
  const words = commentPageWords(request.site.language);
  const id = readAnswersToken(deps, request.site.id, request.params.token ?? '');
  if (id === null || !(await stopAnswers(deps, request.site.id, id)))
    return page(deps, request, { title: words.deadTitle, lead: words.deadLead, status: GONE });
  return page(deps, request, { title: words.doneTitle, lead: words.doneLead });
}
