import type { Deps } from '../deps.ts';
import { READ_ONLY, type SiteTransaction } from '../platform/database/database.ts';
import { type ListPage, pageOf } from '../platform/http/replies/page.ts';
import { API_PAGE_SIZE } from './paging.ts';
import {
  type ApiPaymentRow,
  type ApiRefundRow,
  type ApiSoldLine,
  type ApiTransactionRow,
  type ApiTransactionSearch,
  paymentsOf,
  refundsOf,
  searchApiTransactions,
  soldLinesOf,
} from './storage/apiTransactions.ts';

export interface LoadedPayment extends ApiPaymentRow {
  readonly refunds: readonly ApiRefundRow[];
}

/** What was charged for an order, and what of it went back. */
export interface LoadedTransaction {
  readonly sale: ApiTransactionRow;
  readonly lines: readonly ApiSoldLine[];
  readonly payments: readonly LoadedPayment[];
}

export function pageOfTransactions(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiTransactionSearch, 'limit'>,
): Promise<ListPage<LoadedTransaction>> {
  return db.inSite(
    { websiteId },
    async (trx) => {
      const rows = await searchApiTransactions(trx, websiteId, { ...search, limit: API_PAGE_SIZE + 1 });
      const { rows: shown, last } = pageOf(rows, API_PAGE_SIZE);
      const loaded = await withParts(trx, websiteId, shown);
      return { rows: loaded, last: last && (loaded.at(-1) ?? null) };
    },
    READ_ONLY,
  );
}

async function withParts(
  trx: SiteTransaction,
  websiteId: string,
  sales: readonly ApiTransactionRow[],
): Promise<readonly LoadedTransaction[]> {
  const [lines, payments] = await Promise.all([
    soldLinesOf(
      trx,
      websiteId,
      sales.map(({ orderId }) => orderId),
    ),
    paymentsOf(
      trx,
      websiteId,
      sales.map(({ checkoutId }) => checkoutId),
    ),
  ]);
  const refunds = await refundsOf(
    trx,
    websiteId,
    payments.map(({ id }) => id),
  );
  return sales.map((sale) => ({
    sale,
    lines: lines.filter(({ orderId }) => orderId === sale.orderId),
    payments: payments
      .filter(({ checkoutId }) => checkoutId === sale.checkoutId)
      .map((payment) => ({ ...payment, refunds: refunds.filter(({ intentId }) => intentId === payment.id) })),
  }));
}
