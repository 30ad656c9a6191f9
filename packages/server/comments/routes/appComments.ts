import {
  type AppCommentsResponse,
  appCommentAnswersPath,
  appCommentSettingsPath,
  appCommentStatePath,
  appCommentsPath,
  type DecideCommentResponse,
} from '@quoin/contract/endpoints/content';
import { toWireProblem } from '@quoin/contract/problems';
import { parseAnswerComment, parseCommentSettings, parseDecideComment } from '@quoin/contract/requests';
import {
  COMMENT_STATES,
  type CommentState,
  commentSentence,
  commentSettingsSentence,
  queryText,
  readCommentSettings,
  shortnameProblem,
  tidyShortname,
} from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { answerComment, changeCommentSettings, decideComment, readComments } from '../moderateComments.ts';
import type { ListedComment } from '../storage/comments.ts';

type CommentDeps = Pick<Deps, 'db'>;

const own = (path: string) => path.replaceAll('%3A', ':');

/** Reading and deciding what visitors said. */
export function appCommentRoutes(deps: CommentDeps): AppRoute[] {
  const change = { method: 'PUT', rate: 'write', forgery: 'crumb' } as const;
  return [
    {
      ...{
        method: 'GET',
        path: own(appCommentsPath(':site')),
        rate: 'read',
        forgery: 'none',
        access: 'comments.moderate',
      },
      handle: (request) => list(deps, request),
    },
    {
      ...{ ...change, path: own(appCommentSettingsPath(':site')), access: 'siteSettings.edit:withoutDomains' },
      handle: (request) => saveSettings(deps, request),
    },
    {
      ...{ ...change, path: own(appCommentStatePath(':site', ':commentId')), access: 'comments.moderate' },
      handle: (request) => decide(deps, request),
    },
    {
      ...{ method: 'POST', rate: 'write', forgery: 'crumb', access: 'comments.moderate' },
      path: own(appCommentAnswersPath(':site', ':commentId')),
      handle: (request) => answer(deps, request),
    },
  ];
}

/** In the name of who is signed in, or the site's: nobody's address is shown. */
async function answer(deps: CommentDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseAnswerComment(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const id = idOf(request, 'commentId');
  const actor = actorOf(request);
  const site = siteOf(request);
  const name = request.staff?.displayName || site.title;
  const problems = id && (await answerComment(deps, site, { id, name, body: parsed.value.body, actor }));
  if (!problems) return notFound(request.path);
  const [problem] = problems;
  return problem === undefined ? noContent() : json(toWireProblem(problem, commentSentence), { status: 422 });
}

async function list(deps: CommentDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const wanted = queryText(request.query, 'state');
  const state: CommentState = COMMENT_STATES.find((each) => each === wanted) ?? 'pending';
  const { rows, counts, last } = await readComments(deps, site.id, { state, after: timeCursorOf(request) });
  return json({
    comments: rows.map(toWire),
    counts,
    settings: readCommentSettings(site.settings),
    nextCursor: last && toCursor(new Date(last.createdAt), last.id),
  } satisfies AppCommentsResponse);
}

async function decide(deps: CommentDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseDecideComment(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const id = idOf(request, 'commentId');
  const site = siteOf(request);
  const before = id && (await decideComment(deps, site.id, { id, state: parsed.value.state, actor: actorOf(request) }));
  if (!before) return notFound(request.path);
  return json({ before } satisfies DecideCommentResponse);
}

async function saveSettings(deps: CommentDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseCommentSettings(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const site = siteOf(request);
  const settings = { ...parsed.value, disqusShortname: tidyShortname(parsed.value.disqusShortname) };
  const problem = shortnameProblem(settings.disqusShortname);
  if (problem !== null) return json(toWireProblem(problem, commentSettingsSentence), { status: 422 });
  await changeCommentSettings(deps, site.id, { settings, actor: actorOf(request) });
  return noContent();
}

function toWire(row: ListedComment): AppCommentsResponse['comments'][number] {
  const { id, state, authorName, authorEmail, body, createdAt, itemTitle, isStaff, wantsAnswers } = row;
  return {
    ...{ id, state, authorName, authorEmail, body, createdAt, itemTitle, isStaff, wantsAnswers },
    itemUrl: `/${row.collectionUrlId}/${row.itemUrlId}`,
    isAnswer: row.parentId !== null,
  };
}
