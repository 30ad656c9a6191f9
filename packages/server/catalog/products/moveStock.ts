import { isStockMoved, type ProductDraft } from '@quoin/domain/catalog';
import { adjustStockIn, type StockChange } from '../../inventory/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isEndless, type WrittenVariant } from '../storage/productWriting.ts';
import { type Editing, Refused } from './editing.ts';

/** Moves the stock of those variants whose stock an edit changes, with a movement each (STK-2). @throws Refused */
export async function moveStockOf(
  trx: SiteTransaction,
  { site, actor }: Editing,
  draft: Pick<ProductDraft, 'type'>,
  written: readonly WrittenVariant[],
): Promise<void> {
  if (isEndless(draft)) return;
  const changes = written.flatMap(changeOf);
  if (changes.length === 0) return;
  const result = await adjustStockIn(trx, site.id, { changes, reason: 'product', note: '', actor });
  if (result.ok) return;
  const indexOf = (variantId: string) => written.findIndex(({ id }) => id === variantId);
  throw new Refused(
    ...result.problems.map(({ code, values, variantId }) => ({
      code,
      ...(values === undefined ? {} : { values }),
      field: `variants.${indexOf(variantId)}.stock`,
    })),
  );
}

function changeOf({ id, variant, isKnown }: WrittenVariant): readonly StockChange[] {
  const { stock, seenStock } = variant;
  if (!isStockMoved(variant)) return [];
  if (stock.unlimited) return isKnown ? [{ variantId: id, adjustment: { kind: 'unlimited' } }] : [];
  if (!isKnown && stock.quantity === 0) return [];
  const seen = seenStock === null || seenStock.unlimited ? {} : { seen: seenStock.quantity };
  return [{ variantId: id, adjustment: { kind: 'set', quantity: stock.quantity, ...seen } }];
}
