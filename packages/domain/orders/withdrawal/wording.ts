import type { WithdrawalReason } from './withdrawalOffer.ts';
export const WITHDRAWAL_EXEMPTION_LABELS: Readonly<Record<WithdrawalReason, string>> = {
  customMade: 'Made to the customer’s specifications',
  perishable: 'Perishable',
  sealedHygiene: 'Sealed for hygiene, seal broken',
  sealedMedia: 'Sealed recordings or software, seal broken',
  press: 'Newspaper or magazine',
  fixedDate: 'Service on a fixed day',
  serviceDone: 'Service fully performed',
  downloadBegun: 'Download started',
};
