import type {
  AppBulkChangesResponse,
  AppBulkEditResponse,
  AppBulkEditsResponse,
  AppSheetResponse,
  WireBulkChange,
  WireBulkEdit,
  WireSheetRow,
} from '@quoin/contract/endpoints/store';
import { parseBulkEdit } from '@quoin/contract/requests';
import {
  BULK_FIELDS,
  type BulkCode,
  type BulkField,
  bulkEditSentence,
  bulkText,
  optionText,
} from '@quoin/domain/catalog';
import type { CurrencyCode } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { variantFilterOf } from '../../inventory/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { cursorOf, idOf, siteOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import {
  findBulkEdit,
  latestBulkEdits,
  listChanges,
  listSheet,
  previewBulkEdit,
  startBulkEdit,
} from '../bulkEdits/bulkEdits.ts';
import type { StoredBulkEdit, StoredChange } from '../storage/bulkEdits.ts';
import type { SheetCursor, SheetRow } from '../storage/productSheet.ts';

type BulkRouteDeps = Pick<Deps, 'db'>;

const SITE = '/api/app/sites/:site';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'products.read' } as const;
const WRITE = { method: 'POST', rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;

/** Many products at once, as a spreadsheet: rows, previews, applying, undoing. */
export function appBulkEditsRoutes(deps: BulkRouteDeps): AppRoute[] {
  return [
    { ...READ, path: `${SITE}/products-sheet`, handle: (request) => sheet(deps, request) },
    { ...READ, path: `${SITE}/bulk-edits`, handle: (request) => latest(deps, request) },
    { ...WRITE, path: `${SITE}/bulk-edits`, takes: 'sources', handle: (request) => preview(deps, request) },
    { ...READ, path: `${SITE}/bulk-edits/:bulkEditId`, handle: (request) => show(deps, request) },
    { ...READ, path: `${SITE}/bulk-edits/:bulkEditId/changes`, handle: (request) => changes(deps, request) },
    { ...WRITE, path: `${SITE}/bulk-edits/:bulkEditId/apply`, handle: (request) => start(deps, request, 'apply') },
    { ...WRITE, path: `${SITE}/bulk-edits/:bulkEditId/undo`, handle: (request) => start(deps, request, 'undo') },
  ];
}

async function sheet(deps: BulkRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const page = await listSheet(deps, site.id, { ...variantFilterOf(request), after: sheetCursorOf(request) });
  const answer: AppSheetResponse = {
    rows: page.rows.map((row) => toWireRow(row, site.currency)),
    nextCursor: page.last && toSheetCursor(page.last),
    total: page.total,
    categories: page.categories,
  };
  return json(answer);
}

function toSheetCursor({ sortKey, productId, displayIndex, variantId }: SheetRow): string {
  return toCursor(JSON.stringify([sortKey, productId, displayIndex]), variantId);
}

function sheetCursorOf(request: AppRequest): SheetCursor | null {
  const cursor = cursorOf(request);
  const parts = cursor === null ? null : partsOf(cursor.key);
  return cursor === null || parts === null ? null : { ...parts, variantId: cursor.id };
}

function partsOf(key: string): Omit<SheetCursor, 'variantId'> | null {
  try {
    const parts: unknown = JSON.parse(key);
    if (!Array.isArray(parts)) return null;
    const [title, productId, displayIndex] = parts as readonly unknown[];
    const isWhole =
      typeof displayIndex === 'number' && Number.isInteger(displayIndex) && Math.abs(displayIndex) < 2 ** 31;
    const isId = typeof productId === 'string' && /^[0-9a-f-]{36}$/.test(productId);
    return typeof title === 'string' && isId && isWhole ? { title, productId, displayIndex } : null;
  } catch {
    return null;
  }
}

function toWireRow(row: SheetRow, currency: CurrencyCode): WireSheetRow {
  const { variantId, productId, title, productType, isFirst, values } = row;
  const cells = Object.fromEntries(BULK_FIELDS.map((field) => [field, bulkText(field, values[field], currency)]));
  return {
    ...{ variantId, productId, title, productType, isFirst },
    description: optionText(row.attributes, row.optionNames),
    cells: cells as Readonly<Record<BulkField, string>>,
  };
}

async function latest(deps: BulkRouteDeps, request: AppRequest): Promise<Reply> {
  const answer: AppBulkEditsResponse = { bulkEdits: (await latestBulkEdits(deps, siteOf(request).id)).map(toWireEdit) };
  return json(answer);
}

async function preview(deps: BulkRouteDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseBulkEdit(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const { edits } = wanted.value;
  const stored = await previewBulkEdit(deps, siteOf(request), { edits, actor: actorOf(request) });
  const answer: AppBulkEditResponse = { bulkEdit: toWireEdit(stored) };
  return json(answer, { status: 201 });
}

async function show(deps: BulkRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'bulkEditId');
  const found = id === null ? null : await findBulkEdit(deps, siteOf(request).id, id);
  if (found === null) return notFound(request.path);
  const answer: AppBulkEditResponse = { bulkEdit: toWireEdit(found) };
  return json(answer);
}

async function changes(deps: BulkRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'bulkEditId');
  if (id === null || (await findBulkEdit(deps, site.id, id)) === null) return notFound(request.path);
  const after = Number(queryText(request.query, 'cursor') ?? '0');
  const { rows, last } = await listChanges(deps, site.id, {
    id,
    isProblemsOnly: queryText(request.query, 'only') === 'problems',
    after: Number.isInteger(after) && after >= 0 && after < 2 ** 31 ? after : 0,
  });
  const answer: AppBulkChangesResponse = {
    changes: rows.map((row) => toWireChange(row, site.currency)),
    nextCursor: last && String(last.position),
  };
  return json(answer);
}

function toWireChange(row: StoredChange, currency: CurrencyCode): WireBulkChange {
  const { position, variantId, productId, title, sku, field, state, problem } = row;
  return {
    ...{ position, variantId, productId, title, sku, field, state },
    description: optionText(row.attributes, row.optionNames),
    oldText: bulkText(field, row.oldValue, currency),
    newText: row.typed ?? bulkText(field, row.newValue, currency),
    problem: problem === null ? null : bulkEditSentence(problem as Problem<BulkCode>),
  };
}

async function start(deps: BulkRouteDeps, request: AppRequest, way: 'apply' | 'undo'): Promise<Reply> {
  const id = idOf(request, 'bulkEditId');
  if (id === null) return notFound(request.path);
  const started = await startBulkEdit(deps, siteOf(request).id, { id, way, actor: actorOf(request) });
  if (!started.ok) {
    const { code } = started.problem;
    const status = code === 'bulkNotThere' ? 404 : 409;
    return json({ error: bulkEditSentence(started.problem), errorKey: code }, { status });
  }
  const answer: AppBulkEditResponse = { bulkEdit: toWireEdit(started.value) };
  return json(answer, { status: 202 });
}

function toWireEdit(stored: StoredBulkEdit): WireBulkEdit {
  const { createdAt, finishedAt, ...same } = stored;
  return { ...same, createdAt: createdAt.getTime(), finishedAt: finishedAt?.getTime() ?? null };
}
