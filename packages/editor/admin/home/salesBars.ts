import type { WireSalesDay } from '@quoin/contract/endpoints';
import { moneyOf } from '../../app/formats.ts';

export interface SalesBar {
  readonly day: WireSalesDay;
  /** 0 to 100, of the best day. */
  readonly percent: number;
}

/** The days as bars of one scale; a day with any sale stays visible beside a far better one. */
export function salesBars(days: readonly WireSalesDay[]): readonly SalesBar[] {
  const amounts = days.map((day) => moneyOf(day.total)?.minor ?? 0n);
  // Math.max knows no bigint.
  const best = amounts.toSorted((a, b) => Number(b - a))[0] ?? 0n;
  return days.map((day, index) => ({ day, percent: percentOf(amounts[index] ?? 0n, best) }));
}

const LEAST_VISIBLE = 3;

function percentOf(amount: bigint, best: bigint): number {
  if (amount <= 0n || best === 0n) return 0;
  return Math.max(LEAST_VISIBLE, Number((amount * 100n) / best));
}
