import { en as checkoutEnglish } from '@quoin/messages/checkout';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { ManualMethod } from '../platform/database/schema/store/payments.ts';
import type { PaymentIntentState } from '../platform/database/schema/store/sale.ts';
import { listPaymentAccounts, type StoredPaymentAccount } from './storage/paymentAccounts.ts';
import { findIntentOfOrder } from './storage/payments.ts';
import { listRefundsOfIntent, type StoredRefund } from './storage/refunds.ts';

/** How an order is paid: for its own page, its mails and the owner's screen. */
export interface OrderPayment {
  readonly intentId: string;
  readonly provider: string;
  readonly manualMethod: ManualMethod | null;
  /** As the owner calls it, or by its own name; empty where nobody has named it. */
  readonly title: string;
  /** What the buyer is to do while the money has not come. */
  readonly instructions: string;
  readonly state: PaymentIntentState;
  /** Minor units. */
  readonly amount: bigint;
  /** Given back or on its way. */
  readonly refundedAmount: bigint;
  readonly currency: string;
  /** What the provider calls the money, for its own screens. */
  readonly captureId: string | null;
  readonly refunds: readonly StoredRefund[];
}

/** Null where nothing was to be paid. */
export async function paymentOfOrder(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<OrderPayment | null> {
  const intent = await findIntentOfOrder(trx, websiteId, orderId);
  if (intent === null || intent.provider === 'none') return null;
  const [accounts, refunds] = await Promise.all([
    listPaymentAccounts(trx, websiteId),
    listRefundsOfIntent(trx, websiteId, intent.id),
  ]);
  const account = accounts.find(({ id }) => id === intent.accountId);
  const { provider, state, amount, refundedAmount, currency, captureId } = intent;
  return {
    intentId: intent.id,
    provider,
    manualMethod: account?.manualMethod ?? null,
    title: account === undefined ? '' : accountName(account),
    instructions: state === 'processing' ? (account?.instructions ?? '') : '',
    state,
    amount,
    refundedAmount,
    currency,
    captureId,
    refunds,
  };
}

/** Names an account without a title after its provider. */
function accountName({ title, provider }: Pick<StoredPaymentAccount, 'title' | 'provider'>): string {
  return title === '' && provider === 'paypal' ? checkoutEnglish.ways.paypal : title;
}
