import { isAllowed } from '@quoin/domain/access';
import { LOW_STOCK_THRESHOLD } from '@quoin/domain/catalog';
import type { SiteTransaction } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { findMembership } from '../../storage/accounts.ts';
import { countOrders, listOrders, listSalesDays, type OrderRow, type SalesDayRow } from '../../storage/appOrders.ts';
import { type LowStockRow, listLowStock } from '../../storage/appProducts.ts';
import { lastDays } from './lastDays.ts';

const DAYS = 7;
const LATEST_ORDERS = 6;
const LOW_STOCK_ENTRIES = 5;

export interface Home {
  readonly sales: { readonly days: readonly SalesDayRow[]; readonly ordersEver: number } | null;
  readonly latestOrders: readonly OrderRow[] | null;
  readonly lowStock: readonly LowStockRow[] | null;
}

export interface HomeQuestion {
  readonly websiteId: string;
  readonly timeZone: string;
  readonly accountId: string;
}

/** The first screen: only the parts that this person's roles open (AUT-2). */
export async function loadHome(deps: Pick<Deps, 'db' | 'now'>, question: HomeQuestion): Promise<Home> {
  const { websiteId, accountId, timeZone } = question;
  const now = new Date(deps.now());
  return deps.db.inSite({ websiteId }, async (trx) => {
    const member = await findMembership(trx, websiteId, accountId);
    if (member === null) return { sales: null, latestOrders: null, lowStock: null };
    const low = { threshold: LOW_STOCK_THRESHOLD, limit: LOW_STOCK_ENTRIES, now };
    return {
      sales: isAllowed(member, 'analytics.read:sales') ? await loadSales(trx, websiteId, timeZone, now) : null,
      latestOrders: isAllowed(member, 'orders.read')
        ? await listOrders(trx, websiteId, { search: '', after: null, limit: LATEST_ORDERS })
        : null,
      lowStock: isAllowed(member, 'products.read') ? await listLowStock(trx, websiteId, low) : null,
    };
  });
}

async function loadSales(trx: SiteTransaction, websiteId: string, timeZone: string, now: Date) {
  const sold = await listSalesDays(trx, websiteId, { now, timeZone, days: DAYS });
  const days = lastDays(now, timeZone, DAYS).map(
    (day) => sold.find((row) => row.day === day) ?? { day, total: 0n, orderCount: 0 },
  );
  return { days, ordersEver: await countOrders(trx, websiteId) };
}
