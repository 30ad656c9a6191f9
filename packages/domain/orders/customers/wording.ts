import type { Wording } from '@quoin/domain/languages';
import * as texts from '@quoin/messages/app/draftStatuses';
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
    `Enter up to ${valueText(values, 'max')} amounts between the minimum and maximum donation.`,
  draftEmpty: 'Add at least one item.',
  draftTooLong: (values) => `A draft can have up to ${valueText(values, 'max')} items.`,
  draftTitleMissing: 'Enter a title for each item.',
  draftQuantityInvalid: 'Enter a whole quantity from 1 to 9999.',
  draftPriceInvalid: 'Enter a price of zero or more.',
  draftPriceNotAllowed: 'Your role does not allow prices below the product price.',
} satisfies Partial<Wording<CustomerCode>>;

export const DRAFT_STATUS_LABELS: Readonly<Record<DraftStatus, string>> = {
  open: texts.draft,
  sent: texts.sentToCustomer,
  completed: texts.completed,
  discarded: texts.discarded,
};
