import type { ApiAdjustmentRequest, ApiCode } from '@quoin/contract/commerceApi';
import type { InventoryCode } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../deps.ts';
import { adjustStockIn, type StockChange } from '../inventory/index.ts';
import type { Program } from '../platform/http/apiPipeline.ts';
import { onceByKey } from './onceByKey.ts';

export interface WantedAdjustments {
  readonly program: Program;
  /** The Idempotency-Key. */
  readonly key: string;
  readonly wanted: ApiAdjustmentRequest;
}

const CODES: Partial<Record<InventoryCode, ApiCode>> = {
  stockUnlimited: 'stockNotTracked',
  stockNeverLimited: 'stockNotTracked',
  stockBelowZero: 'stockTooLow',
  stockBelowReserved: 'stockTooLow',
  stockTooLarge: 'stockTooLarge',
  variantGone: 'inventoryItemUnknown',
  variantTwice: 'variantTwice',
};

/** Changes stock as the inventory's screen does: all of it or nothing, once for each Idempotency-Key. */
export async function adjustInventory(
  deps: Pick<Deps, 'db' | 'pages'>,
  { program, key, wanted }: WantedAdjustments,
): Promise<Outcome<null, ApiCode>> {
  const { site, keyId, actor } = program;
  const changes = changesOf(wanted);
  const call = { websiteId: site.id, keyId, route: 'api.inventory.adjust', key, body: wanted };
  return onceByKey<null, ApiCode>(deps, call, async (trx) => {
    const result = await adjustStockIn(trx, site.id, { changes, reason: 'correction', note: '', actor });
    if (result.ok) {
      trx.afterCommit(() => deps.pages.invalidate(site.id));
      return accept(null);
    }
    const { code, variantId } = result.problems[0]!;
    return refuse(CODES[code] ?? 'fieldInvalid', { values: { variantId, field: 'quantity' } });
  });
}

function changesOf(wanted: ApiAdjustmentRequest): readonly StockChange[] {
  const of = (kind: 'add' | 'remove' | 'set', operations: ApiAdjustmentRequest['incrementOperations']) =>
    operations.map(({ variantId, quantity }): StockChange => ({ variantId, adjustment: { kind, quantity } }));
  return [
    ...of('add', wanted.incrementOperations),
    ...of('remove', wanted.decrementOperations),
    ...of('set', wanted.setFiniteOperations),
    ...wanted.setUnlimitedOperations.map(
      (variantId): StockChange => ({ variantId, adjustment: { kind: 'unlimited' } }),
    ),
  ];
}
