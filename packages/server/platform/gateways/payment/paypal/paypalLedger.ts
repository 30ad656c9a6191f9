import { movesTo } from '@quoin/domain/states';
import type { SiteDatabase, SiteTransaction } from '../../../database/database.ts';
import type { PayPalOrderState } from '../../../database/schema/store/payments.ts';
import type { PaymentRequest } from '../paymentGateway.ts';
import { PAYPAL_ORDER_MOVES } from '../paymentMoves.ts';

/** Identifies one payment. */
export type Named = Pick<PaymentRequest, 'websiteId' | 'intentId'>;

/** What we know of a payment at PayPal before we ask. */
export interface PayPalEntry {
  readonly orderId: string | null;
  readonly state: PayPalOrderState;
  /** What PayPal calls the money, once it is collected. */
  readonly captureId: string | null;
  readonly declineCode: string | null;
}

/**
 * Which PayPal order belongs to which payment, and whether its money may still be collected. An approved order becomes
 * money only by our call, so this row decides between the process that collects it and the one that gives it up
 * (ORD-1).
 */
export interface PayPalLedger {
  find(payment: Named): Promise<PayPalEntry | null>;
  /** Begins a row, or answers the one that is there. */
  open(payment: Named): Promise<PayPalEntry>;
  /** Notes what PayPal calls it, unless it has a name already or was given up; answers what holds then. */
  name(payment: Named, orderId: string): Promise<PayPalEntry>;
  /** To collect it; answers what holds then: a row that was given up stays so. */
  take(payment: Named): Promise<PayPalEntry>;
  /** Gives a payment up before it is collected, also when it was never started. Returns the entry that holds then. */
  close(payment: Named): Promise<PayPalEntry>;
  collected(payment: Named, captureId: string): Promise<void>;
  /**
   * Ends a payment that PayPal will not make any more, with or without a reason of its own. Nothing is retried. Returns
   * the entry that holds.
   */
  end(payment: Named, declineCode: string | null): Promise<PayPalEntry>;
  /** Returns payments that were collected or attempted, started in that period. */
  listTaken(websiteId: string, from: Date, until: Date): Promise<readonly string[]>;
}

export function createPayPalLedger(db: Pick<SiteDatabase, 'inSite'>): PayPalLedger {
  const inBook = <T>({ websiteId }: Pick<Named, 'websiteId'>, act: (trx: SiteTransaction) => Promise<T>) =>
    db.inSite({ websiteId }, act);
  return {
    find: (payment) => inBook(payment, (trx) => find(trx, payment)),
    open: (payment) => inBook(payment, (trx) => write(trx, payment, 'open')),
    name: (payment, orderId) =>
      inBook(payment, async (trx) => {
        await rowOf(trx, payment)
          .set({ order_id: orderId, updated_at: trx.now() })
          .where('order_id', 'is', null)
          .where('state', '=', 'open')
          .execute();
        return (await find(trx, payment))!;
      }),
    take: (payment) =>
      inBook(payment, async (trx) => {
        await move(trx, payment, 'taken');
        return (await find(trx, payment))!;
      }),
    close: (payment) =>
      inBook(payment, async (trx) => {
        await write(trx, payment, 'closed');
        await rowOf(trx, payment).set({ state: 'closed', updated_at: trx.now() }).where('state', '=', 'open').execute();
        return (await find(trx, payment))!;
      }),
    collected: (payment, captureId) =>
      inBook(payment, async (trx) => {
        const row = rowOf(trx, payment).where('capture_id', 'is', null);
        await row.set({ capture_id: captureId, updated_at: trx.now() }).execute();
      }),
    end: (payment, declineCode) =>
      inBook(payment, async (trx) => {
        await move(trx, payment, 'closed', declineCode);
        return (await find(trx, payment))!;
      }),
    listTaken: (websiteId, from, until) =>
      inBook({ websiteId }, async (trx) => {
        const query = trx.selectFrom('paypal_order').select('intent_id').where('website_id', '=', websiteId);
        const rows = await query
          .where('state', '=', 'taken')
          .where('created_at', '>=', from)
          .where('created_at', '<=', until)
          .orderBy('created_at')
          .execute();
        return rows.map((row) => row.intent_id);
      }),
  };
}

function rowOf(trx: SiteTransaction, { websiteId, intentId }: Named) {
  return trx.updateTable('paypal_order').where('website_id', '=', websiteId).where('intent_id', '=', intentId);
}

async function move(
  trx: SiteTransaction,
  payment: Named,
  state: 'taken' | 'closed',
  declineCode: string | null = null,
): Promise<void> {
  await rowOf(trx, payment)
    .set({ state, decline_code: declineCode, updated_at: trx.now() })
    .where('state', 'in', movesTo(PAYPAL_ORDER_MOVES, state))
    .execute();
}

/** Begins a row, or leaves the one that this payment already has; answers what is there. */
async function write(trx: SiteTransaction, payment: Named, state: 'open' | 'closed'): Promise<PayPalEntry> {
  const at = trx.now();
  await trx
    .insertInto('paypal_order')
    .values({
      website_id: payment.websiteId,
      intent_id: payment.intentId,
      state,
      created_at: at,
      updated_at: at,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'intent_id']).doNothing())
    .execute();
  return (await find(trx, payment))!;
}

async function find(trx: SiteTransaction, { websiteId, intentId }: Named): Promise<PayPalEntry | null> {
  const query = trx.selectFrom('paypal_order').select(['order_id', 'state', 'capture_id', 'decline_code']);
  const row = await query.where('website_id', '=', websiteId).where('intent_id', '=', intentId).executeTakeFirst();
  if (!row) return null;
  return { orderId: row.order_id, state: row.state, captureId: row.capture_id, declineCode: row.decline_code };
}
