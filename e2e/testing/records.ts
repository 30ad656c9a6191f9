import { randomUUID } from 'node:crypto';
import { appMemberAreasPath } from '@quoin/contract/endpoints/running';
import {
  type AppGiftCardResponse,
  appDiscountsPath,
  appDraftPath,
  appGiftCardsPath,
  type DraftRequest,
} from '@quoin/contract/endpoints/store';
import { accepted, buyByCard } from './buying/purchase.ts';
import type { Owner } from './owner.ts';
import { bodyOf, type Visitor } from './visitor.ts';

/** Takes a share off the whole order for anyone with the code. */
export async function makeDiscount(
  owner: Owner,
  { name, code, value }: Readonly<Record<'name' | 'code' | 'value', string>>,
) {
  const discount = {
    ...{ id: randomUUID(), name, code, kind: 'percent', value, scope: 'order', scopeIds: [], items: 'all' },
    ...{ minimumSubtotal: '', startsOn: '', endsOn: '', totalLimit: null, perCustomerLimit: null, combinesWith: [] },
    ...{ isEnabled: true, timesUsed: 0, revision: 0 },
  };
  accepted(await owner.visitor.send('POST', appDiscountsPath('demo'), discount));
}

/** Answers the card's id. */
export async function makeGiftCard(owner: Owner, value: string): Promise<string> {
  const wanted = {
    ...{ idempotencyKey: randomUUID(), value, recipientName: '', recipientEmail: 'card@example.com' },
    ...{ message: '', sendOn: null, note: '' },
  };
  const made = accepted(await owner.visitor.send('POST', appGiftCardsPath('demo'), wanted));
  return bodyOf<AppGiftCardResponse>(made).giftCard.id;
}

export async function makeArea(owner: Owner, name: string, joining: 'free' | 'invited'): Promise<void> {
  const area = { name, description: '', joining, productIds: [] };
  accepted(await owner.visitor.send('POST', appMemberAreasPath('demo'), area));
}

async function makeDraft(owner: Owner): Promise<void> {
  const line = { id: randomUUID(), variantId: null, title: 'A frame made to measure', quantity: 2, unitPrice: '80.00' };
  const draft: DraftRequest = {
    ...{ revision: null, email: 'draft@example.com', shippingAddress: null, lines: [line] },
    ...{ shippingName: 'Manual payment', shipping: '0.00', note: '' },
  };
  accepted(await owner.visitor.send('PUT', appDraftPath('demo', randomUUID()), draft));
}

/** One of each that a shop has after its first days: an order and its customer, a draft, a gift card, a discount, an area of members. */
export async function makeFirstRecords(owner: Owner, buyer: Visitor): Promise<void> {
  await buyByCard(buyer, owner, { email: 'first@example.com', quantity: 2 });
  await makeDraft(owner);
  await makeGiftCard(owner, '50.00');
  await makeDiscount(owner, { name: 'Opening days', code: 'OPENING', value: '10' });
  await makeArea(owner, 'Friends', 'free');
}
