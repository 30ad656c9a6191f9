import type {
  AppImportCheckResponse,
  AppImportDraftResponse,
  AppImportResponse,
  AppImportsResponse,
  AppImportUndoResponse,
  WireImportProblem,
  WireImportRun,
} from '@quoin/contract/endpoints/store';
import { parseImportMapping } from '@quoin/contract/requests';
import {
  type ImportFileCode,
  importFileSentence,
  importUndoSentence,
  type RowProblem,
  rowSentence,
} from '@quoin/domain/catalog';
import { type ColumnMapping, isTextEncoding } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { exportProducts } from '../imports/exportProducts.ts';
import { isMinorProblem, problemsCsv } from '../imports/importProblems.ts';
import {
  draftImport,
  findImportRun,
  forecastImport,
  latestImports,
  startImport,
  stopImport,
} from '../imports/importRuns.ts';
import { foreseeUndo, startImportUndo } from '../imports/undoImport.ts';
import type { StoredImport } from '../storage/importRuns.ts';
import { readingAsked } from './readingAsked.ts';

export type ImportRouteDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'config'>;

const ROOT = '/api/app/sites/:site/imports';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'products.edit' } as const;
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
const SHOWN_PLANS = 500;
const SHOWN_PROBLEMS = 500;

/** Product files in, checked first, and out. */
export function appImportsRoutes(deps: ImportRouteDeps): AppRoute[] {
  const withId = (act: (request: AppRequest, id: string) => Promise<Reply>) => (request: AppRequest) => {
    const id = idOf(request, 'runId');
    return id === null ? Promise.resolve(notFound(request.path)) : act(request, id);
  };
  return [
    { ...READ, path: ROOT, handle: (request) => latest(deps, request) },
    { ...WRITE, path: ROOT, takes: 'file', handle: (request) => draft(deps, request) },
    { ...READ, path: `${ROOT}/:runId`, handle: withId((request, id) => show(deps, request, id)) },
    { ...READ, path: `${ROOT}/:runId/problems.csv`, handle: withId((request, id) => problems(deps, request, id)) },
    { ...WRITE, path: `${ROOT}/:runId/check`, handle: withId((request, id) => check(deps, request, id)) },
    { ...WRITE, path: `${ROOT}/:runId/apply`, handle: withId((request, id) => apply(deps, request, id)) },
    { ...WRITE, path: `${ROOT}/:runId/stop`, handle: withId((request, id) => stop(deps, request, id)) },
    { ...READ, path: `${ROOT}/:runId/undo`, handle: withId((request, id) => foresee(deps, request, id)) },
    { ...WRITE, path: `${ROOT}/:runId/undo`, handle: withId((request, id) => undo(deps, request, id)) },
    {
      ...READ,
      access: 'products.read',
      path: '/api/app/sites/:site/exports/products.csv',
      handle: (request) => exportAll(deps, request),
    },
  ];
}

async function latest(deps: ImportRouteDeps, request: AppRequest): Promise<Reply> {
  const answer: AppImportsResponse = { runs: (await latestImports(deps, siteOf(request).id)).map(toWireRun) };
  return json(answer);
}

/** The body is the file, `?filename=` its name. */
async function draft(deps: ImportRouteDeps, request: AppRequest): Promise<Reply> {
  const encoding = queryText(request.query, 'encoding') ?? '';
  const drafted = await draftImport(deps, siteOf(request).id, {
    fileName: (queryText(request.query, 'filename') ?? 'products.csv').replaceAll('\0', ''),
    bytes: request.body instanceof Uint8Array ? request.body : new Uint8Array(),
    actor: actorOf(request),
    reading: readingAsked(request),
    language: siteOf(request).language,
    ...(isTextEncoding(encoding) ? { encoding } : {}),
  });
  if (!drafted.ok) return refused(drafted.problem);
  const answer: AppImportDraftResponse = { ...drafted.value, run: toWireRun(drafted.value.run) };
  return json(answer, { status: 201 });
}

async function show(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const run = await findImportRun(deps, siteOf(request).id, id);
  if (run === null) return notFound(request.path);
  const answer: AppImportResponse = { run: toWireRun(run), problems: toWireProblems(run.problems, run.mapping) };
  return json(answer);
}

async function check(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const wanted = parseImportMapping(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const forecast = await forecastImport(deps, siteOf(request), { id, mapping: wanted.value.mapping });
  if (!forecast.ok) return refused(forecast.problem);
  const { run, plans, problems: found } = forecast.value;
  // What changes first: what stays as it is needs no reading.
  const shown = [
    ...plans.filter((plan) => plan.verdict !== 'unchanged'),
    ...plans.filter((plan) => plan.verdict === 'unchanged'),
  ];
  const answer: AppImportCheckResponse = {
    run: toWireRun(run),
    plans: shown.slice(0, SHOWN_PLANS).map(({ product, verdict, changes }) => ({
      ...{ line: product.line, title: product.title, verdict },
      changes: changes.slice(0, 20),
    })),
    problems: toWireProblems(found, wanted.value.mapping),
  };
  return json(answer);
}

async function apply(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const started = await startImport(deps, siteOf(request).id, { id, actor: actorOf(request) });
  if (!started.ok) return refused(started.problem);
  const answer: AppImportResponse = { run: toWireRun(started.value), problems: [] };
  return json(answer, { status: 202 });
}

async function stop(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const site = siteOf(request);
  const isStopped = await stopImport(deps, site.id, id);
  return isStopped ? show(deps, request, id) : refused({ code: 'importOver' });
}

async function foresee(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const foreseen = await foreseeUndo(deps, siteOf(request).id, id);
  if (foreseen === null) return notFound(request.path);
  const notes = foreseen.notes.slice(0, SHOWN_PROBLEMS);
  const answer: AppImportUndoResponse = {
    counts: foreseen.counts,
    notes: notes.map(({ line, title, code }) => ({ line, title, text: importUndoSentence(code) })),
  };
  return json(answer);
}

async function undo(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const started = await startImportUndo(deps, siteOf(request).id, { id, actor: actorOf(request) });
  if (!started.ok) return refused(started.problem);
  const answer: AppImportResponse = { run: toWireRun(started.value), problems: [] };
  return json(answer, { status: 202 });
}

async function problems(deps: ImportRouteDeps, request: AppRequest, id: string): Promise<Reply> {
  const csv = await problemsCsv(deps, siteOf(request).id, id);
  return csv === null ? notFound(request.path) : csvReply(csv, 'products-with-problems.csv');
}

async function exportAll(deps: ImportRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const wanted = { baseUrl: siteAddress(deps.config, site), actor: actorOf(request) };
  const { csv } = await exportProducts(deps, site, wanted);
  return csvReply(csv, `${site.identifier}-products.csv`);
}

function csvReply(csv: string, fileName: string): Reply {
  return {
    status: 200,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'private, no-store',
    },
    body: csv,
  };
}

function refused(problem: Problem<ImportFileCode>): Reply {
  const { code } = problem;
  const status = code === 'importUnknown' ? 404 : code === 'importOver' ? 409 : 422;
  return json({ error: importFileSentence(problem), errorKey: code }, { status });
}

function toWireProblems(all: readonly RowProblem[], mapping: ColumnMapping): readonly WireImportProblem[] {
  const wire = all.map((problem) => ({
    line: problem.line,
    text: rowSentence(problem, mapping),
    isMinor: isMinorProblem(problem),
  }));
  return [...wire.filter((each) => !each.isMinor), ...wire.filter((each) => each.isMinor)].slice(0, SHOWN_PROBLEMS);
}

function toWireRun(run: StoredImport): WireImportRun {
  const { id, fileName, state, actor, total, position, counts } = run;
  return {
    ...{ id, fileName, state, actor, total, position, counts },
    startedAt: run.startedAt.getTime(),
    finishedAt: run.finishedAt?.getTime() ?? null,
  };
}
