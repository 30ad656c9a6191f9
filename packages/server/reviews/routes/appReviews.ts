import {
  type AppReviewsResponse,
  appReviewAnswerPath,
  appReviewImportPath,
  appReviewPath,
  appReviewSettingsPath,
  appReviewStatePath,
  appReviewsPath,
  type DecideReviewResponse,
  type ImportReviewsResponse,
} from '@quoin/contract/endpoints/store';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import { parseAnswerReview, parseDecideReview, parseReviewSettings } from '@quoin/contract/requests';
import { REVIEW_STATES, readReviewSettings, reviewFileSentence, reviewSentence } from '@quoin/domain/catalog';
import { type ImageRef, imageAddress } from '@quoin/domain/media';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { importReviews } from '../importReviews.ts';
import { answerReview, changeReviewSettings, decideReview, readReviews, removeReview } from '../moderateReviews.ts';
import type { StoredReview } from '../storage/reviews.ts';

type ReviewDeps = Pick<Deps, 'db'>;

const own = (path: string) => path.replaceAll('%3A', ':');
const PICTURE_WIDTH = 1_500;
const SHOWN_PROBLEMS = 200;

/** Reading, deciding and answering what buyers said. */
export function appReviewRoutes(deps: ReviewDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'comments.moderate' } as const;
  const act = { rate: 'write', forgery: 'crumb', access: 'comments.moderate' } as const;
  return [
    { ...read, path: own(appReviewsPath(':site')), handle: (request) => list(deps, request) },
    {
      ...{ ...act, method: 'PUT', access: 'siteSettings.edit:withoutDomains' },
      path: own(appReviewSettingsPath(':site')),
      handle: (request) => saveSettings(deps, request),
    },
    {
      ...{ ...act, method: 'POST', path: own(appReviewImportPath(':site', false)), takes: 'file' },
      handle: (request) => importFile(deps, request),
    },
    {
      ...{ ...act, method: 'PUT', path: own(appReviewStatePath(':site', ':reviewId')) },
      handle: (request) => decide(deps, request),
    },
    {
      ...{ ...act, method: 'PUT', path: own(appReviewAnswerPath(':site', ':reviewId')) },
      handle: (request) => answer(deps, request),
    },
    {
      ...{ ...act, method: 'DELETE', path: own(appReviewPath(':site', ':reviewId')) },
      handle: (request) => remove(deps, request),
    },
  ];
}

async function list(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const wanted = queryText(request.query, 'state');
  const state = REVIEW_STATES.find((each) => each === wanted) ?? 'pending';
  const { rows, images, counts, last } = await readReviews(deps, site.id, { state, after: timeCursorOf(request) });
  return json({
    reviews: rows.map((row) => toWire(site.identifier, row, images)),
    counts,
    settings: readReviewSettings(site.settings),
    nextCursor: last && toCursor(last.createdAt, last.id),
  } satisfies AppReviewsResponse);
}

async function decide(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseDecideReview(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const id = idOf(request, 'reviewId');
  const asked = { state: parsed.value.state, actor: actorOf(request) };
  const before = id && (await decideReview(deps, siteOf(request).id, { id, ...asked }));
  return before ? json({ before } satisfies DecideReviewResponse) : notFound(request.path);
}

async function answer(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseAnswerReview(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const id = idOf(request, 'reviewId');
  const asked = { answer: parsed.value.answer, actor: actorOf(request) };
  const problems = id && (await answerReview(deps, siteOf(request).id, { id, ...asked }));
  if (!problems) return notFound(request.path);
  const [problem] = problems;
  return problem === undefined ? noContent() : json(toWireProblem(problem, reviewSentence), { status: 422 });
}

async function remove(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'reviewId');
  const isGone = id && (await removeReview(deps, siteOf(request).id, { id, actor: actorOf(request) }));
  return isGone ? noContent() : notFound(request.path);
}

async function importFile(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const bytes = request.bodyType === 'file' ? (request.body as Uint8Array) : new Uint8Array();
  const isDryRun = queryText(request.query, 'apply') !== 'yes';
  const outcome = await importReviews(deps, siteOf(request), { bytes, isDryRun, actor: actorOf(request) });
  if (!outcome.ok) {
    const { problem } = outcome;
    return json(toWireProblem(problem, reviewFileSentence), { status: statusOf(problem.code) });
  }
  const { created, known, problems } = outcome.value;
  const shown = problems.slice(0, SHOWN_PROBLEMS).map((each) => ({ line: each.line, text: reviewFileSentence(each) }));
  return json({ created, known, problems: shown, problemCount: problems.length } satisfies ImportReviewsResponse);
}

async function saveSettings(deps: ReviewDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseReviewSettings(request.body);
  if (!parsed.ok) return badRequest(request.path);
  await changeReviewSettings(deps, siteOf(request).id, { settings: parsed.value, actor: actorOf(request) });
  return noContent();
}

function toWire(
  site: string,
  row: StoredReview,
  images: ReadonlyMap<string, ImageRef>,
): AppReviewsResponse['reviews'][number] {
  const { id, state, stars, title, body, authorName, authorEmail, isVerified, itemTitle, answer: said } = row;
  const pictures = row.imageIds.flatMap((image) => images.get(image) ?? []);
  return {
    ...{ id, state, stars, title, body, authorName, authorEmail, isVerified, itemTitle, answer: said },
    ...{ createdAt: row.createdAt.getTime(), itemUrl: row.path },
    pictures: pictures.map((picture) => ({
      imageUrl: appImageUrl(site, picture.id) ?? '',
      url: imageAddress(picture, PICTURE_WIDTH),
    })),
  };
}
