import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { InstallmentCode } from './settings.ts';

export const installmentWording: Wording<InstallmentCode> = {
  installmentCountryUnknown: 'Choose one of the countries of the list.',
  installmentRangeInvalid: 'The highest price must be above the lowest.',
  installmentCurrencyOther: 'Nothing is shown: buyers in this country pay in another currency than your store’s.',
};

export function installmentSentence(problem: Problem<InstallmentCode>): string {
  return lookUpSentence(installmentWording, problem);
}
