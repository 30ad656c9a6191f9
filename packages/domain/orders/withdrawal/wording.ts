import * as texts from '@quoin/messages/app/withdrawalExemptions';
import type { WithdrawalReason } from './withdrawalOffer.ts';
export const WITHDRAWAL_EXEMPTION_LABELS: Readonly<Record<WithdrawalReason, string>> = {
  customMade: texts.madeToTheCustomers,
  perishable: texts.perishable,
  sealedHygiene: texts.sealedForHygieneSeal,
  sealedMedia: texts.sealedRecordingsOrSoftware,
  press: texts.newspaperOrMagazine,
  fixedDate: texts.serviceOnAFixed,
  serviceDone: texts.serviceFullyPerformed,
  downloadBegun: texts.downloadStarted,
};
