import * as texts from '@quoin/messages/app/draftStatuses';
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

export const DRAFT_STATUS_LABELS: Readonly<Record<DraftStatus, string>> = {
  open: texts.draft,
  sent: texts.sentToCustomer,
  completed: texts.completed,
  discarded: texts.discarded,
};
