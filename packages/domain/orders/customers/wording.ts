import type { Wording } from '@quoin/domain/languages';
import { valueText } from '@quoin/messages/runtime';
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

export const customerWording = {
  donationOfferInvalid: (values) =>
    `Offer up to ${valueText(values, 'max')} amounts between the smallest and the largest donation.`,
  draftEmpty: 'Add at least one item.',
  draftTooLong: (values) => `A draft has at most ${valueText(values, 'max')} lines.`,
  draftTitleMissing: 'Give every line a title.',
  draftQuantityInvalid: 'Enter a whole quantity from 1 to 9999.',
  draftPriceInvalid: 'Enter a price of zero or more.',
  draftPriceNotAllowed: 'Your role does not allow a price below the product’s.',
} satisfies Partial<Wording<CustomerCode>>;

export const DRAFT_STATUS_LABELS: Readonly<Record<DraftStatus, string>> = {
  open: 'Draft',
  sent: 'Sent to the buyer',
  completed: 'Completed',
  discarded: 'Discarded',
};
