import type {
  AppMailingListsResponse,
  AppSubscribersResponse,
  ImportSubscribersResponse,
  SubmissionsActResponse,
} from '@quoin/contract/endpoints/content';
import { statusOf, toWireProblem } from '@quoin/contract/problems';
import {
  parseAddSubscriber,
  parseImportSubscribers,
  parseSaveMailingList,
  parseSubscribersAct,
} from '@quoin/contract/requests';
import { type ListCode, listSentence, SUBSCRIBER_STATES } from '@quoin/domain/forms';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { JoinDeps } from '../joinList.ts';
import {
  actOnPeople,
  addPerson,
  createList,
  exportPeople,
  importPeople,
  listLists,
  listPeople,
  removeList,
  saveList,
} from '../mailingLists.ts';

export type AppMailingListDeps = Pick<Deps, 'db'> & JoinDeps;

const ROOT = '/api/app/sites/:site/mailing-lists';
const LIST = `${ROOT}/:listId`;
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'submissions.read:lists' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'submissions.full:lists' } as const;
const PAGE = 100;

/** Mailing lists and the people on them. Exports and imports of personal data need a fresh sign-in (reliability 1.7). */
export function appMailingListRoutes(deps: AppMailingListDeps): AppRoute[] {
  const fresh = { freshSignIn: true } as const;
  return [
    { ...READ, path: ROOT, handle: (request) => lists(deps, request) },
    { ...WRITE, method: 'POST', path: ROOT, handle: (request) => create(deps, request) },
    { ...WRITE, method: 'PUT', path: LIST, handle: (request) => save(deps, request) },
    { ...WRITE, method: 'DELETE', path: LIST, handle: (request) => remove(deps, request) },
    { ...READ, path: `${LIST}/subscribers`, handle: (request) => people(deps, request) },
    { ...WRITE, method: 'POST', path: `${LIST}/subscribers`, handle: (request) => add(deps, request) },
    {
      ...{ ...READ, ...fresh, access: 'submissions.full:lists' },
      path: `${LIST}/subscribers.csv`,
      handle: (request) => exportCsv(deps, request),
    },
    {
      ...{ ...WRITE, ...fresh, method: 'POST', takes: 'sources' },
      path: `${LIST}/subscribers/import`,
      handle: (request) => importFile(deps, request),
    },
    { ...WRITE, method: 'POST', path: `${LIST}/subscribers/acts`, handle: (request) => act(deps, request) },
  ];
}

function refused(problem: Problem<ListCode>): Reply {
  return json(toWireProblem(problem, listSentence), { status: statusOf(problem.code) });
}

async function lists(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const answer: AppMailingListsResponse = { lists: await listLists(deps, siteOf(request).id) };
  return json(answer);
}

async function create(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveMailingList(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const made = await createList(deps, siteOf(request).id, parsed.value, actorOf(request));
  return made.ok ? json({ id: made.value }, { status: 201 }) : refused(made.problem);
}

async function save(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const parsed = parseSaveMailingList(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const saved = await saveList(deps, siteOf(request).id, { id, ...parsed.value }, actorOf(request));
  return saved.ok ? noContent() : refused(saved.problem);
}

async function remove(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  if (id === null) return notFound(request.path);
  const removed = await removeList(deps, siteOf(request).id, id, actorOf(request));
  return removed.ok ? noContent() : refused(removed.problem);
}

function filterOf(request: AppRequest, listId: string) {
  const state = SUBSCRIBER_STATES.find((each) => each === queryText(request.query, 'state'));
  return { listId, state: state ?? ('' as const), search: searchOf(request) };
}

async function people(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const query = { after: timeCursorOf(request), limit: PAGE + 1 };
  const found = id === null ? null : await listPeople(deps, siteOf(request).id, { ...filterOf(request, id), ...query });
  if (found === null) return notFound(request.path);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const answer: AppSubscribersResponse = {
    subscribers: shown.map(
      ({ id: personId, email, fullName, state, source, createdAt, confirmedAt, unsubscribedAt }) => ({
        ...{ id: personId, email, fullName, state, source },
        createdAt: createdAt.getTime(),
        confirmedAt: confirmedAt?.getTime() ?? null,
        unsubscribedAt: unsubscribedAt?.getTime() ?? null,
      }),
    ),
    nextCursor: last === undefined ? null : toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

async function add(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const parsed = parseAddSubscriber(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const added = await addPerson(deps, siteOf(request).id, id, parsed.value, actorOf(request));
  return added.ok ? noContent() : refused(added.problem);
}

async function exportCsv(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const site = siteOf(request);
  const csv = id === null ? null : await exportPeople(deps, site, filterOf(request, id), actorOf(request));
  if (csv === null) return notFound(request.path);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${site.identifier}-subscribers.csv"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: csv };
}

async function importFile(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const parsed = parseImportSubscribers(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const imported = await importPeople(deps, siteOf(request), id, parsed.value, actorOf(request));
  return imported.ok ? json(imported.value satisfies ImportSubscribersResponse) : refused(imported.problem);
}

async function act(deps: AppMailingListDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'listId');
  const parsed = parseSubscribersAct(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const done = await actOnPeople(deps, siteOf(request).id, id, parsed.value, actorOf(request));
  return done.ok ? json({ count: done.value } satisfies SubmissionsActResponse) : refused(done.problem);
}
