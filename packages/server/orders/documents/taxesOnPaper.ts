import { formatPercent } from '@quoin/domain/formats';
import { type Money, PPM } from '@quoin/domain/money';
import type { DocumentTax } from '@quoin/domain/orders';
import type { ChargedTax } from '../storage/orderCharge.ts';

/** Rates are exact to a ten thousandth of a percent. */
const RATE_DIGITS = 4;

/** Names the shares of a part: each tax with the rate it had when the order was made, as its reader writes it. */
export function taxesOnPaper(known: readonly ChargedTax[], language: string) {
  return (shares: readonly { readonly ruleId: string; readonly amount: Money }[]): readonly DocumentTax[] =>
    shares.map(({ ruleId, amount }) => {
      const rule = known.find((each) => each.ruleId === ruleId);
      const rate = formatPercent((rule?.ratePpm ?? 0) / Number(PPM), language, RATE_DIGITS);
      return { name: rule?.name ?? '', rate, amount };
    });
}
