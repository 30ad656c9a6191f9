import type { Refund } from '@quoin/domain/cart';
import { orderEvent, toEventAmount } from '@quoin/domain/orders';
import { loadGiftCards, returnToGiftCard } from '../../giftCards/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { eventActor, type OrderStaff } from '../orderStaff.ts';
import { insertOrderEvent } from '../storage/insertOrder.ts';

/**
 * Puts the gift cards' share of a refund back on the cards that paid (MON-4, GFT-2), in ascending order.
 * @throws when a card did not pay that much for this order: the books disagree, and nothing is given back.
 */
export async function returnToGiftCards(
  trx: SiteTransaction,
  site: Site,
  about: { readonly orderId: string; readonly refundId: string; readonly staff: OrderStaff },
  { toGiftCards }: Pick<Refund, 'toGiftCards'>,
): Promise<void> {
  const { orderId, refundId, staff } = about;
  const shares = toGiftCards.filter(({ amount }) => amount.minor > 0n).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const cards = await loadGiftCards(
    trx,
    site.id,
    shares.map(({ id }) => id),
  );
  for (const { id, amount } of shares) {
    const back = { id, amount: amount.minor, orderId, refundId, actor: staff.name };
    if (!(await returnToGiftCard(trx, site.id, back))) throw new Error(`Gift card ${id} did not pay that much`);
    const lastFour = cards.find((card) => card.id === id)?.lastFour ?? '';
    const { kind, data } = orderEvent('giftCardReturned', { amount: toEventAmount(amount), lastFour });
    await insertOrderEvent(trx, site.id, orderId, kind, { ...data }, eventActor(staff));
  }
}
