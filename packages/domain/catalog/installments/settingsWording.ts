import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as installmentRefusals from '@quoin/messages/app/installmentRefusals';
import type { InstallmentCode } from './settings.ts';

export const installmentWording: Wording<InstallmentCode> = installmentRefusals;

export function installmentSentence(problem: Problem<InstallmentCode>): string {
  return lookUpSentence(installmentWording, problem);
}
