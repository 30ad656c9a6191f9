import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { formatMoney } from './formatMoney.ts';
import type { Money } from './money.ts';

/** How a price of nothing is shown: as an amount, or as a word of the owner's. */
export interface FreePriceSettings {
  readonly freeIfZero: boolean;
  readonly freeLabel: string;
}

export type FreePriceCode = 'freeLabelMissing';

/** Letters of the owner's word. */
export const FREE_LABEL_LENGTH = 40;

/** TPL-06: who wants a word instead of 0 must say which. */
export function parseFreePrice(settings: FreePriceSettings): Outcome<FreePriceSettings, FreePriceCode> {
  const freeLabel = settings.freeLabel.trim();
  if (settings.freeIfZero && freeLabel === '') return refuse('freeLabelMissing', { field: 'freeLabel' });
  return accept({ ...settings, freeLabel });
}

/** The owner's word for an amount of nothing; empty where it is an amount. */
export function freeWord(amount: Money, { freeIfZero, freeLabel }: FreePriceSettings): string {
  return freeIfZero && amount.minor === 0n ? freeLabel : '';
}

/** A price as people of a language read it, or the owner's word for nothing. */
export function priceText(amount: Money, settings: FreePriceSettings, language: string): string {
  return freeWord(amount, settings) || formatMoney(amount, language);
}
