import type { IncomingMessage } from 'node:http';
import { statusOf } from '@quoin/contract/problems';
import { REVIEW_LIMITS, type ReviewCode, reviewPageWords, type WrittenReview } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { SECRET_PAGE } from '../../orders/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { BodyFault, readFormData } from '../../platform/http/reading/body.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { isOrderLink, refuseReviewMails } from '../askForReviews.ts';
import type { ReviewDeps } from '../reviewDeps.ts';
import { reviewsPath, stopReviewMailsPath } from '../reviewLinks.ts';
import { reviewPageView } from '../reviewPageView.ts';
import { loadOrderReviews, type PostedReview, writeReview } from '../writeReview.ts';

export type ReviewRouteDeps = ReviewDeps & Pick<Deps, 'keyFor'> & { readonly pages: Pick<Deps['pages'], 'systemPage'> };

const PATH = reviewsPath(':token');
/** Pictures as they come from a camera, plus the texts. */
const MOST_BYTES = REVIEW_LIMITS.pictures * REVIEW_LIMITS.pictureBytes + 200_000;
const GONE = 410;

/** Where buyers say what they think of what they bought: plain forms behind the link that their mails have. */
export function reviewRoutes(deps: ReviewRouteDeps): SiteRoute[] {
  const stopping = { path: stopReviewMailsPath(':token'), forgery: 'none' } as const;
  return [
    { method: 'GET', path: PATH, rate: 'page', forgery: 'none', handle: (request) => show(deps, request) },
    {
      ...{ method: 'POST', path: `${PATH}/:itemId`, rate: 'form', forgery: 'origin', body: 'stream' },
      handle: (request) => post(deps, request),
    },
    { ...stopping, method: 'GET', rate: 'page', handle: (request) => stop(deps, request) },
    // Mail programs post here by themselves (RFC 8058); the token in the address is the proof.
    { ...stopping, method: 'POST', rate: 'write', handle: (request) => stop(deps, request) },
  ];
}

async function show(deps: ReviewRouteDeps, request: SiteRequest): Promise<Reply> {
  const sent = request.query.sent;
  return page(deps, request, { sentId: typeof sent === 'string' ? sent : '' });
}

async function post(deps: ReviewRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, member, visitor, ip, params } = request;
  const { token = '', itemId = '' } = params;
  // Nobody without such a link makes us read megabytes.
  if (!isId(itemId) || (await loadOrderReviews(deps, site.id, token)) === null) return dead(deps, request);
  const posted = await readPosted(request, itemId);
  if (posted === 'tooLarge') {
    const problems = [{ code: 'reviewPicturesTooLarge', field: 'pictures' }] as const;
    return page(deps, request, { refused: { itemId, written: null, problems } });
  }
  const asker = { websiteId: site.id, visitor: member?.sessionToken ?? visitor.cartToken, ip };
  const outcome = await writeReview(deps, site, token, { posted, asker });
  if (outcome === null) return dead(deps, request);
  if (outcome.ok) return redirect(`${reviewsPath(token)}?sent=${itemId}#review-${itemId}`);
  const { problems, waitSeconds } = outcome;
  const refused = { itemId, written: posted, problems };
  const headers: Record<string, string> = waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
  return page(deps, request, { refused, headers });
}

async function readPosted(request: SiteRequest, itemId: string): Promise<PostedReview | 'tooLarge'> {
  const form = await readFormData(request.body as IncomingMessage, MOST_BYTES).catch((fault: unknown) => {
    if (fault instanceof BodyFault && fault.code === 'bodyTooLarge') return null;
    throw fault;
  });
  if (form === null) return 'tooLarge';
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, 4 * REVIEW_LIMITS.body) : '';
  };
  const files = form.getAll('pictures').filter((file) => typeof file !== 'string' && file.size > 0);
  const stars = text('stars');
  return {
    ...{ itemId, title: text('title'), body: text('body'), name: text('name') },
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
    pictures: await Promise.all(files.map(async (file) => new Uint8Array(await (file as File).arrayBuffer()))),
    removed: form.getAll('removed').filter((id) => typeof id === 'string'),
  };
}

interface Shown {
  /** The product whose review has just been kept; '' for none. */
  readonly sentId?: string;
  readonly refused?: {
    readonly itemId: string;
    readonly written: WrittenReview | null;
    readonly problems: readonly Problem<ReviewCode>[];
  };
  readonly headers?: Readonly<Record<string, string>>;
}

async function page(deps: ReviewRouteDeps, request: SiteRequest, shown: Shown): Promise<Reply> {
  const { site, path, params } = request;
  const token = params.token ?? '';
  const found = await loadOrderReviews(deps, site.id, token);
  if (found === null) return dead(deps, request);
  const view = reviewPageView(found, { language: site.language, token, sentId: '', refused: null, ...shown });
  const options = { pageType: PAGE_TYPES.reviewsRequest, path, title: reviewPageWords(site.language).title };
  const status = shown.refused === undefined ? 200 : statusOf(shown.refused.problems[0]?.code ?? '');
  const headers = { ...SECRET_PAGE.headers, 'cache-control': 'no-store', ...shown.headers };
  return html(await deps.pages.systemPage(site, 'reviews', { reviewPage: view }, options), { status, headers });
}

/** Opening the link only asks: mail programs and scanners open links too. */
async function stop(deps: ReviewRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, params, path, method } = request;
  const token = params.token ?? '';
  const words = reviewPageWords(site.language);
  if (method === 'POST') {
    if (!(await refuseReviewMails(deps, site.id, token))) return dead(deps, request);
    return plain(deps, request, { title: words.stoppedTitle, lead: words.stoppedLead });
  }
  if (!(await isOrderLink(deps, site.id, token))) return dead(deps, request);
  const form = { action: path, text: words.stopButton, name: 'stop', value: 'yes', isQuiet: false };
  return plain(deps, request, { title: words.stopTitle, lead: words.stopLead, forms: [form] });
}

function dead(deps: ReviewRouteDeps, request: SiteRequest): Promise<Reply> {
  const { deadTitle: title, deadLead: lead } = reviewPageWords(request.site.language);
  return plain(deps, request, { title, lead, status: GONE });
}

interface Said {
  readonly title: string;
  readonly lead: string;
  readonly forms?: readonly object[];
  readonly status?: number;
}

async function plain(deps: ReviewRouteDeps, { site, path }: SiteRequest, said: Said): Promise<Reply> {
  const { title, lead, forms = [], status = 200 } = said;
  const options = { pageType: PAGE_TYPES.reviewsRequest, path, title };
  const view = { formPage: { title, lead, html: '', forms } };
  return html(await deps.pages.systemPage(site, 'form', view, options), { status, ...SECRET_PAGE });
}
