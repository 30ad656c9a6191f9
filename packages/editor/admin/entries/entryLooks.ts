import type { EntryListStatus } from '@quoin/contract/endpoints/content';
import { type ItemDraft, isTakenDown } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/entryLooks';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export const STATUS_LOOKS: Readonly<Record<EntryListStatus, BadgeLook>> = {
  published: { text: commonTexts.published, tone: 'good' },
  scheduled: { text: commonTexts.scheduled, tone: 'note', hollow: true },
  takenDown: { text: texts.unpublished, tone: 'warn', hollow: true },
  needsReview: { text: texts.needsReview, tone: 'warn' },
  draft: { text: texts.draft, tone: 'plain', hollow: true },
  private: { text: texts.private, tone: 'plain' },
  trash: { text: texts.inTheTrash, tone: 'plain', hollow: true },
};

/** What an entry is to visitors: of what is published, whether its end has come. */
export function shownStatus({ status, takeDown }: ItemDraft, now: number): EntryListStatus {
  return status === 'published' && isTakenDown(takeDown, now) ? 'takenDown' : status;
}
