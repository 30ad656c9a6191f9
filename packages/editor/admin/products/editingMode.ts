import type { WireEditedProduct } from '@quoin/contract/endpoints/store';
import { isAllowed, type Member } from '@quoin/domain/access';
import * as texts from '@quoin/messages/app/editingMode';

/** `texts`: title, description, pictures, tags and the like; `drafts`: everything, of what visitors do not see. */
export type EditingMode = 'all' | 'texts' | 'drafts' | 'read';

/** Returns what a member may do with a product; null: with a new one (reliability 1.7). */
export function editingMode(member: Member, product: Pick<WireEditedProduct, 'draft'> | null): EditingMode {
  if (isAllowed(member, 'products.edit')) return 'all';
  if (product !== null && isAllowed(member, 'products.edit:textAndImages')) return 'texts';
  const isSeen = product !== null && product.draft.visibility !== 'hidden';
  return isAllowed(member, 'products.drafts') && !isSeen ? 'drafts' : 'read';
}

/** Why something cannot be changed, for those who try; null where all can. */
export function limitText(mode: EditingMode, member: Member): string | null {
  if (mode === 'all') return null;
  if (mode === 'texts') return texts.yourRoleCanEdit;
  if (mode === 'drafts') return texts.yourRoleCanSave;
  return isAllowed(member, 'products.drafts') ? texts.yourRoleCanEditDrafts : texts.yourRoleHasRead;
}
