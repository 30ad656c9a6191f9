import {
  type AdjustStockRefusal,
  type AdjustStockResponse,
  type AppInventoryResponse,
  type AppMovementsResponse,
  type CheckStockFileResponse,
  INVENTORY_SORTS,
  type InventorySort,
  type WireInventoryRow,
  type WireMovement,
  type WireMovementCause,
  type WireStockChange,
  type WireStockFileChange,
} from '@quoin/contract/endpoints/store';
import { parseAdjustStock, parseCheckStockFile, parseStockThreshold } from '@quoin/contract/requests';
import {
  type Adjustment,
  type InventoryCode,
  inventorySentence,
  optionText,
  stockFileSentence,
} from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { cursorOf, idOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { isLowStockMailed } from '../../sites/index.ts';
import { type AdjustmentResult, adjustStock, type StockDeps } from '../adjustStock.ts';
import { listSiteInventory, listStockMovements } from '../listInventory.ts';
import { setStockThreshold } from '../setThreshold.ts';
import { type CheckedChange, checkStockFile, exportStock } from '../stockFile.ts';
import type { InventoryRow } from '../storage/inventory.ts';
import type { MovementRow } from '../storage/stockMovements.ts';
import { undoAdjustment } from '../undoAdjustment.ts';
import { variantFilterOf } from './variantFilterOf.ts';

export type InventoryRouteDeps = Pick<Deps, 'db' | 'pages'>;

const ROOT = '/api/app/sites/:site/inventory';
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'products.read' } as const;
const WRITE = { rate: 'write', forgery: 'crumb', access: 'products.edit' } as const;
const CAUSES: readonly WireMovementCause[] = ['order', 'return', 'adjustment', 'import'];
const SHOWN_PROBLEMS = 500;
const BIGGEST_INT = 2_147_483_647;

/** Stock of every variant, changed in place, with the history of every movement. */
export function appInventoryRoutes({ db, pages }: InventoryRouteDeps): AppRoute[] {
  const deps: StockDeps = { db, invalidate: (websiteId) => pages.invalidate(websiteId) };
  return [
    { ...READ, path: ROOT, handle: (request) => list(deps, request) },
    { ...READ, path: `${ROOT}/stock.csv`, handle: (request) => exportFile(deps, request) },
    {
      ...WRITE,
      method: 'POST',
      path: `${ROOT}/file/check`,
      takes: 'sources',
      handle: (request) => checkFile(deps, request),
    },
    { ...READ, path: `${ROOT}/movements`, handle: (request) => movements(deps, request) },
    {
      ...WRITE,
      method: 'POST',
      path: `${ROOT}/adjustments`,
      takes: 'sources',
      handle: (request) => adjust(deps, request),
    },
    {
      ...WRITE,
      method: 'POST',
      path: `${ROOT}/adjustments/:adjustmentId/undo`,
      handle: (request) => undo(deps, request),
    },
    { ...WRITE, method: 'PUT', path: `${ROOT}/threshold`, handle: (request) => threshold(deps, request) },
  ];
}

async function list(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const filter = variantFilterOf(request);
  const sort = sortOf(request);
  const direction = queryText(request.query, 'direction') === 'down' ? 'down' : 'up';
  const page = await listSiteInventory(deps, site.id, { ...filter, sort, direction, after: afterOf(request, sort) });
  const answer: AppInventoryResponse = {
    rows: page.rows.map((row) => toWireRow(site.identifier, row)),
    nextCursor: page.last && toCursor(page.last.sortKey, page.last.variantId),
    counts: page.counts,
    categories: page.categories,
    threshold: filter.lowThreshold,
    isLowStockMailed: isLowStockMailed(site),
  };
  return json(answer);
}

function sortOf(request: AppRequest): InventorySort {
  const sort = queryText(request.query, 'sort');
  return INVENTORY_SORTS.find((each) => each === sort) ?? 'title';
}

/** Numbers in the cursor are numbers of the database, or it is none. */
function afterOf(request: AppRequest, sort: InventorySort) {
  const after = cursorOf(request);
  if (after === null || sort === 'title' || sort === 'sku') return after;
  const value = Number(after.key);
  return Number.isInteger(value) && Math.abs(value) <= BIGGEST_INT ? after : null;
}

function toWireRow(site: string, row: InventoryRow): WireInventoryRow {
  const { variantId, productId, title, sku, productType, isVisible, unlimited, onHand, reserved, lowAt } = row;
  return {
    ...{ variantId, productId, title, sku, productType, isVisible, unlimited, onHand, reserved, lowAt },
    available: onHand - reserved,
    description: optionText(row.attributes, row.optionNames),
    imageUrl: appImageUrl(site, row.imageAssetId),
  };
}

async function movements(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const named = queryText(request.query, 'variant') ?? '';
  const variantId = named === '' ? null : idOf({ ...request, params: { variant: named } }, 'variant');
  if (named !== '' && variantId === null) return badRequest(request.path);
  const cause = CAUSES.find((each) => each === queryText(request.query, 'cause')) ?? null;
  const { rows, last } = await listStockMovements(deps, siteOf(request).id, {
    variantId,
    cause,
    after: timeCursorOf(request),
  });
  const answer: AppMovementsResponse = {
    movements: rows.map(toWireMovement),
    nextCursor: last && toCursor(last.at, last.id),
  };
  return json(answer);
}

function toWireMovement(row: MovementRow): WireMovement {
  const { at, optionNames, attributes, ...same } = row;
  return { ...same, at: at.getTime(), description: optionText(attributes, optionNames) };
}

async function adjust(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseAdjustStock(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const { changes, reason, note } = wanted.value;
  const result = await adjustStock(deps, siteOf(request).id, {
    changes: changes.map((change) => ({ variantId: change.variantId, adjustment: toAdjustment(change) })),
    reason,
    note,
    actor: actorOf(request),
  });
  return adjustmentReply(result);
}

async function checkFile(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseCheckStockFile(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const checked = await checkStockFile(deps, siteOf(request).id, wanted.value);
  if (!checked.ok) return refusal(checked.problem);
  const { separator, decimalMark, header, columns, changes, unchanged, empty, problems } = checked.value;
  const answer: CheckStockFileResponse = {
    ...{ separator, decimalMark, header, columns, unchanged, empty },
    changes: changes.map(toWireChange),
    problems: problems.slice(0, SHOWN_PROBLEMS).map((each) => ({ line: each.line, text: stockFileSentence(each) })),
    problemCount: problems.length,
  };
  return json(answer);
}

function toWireChange({ line, variant, adjustment, after }: CheckedChange): WireStockFileChange {
  const { variantId, sku, title, attributes, optionNames, unlimited, onHand } = variant;
  return {
    ...{ line, sku, title },
    description: optionText(attributes, optionNames),
    before: { unlimited, onHand },
    after: { unlimited: after.unlimited, onHand: after.onHand },
    change: { variantId, quantity: 0, ...adjustment },
  };
}

async function exportFile(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const body = await exportStock(deps, site.id, actorOf(request));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${site.identifier}-stock.csv"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body };
}

function toAdjustment({ kind, quantity, seen }: WireStockChange): Adjustment {
  if (kind === 'unlimited') return { kind };
  if (kind !== 'set') return { kind, quantity };
  return seen === undefined ? { kind, quantity } : { kind, quantity, seen };
}

function adjustmentReply(result: AdjustmentResult): Reply {
  if (!result.ok) {
    const [first] = result.problems;
    const refusal: AdjustStockRefusal = {
      error: first === undefined ? '' : inventorySentence(first),
      errorKey: first?.code ?? '',
      variants: result.problems.map((problem) => ({
        variantId: problem.variantId,
        sku: problem.sku,
        error: inventorySentence(problem),
      })),
    };
    return json(refusal, { status: 409 });
  }
  const answer: AdjustStockResponse = {
    adjustmentId: result.adjustmentId,
    variants: result.variants.map((variant) => ({ ...variant, available: variant.onHand - variant.reserved })),
  };
  return json(answer);
}

async function undo(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const adjustmentId = idOf(request, 'adjustmentId');
  if (adjustmentId === null) return notFound(request.path);
  const undone = await undoAdjustment(deps, siteOf(request).id, { adjustmentId, actor: actorOf(request) });
  return undone.ok ? adjustmentReply(undone.value) : refusal(undone.problem);
}

const UNUSABLE: ReadonlySet<InventoryCode> = new Set([
  ...(['thresholdInvalid', 'stockFileBroken', 'stockFileEmpty', 'stockFileTooLong'] as const),
]);

function refusal(problem: Problem<InventoryCode>): Reply {
  const status = problem.code === 'adjustmentUnknown' ? 404 : UNUSABLE.has(problem.code) ? 422 : 409;
  return json({ error: inventorySentence(problem), errorKey: problem.code }, { status });
}

async function threshold(deps: StockDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseStockThreshold(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const site = siteOf(request);
  const saved = await setStockThreshold(deps, site, { ...wanted.value, actor: actorOf(request) });
  if (!saved.ok) return refusal(saved.problem);
  deps.invalidate(site.id);
  return json({ threshold: saved.value });
}
