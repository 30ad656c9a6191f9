import type { SalesRange } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { type LowStockRow, listLowStock } from '../catalog/index.ts';
import { abandonedTotals } from '../customers/index.ts';
import type { Deps } from '../deps.ts';
import {
  countWaiting,
  hasAnyOrder,
  listOrders,
  listTopProducts,
  NO_ORDER_FILTER,
  type OrderRow,
  type SalesRow,
  sumSales,
  type TopProductRow,
  type WaitingOrders,
} from '../orders/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { lowStockThreshold } from '../sites/index.ts';
import { findMembership } from '../team/index.ts';
import { salesBuckets, startOf } from './salesBuckets.ts';

const LATEST_ORDERS = 6;
const LOW_STOCK_ENTRIES = 5;
const TOP_PRODUCTS = 5;

export interface SalesReport {
  readonly range: SalesRange;
  readonly current: readonly SalesRow[];
  readonly previous: readonly SalesRow[];
  readonly topByRevenue: readonly TopProductRow[];
  readonly topByUnits: readonly TopProductRow[];
  readonly hasOrders: boolean;
}

export interface Home {
  readonly sales: SalesReport | null;
  readonly open: {
    readonly unpaid: WaitingOrders;
    readonly unfulfilled: WaitingOrders;
    readonly abandoned: WaitingOrders;
  } | null;
  readonly latestOrders: readonly OrderRow[] | null;
  readonly lowStock: readonly LowStockRow[] | null;
}

export interface HomeQuestion {
  readonly site: Site;
  readonly accountId: string;
  readonly range: SalesRange;
}

/** The first screen: only the parts that this person's roles open (AUT-2). */
export async function loadHome(deps: Pick<Deps, 'db' | 'now'>, question: HomeQuestion): Promise<Home> {
  const { site, accountId, range } = question;
  const now = new Date(deps.now());
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const member = await findMembership(trx, site.id, accountId);
    if (member === null) return { sales: null, open: null, latestOrders: null, lowStock: null };
    const low = { threshold: lowStockThreshold(site), limit: LOW_STOCK_ENTRIES, now };
    const seesOrders = isAllowed(member, 'orders.read');
    return {
      sales: isAllowed(member, 'analytics.read:sales') ? await loadSales(trx, site, range, now) : null,
      open: seesOrders
        ? { ...(await countWaiting(trx, site.id, site.currency)), abandoned: await abandonedTotals(trx, site, now) }
        : null,
      latestOrders: seesOrders
        ? await listOrders(trx, site.id, {
            filter: NO_ORDER_FILTER,
            sorting: { column: 'date', direction: 'down' },
            after: null,
            limit: LATEST_ORDERS,
          })
        : null,
      lowStock: isAllowed(member, 'products.read') ? await listLowStock(trx, site.id, low) : null,
    };
  });
}

async function loadSales(trx: SiteTransaction, site: Site, range: SalesRange, now: Date): Promise<SalesReport> {
  const { timeZone, currency } = site;
  const { unit, previous, current } = salesBuckets(range, now, timeZone);
  const scope = (buckets: readonly string[]) => ({ currency, timeZone, from: startOf(buckets[0] ?? '', timeZone) });
  const sold = new Map((await sumSales(trx, site.id, { ...scope(previous), unit })).map((row) => [row.bucket, row]));
  const filled = (buckets: readonly string[]) =>
    buckets.map((bucket) => sold.get(bucket) ?? { bucket, total: 0n, orderCount: 0 });
  const top = { ...scope(current), limit: TOP_PRODUCTS };
  return {
    range,
    current: filled(current),
    previous: filled(previous),
    topByRevenue: await listTopProducts(trx, site.id, { ...top, by: 'revenue' }),
    topByUnits: await listTopProducts(trx, site.id, { ...top, by: 'units' }),
    hasOrders: await hasAnyOrder(trx, site.id),
  };
}
