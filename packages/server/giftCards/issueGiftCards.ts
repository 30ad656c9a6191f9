import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { dayInZone, momentInZone } from '@quoin/domain/formats';
import { BILLING_HOUR } from '@quoin/domain/orders';
import { deliveryFromFields } from '../cart/index.ts';
import type { OrderLine } from '../orders/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Site } from '../sites/index.ts';
import { type CodeDeps, mintCode } from './giftCardCodes.ts';
import { activateGiftCards, insertGiftCard } from './storage/giftCardIssue.ts';
import { loadGiftCards, type StoredGiftCard } from './storage/giftCards.ts';

export const GIFT_CARD_MAIL_JOB = 'giftCard.mail';

export interface SoldGiftCards {
  readonly orderId: string;
  readonly email: string;
  readonly currency: string;
  readonly lines: readonly Pick<OrderLine, 'id' | 'productType' | 'quantity' | 'unitPrice' | 'additionalFields'>[];
  /** Cards of an order whose money comes later count from then on. */
  readonly isPaid: boolean;
  readonly isTest: boolean;
}

/** One card for each one bought, in the order's transaction: as surely as the order itself (GIFT-03, ORD-7). */
export async function issueGiftCards(
  deps: CodeDeps,
  trx: SiteTransaction,
  site: Site,
  sold: SoldGiftCards,
): Promise<void> {
  const today = dayInZone(trx.now().getTime(), site.timeZone);
  for (const line of sold.lines) {
    if (line.productType !== PRODUCT_TYPES.giftCard || line.unitPrice <= 0n) continue;
    const delivery = deliveryFromFields(line.additionalFields, today);
    for (let index = 0; index < line.quantity; index += 1) {
      const id = trx.newId();
      await insertGiftCard(trx, site.id, {
        ...{ id, ...mintCode(deps, site.id, id), ...delivery },
        currency: sold.currency,
        value: line.unitPrice,
        state: sold.isPaid ? 'active' : 'pending',
        isTest: sold.isTest,
        expiresAt: null,
        buyerEmail: sold.email,
        note: '',
        bought: { orderId: sold.orderId, lineId: line.id, index },
        accountId: null,
        actor: '',
      });
      if (sold.isPaid) await scheduleGiftCardMail(trx, site, { id, codeVersion: 1, sendOn: delivery.sendOn });
    }
  }
}

/** The money of an order has come: its cards count, and their mails are enqueued. */
export async function releaseBoughtGiftCards(trx: SiteTransaction, site: Site, orderId: string): Promise<void> {
  const ids = await activateGiftCards(trx, site.id, orderId);
  for (const card of await loadGiftCards(trx, site.id, ids)) await scheduleGiftCardMail(trx, site, card);
}

/** On the morning of its day where the shop is; at once when that is over or none was chosen. */
export async function scheduleGiftCardMail(
  trx: SiteTransaction,
  site: Site,
  card: Pick<StoredGiftCard, 'id' | 'codeVersion' | 'sendOn'>,
): Promise<void> {
  const { id, codeVersion, sendOn } = card;
  const day = sendOn === null ? null : momentInZone(sendOn, site.timeZone, BILLING_HOUR);
  await enqueue(trx, {
    websiteId: site.id,
    kind: GIFT_CARD_MAIL_JOB,
    payload: { cardId: id, codeVersion },
    dedupeKey: `${id}:${codeVersion}`,
    ...(day !== null && day > trx.now().getTime() ? { runAt: new Date(day) } : {}),
    maxAttempts: 30,
  });
}
