import { movesTo } from '@quoin/domain/states';
import type { Deps } from '../../../deps.ts';
import type { SiteTransaction } from '../../database/database.ts';
import type { ManualPaymentStatus } from '../../database/schema/store/payments.ts';
import { listLedgerRefunds, recordLedgerRefund } from './ledgerRefunds.ts';
import type { KnownPayment, PaymentGateway, PaymentRequest, ProviderPayment } from './paymentGateway.ts';
import { MANUAL_PAYMENT_MOVES } from './paymentMoves.ts';

/** The owner's own word about money that no machine sees: a transfer, cash, a paid invoice. */
export interface ManualLedger {
  /** Null when there is no such payment. Said once it stays; a canceled one stays canceled. */
  markReceived(payment: Pick<KnownPayment, 'websiteId' | 'intentId'>): Promise<ProviderPayment | null>;
}

interface Row {
  readonly intent_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: ManualPaymentStatus;
  readonly refunded: bigint;
}

/**
 * Creates the provider for bank transfer, cash and invoice: the order exists at once and waits for its money, which the
 * owner confirms. Keeps its own ledger, so that the rest of the sale treats it like any other provider.
 */
export function createManualProvider(deps: Pick<Deps, 'db'>): {
  readonly gateway: PaymentGateway;
  readonly ledger: ManualLedger;
} {
  const inLedger = <T>(websiteId: string, act: (trx: SiteTransaction) => Promise<T>) =>
    deps.db.inSite({ websiteId }, act);
  const gateway: PaymentGateway = {
    name: 'manual',
    isTest: false,
    way: 'later',
    canRenew: false,
    express: null,
    embedded: null,
    createPayment: (request) => inLedger(request.websiteId, (trx) => write(trx, request, 'awaiting')),
    chargeSaved: () => Promise.reject(new Error('Nothing can be charged later where the buyer pays by himself.')),
    find: ({ websiteId, intentId }) => inLedger(websiteId, (trx) => find(trx, websiteId, intentId)),
    cancel: (payment) =>
      inLedger(payment.websiteId, async (trx) => {
        await write(trx, payment, 'canceled');
        return (await move(trx, payment, 'canceled'))!;
      }),
    refund: (request) =>
      inLedger(request.payment.websiteId, (trx) => recordLedgerRefund(trx, { provider: 'manual', ...request })),
    listRefunds: (payment) => inLedger(payment.websiteId, (trx) => listLedgerRefunds(trx, 'manual', payment)),
    async *listPayments(websiteId, from, until) {
      const rows = await inLedger(websiteId, (trx) =>
        trx
          .selectFrom('manual_payment')
          .selectAll()
          .where('website_id', '=', websiteId)
          .where('created_at', '>=', from)
          .where('created_at', '<=', until)
          .execute(),
      );
      yield* rows.map(toPayment);
    },
    readWebhook: null,
  };
  const ledger: ManualLedger = {
    markReceived: (payment) => inLedger(payment.websiteId, (trx) => move(trx, payment, 'succeeded')),
  };
  return { gateway, ledger };
}

/** Notes a payment, or returns the one that this intent already has. */
async function write(
  trx: SiteTransaction,
  request: PaymentRequest,
  status: 'awaiting' | 'canceled',
): Promise<ProviderPayment> {
  const now = trx.now();
  await trx
    .insertInto('manual_payment')
    .values({
      website_id: request.websiteId,
      intent_id: request.intentId,
      amount: request.amount,
      currency: request.currency,
      status,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'intent_id']).doNothing())
    .execute();
  return (await find(trx, request.websiteId, request.intentId))!;
}

/** Answers what holds afterwards, moved or not. */
async function move(
  trx: SiteTransaction,
  { websiteId, intentId }: Pick<KnownPayment, 'websiteId' | 'intentId'>,
  status: 'succeeded' | 'canceled',
): Promise<ProviderPayment | null> {
  await trx
    .updateTable('manual_payment')
    .set({ status, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('intent_id', '=', intentId)
    .where('status', 'in', movesTo(MANUAL_PAYMENT_MOVES, status))
    .execute();
  return find(trx, websiteId, intentId);
}

async function find(trx: SiteTransaction, websiteId: string, intentId: string): Promise<ProviderPayment | null> {
  const query = trx.selectFrom('manual_payment').selectAll();
  const row = await query.where('website_id', '=', websiteId).where('intent_id', '=', intentId).executeTakeFirst();
  return row ? toPayment(row) : null;
}

function toPayment(row: Row): ProviderPayment {
  const id = `manual_${row.intent_id}`;
  const isBack = row.status === 'succeeded' && row.refunded > 0n && row.refunded === row.amount;
  return {
    status: isBack ? 'refunded' : row.status,
    providerPaymentId: id,
    captureId: id,
    intentId: row.intent_id,
    amount: row.amount,
    currency: row.currency,
    ...(row.refunded > 0n ? { refundedAmount: row.refunded } : {}),
  };
}
