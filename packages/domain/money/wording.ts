import { lookUpSentence, valueText, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { AmountCode } from './decimal.ts';

export const moneyWording: Wording<AmountCode> = {
  amountNotNumber: 'Enter an amount such as 12.50.',
  amountTooLarge: 'That amount is too large.',
  amountTooPrecise: (values) => `That currency has ${valueText(values, 'digits')} decimal places.`,
};

export function sentence(problem: Problem<AmountCode>): string {
  return lookUpSentence(moneyWording, problem);
}
