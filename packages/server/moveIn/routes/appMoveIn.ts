import {
  type AppMoveInCheckResponse,
  type AppMoveInDraftResponse,
  type AppMoveInResponse,
  type AppMoveInsResponse,
  appMoveInActPath,
  appMoveInPath,
  appMoveInsPath,
  MAX_MOVE_IN_BYTES,
  type MoveInAct,
  type WireMoveInProblem,
  type WireMoveInRun,
} from '@quoin/contract/endpoints/store';
import { parseMoveInCheck } from '@quoin/contract/requests';
import { type Capability, isAllowed } from '@quoin/domain/access';
import { isTextEncoding } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import {
  isSkipped,
  MOVE_IN_KINDS,
  type MoveInFileCode,
  type MoveInKind,
  type MoveInProblem,
  moveInFileSentence,
  moveInSentence,
  queryText,
} from '@quoin/domain/site';
import { readingAsked } from '../../catalog/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { draftMoveIn } from '../draftMoveIn.ts';
import { forecastMoveIn, inOrder } from '../forecastMoveIn.ts';
import type { MoveInDeps } from '../moveInRun.ts';
import { findMoveIn, latestMoveIns, startMoveIn, stopMoveIn } from '../runMoveIn.ts';
import type { MoveInRun } from '../storage/moveInRuns.ts';
import { startUndo } from '../undoMoveIn.ts';

const ROOT = plain(appMoveInsPath(':site'));
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'products.edit' } as const;
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
const SHOWN = 500;

function plain(path: string): string {
  return path.replaceAll('%3A', ':');
}

/** Beside what opens the screen: whoever imports a thing may also make it by hand. */
const NEEDS: Readonly<Record<MoveInKind, readonly Capability[]>> = {
  wordpress: ['content.edit', 'publishing.edit'],
  squarespace: ['content.edit', 'publishing.edit'],
  ghost: ['content.edit', 'publishing.edit', 'submissions.full:lists'],
  substack: ['content.edit', 'publishing.edit', 'submissions.full:lists'],
  subscribers: ['submissions.full:lists'],
  customers: ['orders.full'],
  orders: ['orders.full'],
  redirects: ['publishing.edit', 'siteSettings.edit:withoutDomains'],
  pages: ['content.edit', 'publishing.edit'],
};

/** Whole sites, people and redirects from elsewhere: checked first, then made, and taken back as a whole. */
export function appMoveInRoutes(deps: MoveInDeps): AppRoute[] {
  const act = (name: MoveInAct) => plain(appMoveInActPath(':site', ':runId', name));
  const one = plain(appMoveInPath(':site', ':runId'));
  return [
    { ...READ, path: ROOT, handle: (request) => latest(deps, request) },
    { ...WRITE, path: ROOT, takes: 'stream', handle: (request) => draft(deps, request) },
    { ...READ, path: one, handle: (request) => ofRun(deps, request, (run) => Promise.resolve(shown(run))) },
    { ...WRITE, path: act('check'), handle: (request) => ofRun(deps, request, (run) => check(deps, request, run)) },
    { ...WRITE, path: act('apply'), handle: (request) => ofRun(deps, request, (run) => apply(deps, request, run)) },
    { ...WRITE, path: act('stop'), handle: (request) => ofRun(deps, request, (run) => stop(deps, request, run)) },
    { ...WRITE, path: act('undo'), handle: (request) => ofRun(deps, request, (run) => undo(deps, request, run)) },
  ];
}

async function latest(deps: MoveInDeps, request: AppRequest): Promise<Reply> {
  const runs = await latestMoveIns(deps, siteOf(request).id);
  const answer: AppMoveInsResponse = { runs: runs.filter((run) => mayImport(request, run.kind)).map(toWireRun) };
  return json(answer);
}

function mayImport(request: AppRequest, kind: MoveInKind): boolean {
  const member = request.member ?? { roles: [], isOwner: false };
  return NEEDS[kind].every((capability) => isAllowed(member, capability));
}

/** The body is the file, `?kind=` what it is, `?filename=` its name. */
async function draft(deps: MoveInDeps, request: AppRequest): Promise<Reply> {
  const asked = queryText(request.query, 'kind');
  const kind = MOVE_IN_KINDS.find((each) => each === asked);
  if (kind === undefined) return badRequest(request.path);
  if (!mayImport(request, kind)) return refused({ code: 'moveInNotAllowed' });
  const bytes = await bytesOf(request.body);
  if (bytes === null) return refused({ code: 'importFileUnreadable' });
  const fileName = (queryText(request.query, 'filename') ?? 'file').replaceAll('\0', '');
  const encoding = queryText(request.query, 'encoding') ?? '';
  const drafted = await draftMoveIn(deps, siteOf(request), {
    ...{ kind, fileName, bytes, actor: actorOf(request), reading: readingAsked(request) },
    ...(isTextEncoding(encoding) ? { encoding } : {}),
  });
  if (!drafted.ok) return refused(drafted.problem);
  const answer: AppMoveInDraftResponse = { ...drafted.value, run: toWireRun(drafted.value.run) };
  return json(answer, { status: 201 });
}

/** Null beyond the limit. */
async function bytesOf(body: unknown): Promise<Uint8Array | null> {
  if (body instanceof Uint8Array) return body;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body as AsyncIterable<Uint8Array>) {
    size += piece.byteLength;
    if (size > MAX_MOVE_IN_BYTES) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function ofRun(
  deps: MoveInDeps,
  request: AppRequest,
  answer: (run: MoveInRun) => Promise<Reply>,
): Promise<Reply> {
  const id = idOf(request, 'runId');
  const run = id === null ? null : await findMoveIn(deps, siteOf(request).id, id);
  return run === null || !mayImport(request, run.kind) ? notFound(request.path) : answer(run);
}

async function check(deps: MoveInDeps, request: AppRequest, { id }: MoveInRun): Promise<Reply> {
  const wanted = parseMoveInCheck(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const { mapping, reading = {}, ...choices } = wanted.value;
  const forecast = await forecastMoveIn(deps, siteOf(request), {
    ...{ id, choices, reading },
    ...(mapping === undefined ? {} : { mapping }),
  });
  if (!forecast.ok) return refused(forecast.problem);
  const { run, rows, problems } = forecast.value;
  const first = [...rows.filter(({ isKnown }) => !isKnown), ...rows.filter(({ isKnown }) => isKnown)].slice(0, SHOWN);
  const answer: AppMoveInCheckResponse = { run: toWireRun(run), rows: first, problems: toWireProblems(problems) };
  return json(answer);
}

async function apply(deps: MoveInDeps, request: AppRequest, { id }: MoveInRun): Promise<Reply> {
  const started = await startMoveIn(deps, siteOf(request).id, { id, actor: actorOf(request) });
  return started.ok ? shown(started.value, 202) : refused(started.problem);
}

async function stop(deps: MoveInDeps, request: AppRequest, { id }: MoveInRun): Promise<Reply> {
  const site = siteOf(request);
  if (!(await stopMoveIn(deps, site.id, id))) return refused({ code: 'moveInOver' });
  return shown((await findMoveIn(deps, site.id, id))!);
}

async function undo(deps: MoveInDeps, request: AppRequest, { id }: MoveInRun): Promise<Reply> {
  const started = await startUndo(deps, siteOf(request).id, { id, actor: actorOf(request) });
  return started.ok ? shown(started.value, 202) : refused(started.problem);
}

function shown(run: MoveInRun, status = 200): Reply {
  const answer: AppMoveInResponse = { run: toWireRun(run), problems: toWireProblems(run.problems) };
  return json(answer, { status });
}

function refused(problem: Problem<MoveInFileCode>): Reply {
  const { code } = problem;
  const status = code === 'moveInUnknown' ? 404 : code === 'moveInNotAllowed' ? 403 : code === 'moveInOver' ? 409 : 422;
  return json({ error: moveInFileSentence(problem), errorKey: code }, { status });
}

function toWireProblems(problems: readonly MoveInProblem[]): readonly WireMoveInProblem[] {
  return inOrder(problems)
    .slice(0, SHOWN)
    .map((problem) => {
      const { line, title } = problem;
      return { line, title, text: moveInSentence(problem), isSkipped: isSkipped(problem) };
    });
}

function toWireRun(run: MoveInRun): WireMoveInRun {
  const { id, kind, fileName, state, actor, total, position, counts } = run;
  return {
    ...{ id, kind, fileName, state, actor, total, position, counts },
    startedAt: run.startedAt.getTime(),
    finishedAt: run.finishedAt?.getTime() ?? null,
  };
}
