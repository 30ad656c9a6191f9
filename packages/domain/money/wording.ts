import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as moneyRefusals from '@quoin/messages/app/moneyRefusals';
import type { AmountCode } from './decimal.ts';
import type { FreePriceCode } from './freePrice.ts';
import type { PercentCode } from './rates.ts';

export type MoneyCode = AmountCode | PercentCode | FreePriceCode;

export const moneyWording: Wording<MoneyCode> = moneyRefusals;

export function sentence(problem: Problem<MoneyCode>): string {
  return lookUpSentence(moneyWording, problem);
}
