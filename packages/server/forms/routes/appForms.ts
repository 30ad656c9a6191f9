import type {
  AppFormResponse,
  AppFormsResponse,
  AppSubmissionsResponse,
  SubmissionsActResponse,
  WireForm,
  WireSubmission,
} from '@quoin/contract/endpoints/content';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseCreateForm, parseSaveFormSettings, parseSubmissionsAct } from '@quoin/contract/requests';
import { formDraftSentence, isEmptyValue } from '@quoin/domain/forms';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { createForm, listSiteForms, loadForm, removeForm, saveForm } from '../editForms.ts';
import { actOnSubmissions, exportSubmissions, listInbox, loadSubmission } from '../inbox.ts';
import type { Submission } from '../storage/formSubmissions.ts';
import type { StoredForm } from '../storage/forms.ts';

export type AppFormRouteDeps = Pick<Deps, 'db' | 'pages'>;

const SITE = '/api/app/sites/:site';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'submissions.read' } as const;
const INBOX = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'submissions.full' } as const;
/** A form is a part of pages: who edits those edits it. */
const EDIT = { rate: 'write', forgery: 'crumb', access: 'content.full' } as const;
const PAGE = 50;

/** Forms of a site and what was sent through them. Exports of personal data need a fresh sign-in (reliability 1.7). */
export function appFormRoutes(deps: AppFormRouteDeps): AppRoute[] {
  const form = `${SITE}/forms/:formId`;
  return [
    { ...READ, path: `${SITE}/forms`, handle: (request) => list(deps, request) },
    { ...EDIT, method: 'POST', path: `${SITE}/forms`, handle: (request) => create(deps, request) },
    { ...READ, path: form, handle: (request) => show(deps, request) },
    { ...EDIT, method: 'PUT', path: form, handle: (request) => save(deps, request) },
    { ...EDIT, method: 'DELETE', path: form, handle: (request) => remove(deps, request, true) },
    { ...EDIT, method: 'POST', path: `${form}/restore`, handle: (request) => remove(deps, request, false) },
    { ...READ, path: `${SITE}/submissions`, handle: (request) => submissions(deps, request) },
    { ...INBOX, path: `${SITE}/submissions`, handle: (request) => act(deps, request) },
    {
      ...{ ...READ, access: 'submissions.full', freshSignIn: true },
      path: `${SITE}/submissions.csv`,
      handle: (request) => exportCsv(deps, request),
    },
    { ...READ, path: `${SITE}/submissions/:submissionId`, handle: (request) => submission(deps, request) },
  ];
}

function editing({ db, pages }: AppFormRouteDeps) {
  return { db, invalidate: (websiteId: string) => pages.invalidate(websiteId) };
}

async function list(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const forms = await listSiteForms(deps, siteOf(request).id);
  const answer: AppFormsResponse = {
    forms: forms.map(({ updatedAt, lastAt, ...form }) => ({
      ...form,
      updatedAt: updatedAt.getTime(),
      lastAt: lastAt?.getTime() ?? null,
    })),
  };
  return json(answer);
}

function toWireForm({ updatedAt, ...form }: StoredForm): WireForm {
  return { ...form, updatedAt: updatedAt.getTime() };
}

async function create(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseCreateForm(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const made = await createForm(editing(deps), siteOf(request).id, parsed.value, actorOf(request));
  if (!made.ok) return json(toWireProblem(made.problem, formDraftSentence), { status: statusOf(made.problem.code) });
  return json({ form: toWireForm(made.value) } satisfies AppFormResponse, { status: 201 });
}

async function show(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'formId');
  const form = id === null ? null : await loadForm(deps, siteOf(request).id, id);
  return form === null ? notFound(request.path) : json({ form: toWireForm(form) } satisfies AppFormResponse);
}

async function save(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'formId');
  const parsed = parseSaveFormSettings(request.body);
  if (id === null) return notFound(request.path);
  if (!parsed.ok) return badRequest(request.path);
  const saved = await saveForm(editing(deps), siteOf(request).id, id, parsed.value, actorOf(request));
  if (saved.ok) return json({ form: toWireForm(saved.form) } satisfies AppFormResponse);
  const [problem] = saved.problems;
  if (problem?.code === 'formChanged' && saved.current !== null) {
    // The response includes the current version, so that both can be shown.
    const body = { ...toWireProblem(problem, formDraftSentence), form: toWireForm(saved.current) };
    return json(body, { status: 409 });
  }
  if (problem?.field === undefined) return refusedWhole(problem ?? { code: 'formGone' });
  const status = statusOf(problem.code);
  return json(toWireFieldProblems(saved.problems, formDraftSentence), { status });
}

function refusedWhole(problem: Parameters<typeof formDraftSentence>[0]): Reply {
  return json(toWireProblem(problem, formDraftSentence), { status: statusOf(problem.code) });
}

async function remove(deps: AppFormRouteDeps, request: AppRequest, isRemoved: boolean): Promise<Reply> {
  const id = idOf(request, 'formId');
  if (id === null) return notFound(request.path);
  const outcome = await removeForm(editing(deps), siteOf(request).id, id, isRemoved, actorOf(request));
  return outcome.ok ? noContent() : refusedWhole(outcome.problem);
}

function filterOf(request: AppRequest) {
  const form = queryText(request.query, 'form') ?? '';
  return {
    formId: /^[0-9a-f-]{36}$/.test(form) ? form : '',
    folder: queryText(request.query, 'folder') === 'spam' ? ('spam' as const) : ('inbox' as const),
    isUnread: queryText(request.query, 'unread') === 'yes',
    search: searchOf(request),
  };
}

async function submissions(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const query = { ...filterOf(request), after: timeCursorOf(request), limit: PAGE + 1 };
  const found = await listInbox(deps, siteOf(request).id, query);
  const shown = found.slice(0, PAGE);
  const last = found.length > PAGE ? shown.at(-1) : undefined;
  const answer: AppSubmissionsResponse = {
    submissions: shown.map(toWireSubmission),
    nextCursor: last === undefined ? null : toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

function toWireSubmission(submission: Submission): WireSubmission {
  const { id, formId, formName, sender, email, answers, page, folder, spamReasons } = submission;
  return {
    ...{ id, formId, formName, sender, email, folder, spamReasons },
    // Nobody may read a typed password. Only whether there is one is visible.
    answers: answers.map((answer) =>
      answer.type === 'password' && !isEmptyValue(answer.value) ? { ...answer, value: '••••••••' } : answer,
    ),
    page: { title: page.title, path: page.path },
    isRead: submission.readAt !== null,
    createdAt: submission.createdAt.getTime(),
  };
}

async function submission(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'submissionId');
  const found = id === null ? null : await loadSubmission(deps, siteOf(request).id, id);
  return found === null ? notFound(request.path) : json(toWireSubmission(found));
}

async function act(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSubmissionsAct(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const count = await actOnSubmissions(deps, siteOf(request).id, parsed.value, actorOf(request));
  return json({ count } satisfies SubmissionsActResponse);
}

async function exportCsv(deps: AppFormRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const csv = await exportSubmissions(deps, site, filterOf(request), actorOf(request));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${site.identifier}-submissions.csv"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: csv };
}
