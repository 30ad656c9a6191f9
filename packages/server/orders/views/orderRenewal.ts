import { DEFAULT_CURRENCY, isCurrencyCode, type Money, money } from '@quoin/domain/money';
import { renewalFromToday, renewalText } from '@quoin/domain/orders';
import { findSingleCart } from '../../cart/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { StoredOrder } from '../storage/orderRecord.ts';

interface Reading {
  readonly language: string;
  readonly moneyText: (amount: Money) => string;
  /** On the day of the order: what was paid at once, too. */
  readonly isFresh: boolean;
}

/** What an order that began a subscription charges from now on; empty for all others. */
export async function orderRenewalText(
  trx: SiteTransaction,
  websiteId: string,
  order: Pick<StoredOrder, 'cartId' | 'currency' | 'grandTotal' | 'giftCardTotal'>,
  { language, moneyText, isFresh }: Reading,
): Promise<string> {
  const plan = (await findSingleCart(trx, websiteId, order.cartId))?.plan ?? null;
  if (plan === null) return '';
  const currency = isCurrencyCode(order.currency) ? order.currency : DEFAULT_CURRENCY;
  const text = (minor: bigint) => moneyText(money(minor, currency));
  const terms = { plan, renewalText: text(order.grandTotal), language };
  return isFresh ? renewalFromToday(text(order.grandTotal - order.giftCardTotal), terms) : renewalText(terms);
}
