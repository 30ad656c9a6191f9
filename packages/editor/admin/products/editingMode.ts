import type { WireEditedProduct } from '@quoin/contract/endpoints/store';
import { isAllowed, type Member } from '@quoin/domain/access';

/** `texts`: title, description, pictures, tags and the like; `drafts`: everything, of what visitors do not see. */
export type EditingMode = 'all' | 'texts' | 'drafts' | 'read';

/** How far somebody may go with a product; null: with a new one (reliability 1.7). */
export function editingMode(member: Member, product: Pick<WireEditedProduct, 'draft'> | null): EditingMode {
  if (isAllowed(member, 'products.edit')) return 'all';
  if (product !== null && isAllowed(member, 'products.edit:textAndImages')) return 'texts';
  const isSeen = product !== null && product.draft.visibility !== 'hidden';
  return isAllowed(member, 'products.drafts') && !isSeen ? 'drafts' : 'read';
}

/** Why something cannot be changed, for those who try; null where all can. */
export function limitText(mode: EditingMode, member: Member): string | null {
  if (mode === 'all') return null;
  if (mode === 'texts') return 'Your role can edit text and images, but not prices, stock or visibility.';
  if (mode === 'drafts') return 'Your role can save drafts. Someone else has to publish the product.';
  return isAllowed(member, 'products.drafts')
    ? 'Your role can edit drafts only. This product is published, so you can view it but not edit it.'
    : 'Your role has read-only access.';
}
