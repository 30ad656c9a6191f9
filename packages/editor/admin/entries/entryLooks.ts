import type { EntryListStatus } from '@quoin/contract/endpoints/content';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export const STATUS_LOOKS: Readonly<Record<EntryListStatus, BadgeLook>> = {
  published: { text: 'Published', tone: 'good' },
  scheduled: { text: 'Scheduled', tone: 'note', hollow: true },
  needsReview: { text: 'Needs Review', tone: 'warn' },
  draft: { text: 'Draft', tone: 'plain', hollow: true },
  private: { text: 'Private', tone: 'plain' },
  trash: { text: 'In the trash', tone: 'plain', hollow: true },
};
