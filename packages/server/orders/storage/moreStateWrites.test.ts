import {
  BULK_CHANGE_MOVES,
  BULK_EDIT_MOVES,
  type BulkChangeState,
  type BulkEditState,
  IMPORT_MOVES,
  type ImportState,
  type PlannedChange,
} from '@quoin/domain/catalog';
import { SUBSCRIBER_MOVES, type SubscriberState } from '@quoin/domain/forms';
import { CHECKOUT_MOVES, type CheckoutStatus, REFUND_MOVES, STOCK_HOLD_MOVES } from '@quoin/domain/orders';
import { SIGN_UP_MOVES } from '@quoin/domain/restock';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveCheckout } from '../../cart/storage/checkouts.ts';
import { type Chunk, settleChanges } from '../../catalog/storage/bulkChunk.ts';
import { insertBulkEdit, moveBulkEdit } from '../../catalog/storage/bulkEdits.ts';
import { finishImport, insertImport, moveImport } from '../../catalog/storage/importRuns.ts';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { claimReservations, releaseUnits, reserveUnits } from '../../inventory/storage/stock.ts';
import { saveWish, setSubscriberState } from '../../mailingLists/storage/subscribers.ts';
import { endRefund, findRefund, insertRefund } from '../../payments/storage/refunds.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { confirmSignup, findSignup, keepSignup, takeWaiting } from '../../restock/storage/restock.ts';
import { findWrongMoves } from '../testing/everyMove.ts';
import { endOrderRefund, findOrderRefund, insertOrderRefund } from './orderRefunds.ts';

let shop: SaleShop;
let site: string;
let itemId: string;
let variantId: string;
let paidCheckout: string;
let orderId: string;
let openCheckout: string;
const actor = { accountId: null, name: 'Olga' };
const id = () => newId(Date.now(), secureRoll);

beforeAll(async () => {
  shop = await openSaleShop();
  site = shop.site.id;
  itemId = await shop.addProduct({ title: 'Print', price: 3000n, stock: 5 });
  const [variant] = await shop.test.asOwner<{ id: string }>('select id from variant where product_id = $1', [itemId]);
  variantId = variant!.id;
  const buyer = shop.newBuyer();
  const ready = await shop.readyToPay(buyer, itemId);
  const paid = await shop.pay(buyer, ready);
  if (paid.status !== 'succeeded') throw new Error(paid.status);
  [paidCheckout, orderId] = [ready.stored.id, paid.orderId];
  openCheckout = (await shop.readyToPay(shop.newBuyer(), itemId)).stored.id;
});
afterAll(() => shop.close());

const inSite = <T>(act: (trx: SiteTransaction) => Promise<T>) => shop.db.inSite({ websiteId: site }, act);

/** A row by its id, and how its state is set and read without the product. */
function rowOf<State extends string>(trx: SiteTransaction, table: string, rowId: string) {
  return {
    put: (state: State, further: RawBuilder<unknown> = sql``) =>
      sql`UPDATE ${sql.table(table)} SET state = ${state} ${further} WHERE id = ${rowId}`.execute(trx),
    read: async () => {
      const { rows } = await sql<{ state: State }>`SELECT state FROM ${sql.table(table)} WHERE id = ${rowId}`.execute(
        trx,
      );
      return rows[0]!.state;
    },
  };
}

describe('a state is written only where its table has that move, tried for every pair (ORD-2)', () => {
  it('of a checkout', async () => {
    const wrong = await inSite((trx) => {
      const { put, read } = rowOf<CheckoutStatus>(trx, 'checkout', openCheckout);
      return findWrongMoves(CHECKOUT_MOVES, ['open', 'paying', 'awaiting_step', 'completed', 'needs_review'], {
        put: (state) => put(state, sql`, order_id = ${state === 'completed' ? orderId : null}`),
        write: (state) =>
          saveCheckout(trx, site, openCheckout, { state, ...(state === 'completed' ? { orderId } : {}) }),
        read,
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of the units that a checkout holds (STK-4)', async () => {
    const wrong = await inSite(async (trx) => {
      const { held } = await reserveUnits(trx, site, openCheckout, [{ variantId, quantity: 1 }], 60_000);
      expect(held).toHaveLength(1);
      const hold = await trx
        .selectFrom('stock_reservation')
        .select('id')
        .where('checkout_id', '=', openCheckout)
        .executeTakeFirstOrThrow();
      return findWrongMoves(STOCK_HOLD_MOVES, ['claimed', 'released'], {
        ...rowOf(trx, 'stock_reservation', hold.id),
        write: (to) => (to === 'claimed' ? claimReservations : releaseUnits)(trx, site, openCheckout),
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of a refund at the provider, and of an order (MON-4)', async () => {
    const wrong = await inSite(async (trx) => {
      const intent = await trx
        .selectFrom('payment_intent')
        .select('id')
        .where('checkout_id', '=', paidCheckout)
        .executeTakeFirstOrThrow();
      const refund = {
        id: id(),
        intentId: intent.id,
        amount: 100n,
        currency: 'EUR',
        reason: '',
        providerRefundId: null,
      };
      await insertRefund(trx, site, { ...refund, state: 'pending' });
      const parts = { toPayment: 100n, toGiftCards: 0n, parts: {}, actor: 'Olga', accountId: null };
      await insertOrderRefund(trx, site, {
        id: refund.id,
        orderId,
        currency: 'EUR',
        amount: 100n,
        reason: '',
        ...parts,
      });
      const stored = { pending: 'begun', succeeded: 'done', failed: 'failed' } as const;
      return [
        ...(await findWrongMoves(REFUND_MOVES, ['succeeded', 'failed'], {
          put: rowOf(trx, 'payment_refund', refund.id).put,
          write: (state) => endRefund(trx, site, refund.id, { state, providerRefundId: null }),
          read: async () => (await findRefund(trx, site, refund.id))!.state,
        })),
        ...(await findWrongMoves(REFUND_MOVES, ['succeeded', 'failed'], {
          put: (state) => rowOf(trx, 'order_refund', refund.id).put(stored[state]),
          write: (state) => endOrderRefund(trx, site, refund.id, state),
          read: async () => (await findOrderRefund(trx, site, refund.id))!.state,
        })),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of somebody who waits for a variant (RSTK-03)', async () => {
    const asks = { productId: itemId, variantId, email: 'ida@example.com', language: 'en', joinsMailingList: false };
    const wrong = await inSite(async (trx) => {
      const signUp = await keepSignup(trx, site, { ...asks, state: 'unconfirmed' });
      const { put } = rowOf(trx, 'restock_signup', signUp.id);
      return findWrongMoves(SIGN_UP_MOVES, ['waiting', 'sent'], {
        put: (state) => put(state, sql`, sent_at = ${state === 'sent' ? trx.now() : null}::timestamptz`),
        write: (to) => (to === 'sent' ? takeWaiting(trx, site, [variantId], 9) : confirmSignup(trx, site, signUp.id)),
        read: async () => (await findSignup(trx, site, signUp.id))!.state,
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of somebody on a mailing list, by the owner’s hand or a link, and by asking again', async () => {
    const wrong = await inSite(async (trx) => {
      const listId = id();
      await sql`INSERT INTO mailing_list (website_id, id, name, created_at, updated_at)
        VALUES (${site}, ${listId}, 'Letters', now(), now())`.execute(trx);
      const wish = { listId, email: 'ida@example.com', fullName: '', source: 'Form', language: 'en', asks: 0 };
      const ask = (state: SubscriberState) =>
        saveWish(trx, site, { ...wish, state, askedSince: trx.now(), token: null });
      const person = (await ask('pending'))!;
      const row = rowOf<SubscriberState>(trx, 'subscriber', person);
      return [
        ...(await findWrongMoves(SUBSCRIBER_MOVES, ['subscribed', 'unsubscribed'], {
          ...row,
          write: (to) => setSubscriberState(trx, site, person, to),
        })),
        ...(await findWrongMoves(SUBSCRIBER_MOVES, ['pending', 'subscribed', 'unsubscribed'], { ...row, write: ask })),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('of an import', async () => {
    const wrong = await inSite(async (trx) => {
      const file = {
        content: 'SKU\n',
        fileName: 'a.csv',
        fileHash: 'x',
        dialect: 'quoin',
        mapping: {},
        reading: { separator: ',', decimalMark: '.', dateOrder: 'ymd' } as const,
        total: 0,
        actor,
      };
      const run = await insertImport(trx, site, file);
      return findWrongMoves(IMPORT_MOVES, ['running', 'done', 'stopped', 'failed', 'undoing', 'undone'], {
        ...rowOf<ImportState>(trx, 'import_run', run),
        write: (to) => (to === 'done' ? finishImport(trx, site, run, [], 10) : moveImport(trx, site, run, { to })),
      });
    });
    expect(wrong).toEqual([]);
  });

  it('of a bulk edit and each of its changes', async () => {
    const change: PlannedChange = {
      ...{ productId: itemId, variantId, field: 'sku', oldValue: 'A', newValue: 'B', typed: null, problem: null },
    };
    const wrong = await inSite(async (trx) => {
      const edit = await insertBulkEdit(trx, site, [change], actor);
      const chunk = { websiteId: site, id: edit, first: 1, last: 1 };
      const write = (to: BulkChangeState): Promise<void> => {
        const way: Chunk['way'] = to === 'applied' || to === 'skipped' ? 'apply' : 'undo';
        const isLeft = to === 'skipped' || to === 'kept';
        return settleChanges(trx, { ...chunk, way }, [1], isLeft ? 'bulkGone' : null);
      };
      const ofChange = sql`UPDATE bulk_edit_change SET problem = NULL, state = `;
      return [
        ...(await findWrongMoves(BULK_EDIT_MOVES, ['applying', 'applied', 'undoing', 'undone'], {
          ...rowOf<BulkEditState>(trx, 'bulk_edit', edit),
          write: (to) => moveBulkEdit(trx, site, edit, { to }),
        })),
        ...(await findWrongMoves(BULK_CHANGE_MOVES, ['applied', 'skipped', 'undone', 'kept'], {
          put: (state) => sql`${ofChange} ${state} WHERE bulk_edit_id = ${edit}`.execute(trx),
          write,
          read: async () => (await trx.selectFrom('bulk_edit_change').select('state').executeTakeFirstOrThrow()).state,
        })),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
