import type { Deps } from '../deps.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { ListPage } from '../platform/http/replies/page.ts';
import { pageWithParts } from './pageWithParts.ts';
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
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiTransactionSearch, 'limit'>,
): Promise<ListPage<LoadedTransaction>> {
  return pageWithParts(deps, websiteId, {
    rows: (trx, limit) => searchApiTransactions(trx, websiteId, { ...search, limit }),
    withParts: (trx, shown) => withParts(trx, websiteId, shown),
  });
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
