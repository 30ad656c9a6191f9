import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import { valueText } from '@quoin/messages/runtime';
import type { AmountCode } from './decimal.ts';
import type { FreePriceCode } from './freePrice.ts';
import type { PercentCode } from './rates.ts';

export type MoneyCode = AmountCode | PercentCode | FreePriceCode;

export const moneyWording: Wording<MoneyCode> = {
  amountNotNumber: 'Enter an amount such as 12.50.',
  amountTooLarge: 'That amount is too large.',
  amountTooPrecise: (values) => `That currency has ${valueText(values, 'digits')} decimal places.`,
  freeLabelMissing: 'A label for free prices is required.',
  percentNotNumber: 'Enter a percentage such as 19 or 8.875.',
  percentTooLarge: 'A percentage is at most 100.',
  percentTooPrecise: 'A percentage has at most four decimal places.',
};

export function sentence(problem: Problem<MoneyCode>): string {
  return lookUpSentence(moneyWording, problem);
}
