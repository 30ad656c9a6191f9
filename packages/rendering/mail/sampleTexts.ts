import { formatDay } from '@quoin/domain/formats';
import { formatMoney, money } from '@quoin/domain/money';

/** An amount of a sample, as a language writes it. */
export function sampleAmount(minor: bigint, language: string): string {
  return formatMoney(money(minor, 'EUR'), language);
}

/** A day of a sample (`2026-11-21`), as a language writes it. */
export function sampleDay(day: string, language: string): string {
  return formatDay(day, language);
}
