import { compareMoney, formatMoney } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import type { CartEntry } from './cart.ts';

export type CartNoticeCode = 'priceChanged' | 'fewerLeft' | 'soldOut';

/** What changed about a line since the visitor last saw it; said plainly, never silently (CX-05). */
export function cartNotices(
  entry: Pick<CartEntry, 'unitPrice' | 'unitPriceSeen' | 'stock' | 'quantity'>,
  language?: string,
): readonly Problem<CartNoticeCode>[] {
  return [...priceNotice(entry, language), ...stockNotice(entry)];
}

function priceNotice(
  entry: Pick<CartEntry, 'unitPrice' | 'unitPriceSeen'>,
  language: string | undefined,
): Problem<CartNoticeCode>[] {
  if (compareMoney(entry.unitPrice, entry.unitPriceSeen) === 0) return [];
  const values = { from: formatMoney(entry.unitPriceSeen, language), to: formatMoney(entry.unitPrice, language) };
  return [{ code: 'priceChanged', field: 'unitPrice', values }];
}

function stockNotice(entry: Pick<CartEntry, 'stock' | 'quantity'>): Problem<CartNoticeCode>[] {
  if (entry.stock.unlimited || entry.stock.quantity >= entry.quantity) return [];
  if (entry.stock.quantity <= 0) return [{ code: 'soldOut', field: 'quantity' }];
  return [{ code: 'fewerLeft', field: 'quantity', values: { left: entry.stock.quantity } }];
}
