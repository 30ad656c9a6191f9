import { isAllowed, type Member } from '@quoin/domain/access';
import { type ItemStatus, isUnpublished } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/entryMode';

/** `drafts`: everything, of what visitors do not see. */
export type EntryMode = 'all' | 'drafts' | 'read';

/** Returns what a member may do with an entry of this status; null: with a new one (reliability 1.7). */
export function entryMode(member: Member, status: ItemStatus | null): EntryMode {
  if (isAllowed(member, 'content.edit')) return 'all';
  const isOpen = status === null || isUnpublished(status);
  return isAllowed(member, 'content.drafts') && isOpen ? 'drafts' : 'read';
}

/** Why something cannot be changed, for those who try; null where all can. */
export function limitText(mode: EntryMode): string | null {
  if (mode === 'all') return null;
  return mode === 'drafts' ? texts.yourRoleCanSave : texts.yourRoleHasRead;
}
