import type { ProductListStatus, WireEditedProduct } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productColumns';
import type { BadgeLook } from '../../parts/badgeLook.ts';

export const STATUS_LOOKS: Readonly<Record<ProductListStatus, BadgeLook>> = {
  visible: { text: texts.visible, tone: 'good' },
  hidden: { text: texts.hidden, tone: 'plain', hollow: true },
  scheduled: { text: commonTexts.scheduled, tone: 'note', hollow: true },
  takenDown: { text: texts.unpublished, tone: 'warn', hollow: true },
  trash: { text: texts.inTheTrash, tone: 'plain', hollow: true },
};

/** What visitors see of a product as it is stored. */
export function productStatus({ deletedOn, draft }: Pick<WireEditedProduct, 'deletedOn' | 'draft'>): ProductListStatus {
  return deletedOn === null ? draft.visibility : 'trash';
}
