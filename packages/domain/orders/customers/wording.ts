import { valueText, type Wording } from '@quoin/domain/languages';
import type { DonationCode } from '../donation.ts';
import type { AddressBookCode } from './addressBook.ts';
import type { DownloadCode } from './download.ts';
import type { DraftCode, DraftStatus } from './draftOrder.ts';

export type CustomerCode =
  | AddressBookCode
  | DownloadCode
  | DonationCode
  | 'donationOfferInvalid'
  | Exclude<DraftCode, 'moveNotAllowed'>;

export const customerWording: Wording<CustomerCode> = {
  addressBookFull: (values) => `You can keep at most ${valueText(values, 'max')} addresses.`,
  addressAlreadySaved: 'You have already saved this address.',
  savedAddressUnknown: 'We cannot find that address.',
  downloadNotPaid: 'Your files will be here as soon as the order is paid.',
  downloadRevoked: 'These files are no longer yours to download.',
  downloadExpired: 'The time to download these files is over. Please write to the shop.',
  downloadLimitReached: (values) =>
    `These files were downloaded ${valueText(values, 'max')} times already. Please write to the shop.`,
  donationAmountMissing: 'Choose an amount.',
  donationAmountUnknown: 'Choose one of the amounts shown.',
  donationTooSmall: (values) => `Give at least ${valueText(values, 'min')}.`,
  donationTooLarge: (values) => `Give at most ${valueText(values, 'max')} at a time.`,
  donationOfferInvalid: (values) =>
    `Offer up to ${valueText(values, 'max')} amounts between the smallest and the largest donation.`,
  draftEmpty: 'Add at least one item.',
  draftTooLong: (values) => `A draft has at most ${valueText(values, 'max')} lines.`,
  draftTitleMissing: 'Give every line a title.',
  draftQuantityInvalid: 'Enter a whole quantity from 1 to 9999.',
  draftPriceInvalid: 'Enter a price of zero or more.',
  draftPriceNotAllowed: 'Your role does not allow a price below the product’s.',
};

export const DRAFT_STATUS_LABELS: Readonly<Record<DraftStatus, string>> = {
  open: 'Draft',
  sent: 'Sent to the buyer',
  completed: 'Completed',
  discarded: 'Discarded',
};
