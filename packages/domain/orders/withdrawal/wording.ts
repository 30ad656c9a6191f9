import type { Wording } from '@quoin/domain/languages';
import type { WithdrawalCode } from './withdrawal.ts';
import type { WithdrawalReason } from './withdrawalOffer.ts';

export const withdrawalWording: Wording<WithdrawalCode> = {
  withdrawalNotOffered: 'This order cannot be withdrawn from any more. Please write to the shop.',
  withdrawalNameMissing: 'Enter your name.',
  withdrawalEmailInvalid: 'Enter an email address such as name@example.com, for the receipt.',
  withdrawalLinesMissing: 'Choose at least one item to withdraw from.',
  withdrawalLineInvalid: 'Choose a quantity that you have ordered.',
};

/** The labels of both buttons are those of the directive. */
export const withdrawalPageWording = {
  button: 'Withdraw from contract here',
  until: (day: string) => `Possible until ${day}`,
  title: 'Withdraw from your contract',
  intro: 'Choose what you withdraw from. You need not give a reason.',
  name: 'Name',
  email: 'Email for the receipt',
  order: 'Order',
  orderedOn: 'Ordered on',
  receivedAt: 'Received',
  continue: 'Continue',
  confirm: 'Confirm withdrawal',
  exemptTitle: 'What you cannot withdraw from',
  exempt: (title: string, reason: string) => `${title}: ${reason}`,
  done: 'We have received your withdrawal. A receipt is on its way to you.',
  receiptTitle: (orderNumber: string) => `Receipt of your withdrawal from order ${orderNumber}`,
  receiptIntro: 'We have received your withdrawal from the contract for:',
  receiptOutro: (day: string) => `Your money will be back by ${day}. Please send the goods back within 14 days.`,
} as const;

export const WITHDRAWAL_EXEMPTION_LABELS: Readonly<Record<WithdrawalReason, string>> = {
  customMade: 'Made to the buyer’s wishes',
  perishable: 'Perishable',
  sealedHygiene: 'Sealed for hygiene, seal broken',
  sealedMedia: 'Sealed recordings or software, seal broken',
  press: 'Newspaper or magazine',
  fixedDate: 'Service on a fixed day',
  serviceDone: 'Service wholly performed',
  downloadBegun: 'Download begun',
};

/** The same said to the buyer, as the end of a sentence after the item's name. */
export const WITHDRAWAL_REASONS: Readonly<Record<WithdrawalReason, string>> = {
  customMade: 'it was made to your wishes',
  perishable: 'it is perishable',
  sealedHygiene: 'it can go back only while its seal is whole, for health and hygiene',
  sealedMedia: 'it can go back only while its seal is whole',
  press: 'it is a newspaper or magazine',
  fixedDate: 'it was booked for a fixed day',
  serviceDone: 'it has been wholly performed, as you asked',
  downloadBegun: 'its download was begun',
};
