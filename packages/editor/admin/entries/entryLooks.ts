import type { EntryListStatus } from '@quoin/contract/endpoints/content';
import { type ItemDraft, isTakenDown } from '@quoin/domain/site';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export const STATUS_LOOKS: Readonly<Record<EntryListStatus, BadgeLook>> = {
  published: { text: 'Published', tone: 'good' },
  scheduled: { text: 'Scheduled', tone: 'note', hollow: true },
  takenDown: { text: 'Unpublished', tone: 'warn', hollow: true },
  needsReview: { text: 'Needs Review', tone: 'warn' },
  draft: { text: 'Draft', tone: 'plain', hollow: true },
  private: { text: 'Private', tone: 'plain' },
  trash: { text: 'In the trash', tone: 'plain', hollow: true },
};

/** What an entry is to visitors: of what is published, whether its end has come. */
export function shownStatus({ status, takeDown }: ItemDraft, now: number): EntryListStatus {
  return status === 'published' && isTakenDown(takeDown, now) ? 'takenDown' : status;
}
