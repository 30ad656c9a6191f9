import type { ApiInventoryItem, ApiInventoryResponse } from '@quoin/contract/commerceApi';
import { parseApiAdjustment } from '@quoin/contract/requests';
import { optionText } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import type { ApiRequest, ApiRoute } from '../../platform/http/apiPipeline.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import { adjustInventory } from '../adjustInventory.ts';
import { inventoryOf, pageOfInventory } from '../inventoryItems.ts';
import { API_PAGE_SIZE, askedOf, idsOf, paginationOf } from '../paging.ts';
import type { InventoryItem } from '../storage/inventoryItems.ts';
import { bodyRefusal, idempotencyKeyOf, keyRefusal, refuseApi } from './apiReplies.ts';

const PATH = '/1.0/commerce/inventory';

/** Stock of every variant. */
export function apiInventoryRoutes(deps: Pick<Deps, 'db' | 'pages'>): ApiRoute[] {
  const look = { method: 'GET', scope: 'website.inventory.read' } as const;
  return [
    { ...look, path: PATH, handle: (request) => list(deps, request) },
    { ...look, path: `${PATH}/:variantIds`, handle: (request) => some(deps, request) },
    {
      ...{ method: 'POST', path: `${PATH}/adjustments`, scope: 'website.inventory' },
      handle: (request) => adjust(deps, request),
    },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const asked = askedOf(request, []);
  if (!asked.ok) return refuseApi(request, asked.problem);
  const [after = null] = asked.value.after ?? [];
  if (after !== null && !isId(after)) return refuseApi(request, { code: 'cursorInvalid' });
  const { rows, last } = await pageOfInventory(deps, request.program.site.id, after);
  const answer: ApiInventoryResponse = {
    inventory: rows.map(toWire),
    pagination: paginationOf(request, {}, last && [last.variantId]),
  };
  return json(answer);
}

async function some(deps: Pick<Deps, 'db'>, request: ApiRequest): Promise<Reply> {
  const ids = idsOf(request.params.variantIds ?? '', isId);
  if (ids === null) return refuseApi(request, { code: 'idsInvalid', values: { max: API_PAGE_SIZE } });
  const found = await inventoryOf(deps, request.program.site.id, ids);
  const lost = ids.find((id) => !found.some(({ variantId }) => variantId === id));
  if (lost !== undefined) return refuseApi(request, { code: 'inventoryItemUnknown', values: { variantId: lost } });
  const answer: ApiInventoryResponse = { inventory: found.map(toWire) };
  return json(answer);
}

function toWire({
  variantId,
  sku,
  title,
  optionNames,
  attributes,
  unlimited,
  onHand,
}: InventoryItem): ApiInventoryItem {
  const options = optionText(attributes, optionNames);
  return {
    ...{ variantId, sku, descriptor: options === '' ? title : `${title} [${options}]` },
    ...{ isUnlimited: unlimited, quantity: onHand },
  };
}

async function adjust(deps: Pick<Deps, 'db' | 'pages'>, request: ApiRequest): Promise<Reply> {
  const key = idempotencyKeyOf(request);
  if (!key.ok) return keyRefusal(request, key.problem);
  const parsed = parseApiAdjustment(request.body);
  if (!parsed.ok) return bodyRefusal(request, parsed.problem);
  const { program } = request;
  const outcome = await adjustInventory(deps, { program, key: key.value, wanted: parsed.value });
  return outcome.ok ? noContent() : refuseApi(request, outcome.problem);
}
