import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { InstallmentCode } from './settings.ts';

export const installmentWording: Wording<InstallmentCode> = {
  installmentCountryUnknown: 'Select a country from the list.',
  installmentRangeInvalid: 'The maximum price must be above the minimum price.',
  installmentCurrencyOther: 'Not shown: customers in this country pay in a different currency than your store’s.',
};

export function installmentSentence(problem: Problem<InstallmentCode>): string {
  return lookUpSentence(installmentWording, problem);
}
