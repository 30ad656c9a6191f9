import {
  type AppHomeResponse,
  DEFAULT_SALES_RANGE,
  SALES_RANGES,
  type SalesRange,
  type WireSales,
  type WireSalesPeriod,
  type WireTopProduct,
} from '@quoin/contract/endpoints/running';
import { divideRounded } from '@quoin/domain/money';
import { queryText } from '@quoin/domain/site';
import { toWireLowStock } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import type { SalesRow, TopProductRow, WaitingOrders } from '../../orders/index.ts';
import { toWireOrderSummary } from '../../orders/index.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { json } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { loadHome, type SalesReport } from '../loadHome.ts';

export function appHomeRoutes(deps: Pick<Deps, 'db' | 'now'>): AppRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/app/sites/:site/home',
      rate: 'read',
      forgery: 'none',
      // Every member has a home; what it shows is decided part by part.
      access: 'signedIn',
      async handle(request) {
        const site = siteOf(request);
        const accountId = request.staff?.accountId ?? '';
        const home = await loadHome(deps, { site, accountId, range: rangeOf(request) });
        const waiting = ({ count, total }: WaitingOrders) => ({ count, total: toWireMoney(total, site.currency) });
        const answer: AppHomeResponse = {
          sales: home.sales && toWireSales(home.sales, site),
          open: home.open && {
            unpaid: waiting(home.open.unpaid),
            unfulfilled: waiting(home.open.unfulfilled),
            abandoned: waiting(home.open.abandoned),
          },
          latestOrders: home.latestOrders?.map(toWireOrderSummary) ?? null,
          lowStock: home.lowStock?.map((row) => toWireLowStock(site.identifier, row)) ?? null,
        };
        return json(answer);
      },
    },
  ];
}

function rangeOf(request: AppRequest): SalesRange {
  const wanted = queryText(request.query, 'range');
  return SALES_RANGES.find((range) => range === wanted) ?? DEFAULT_SALES_RANGE;
}

function toWireSales(report: SalesReport, site: Site): WireSales {
  const { range, hasOrders } = report;
  const top = (row: TopProductRow) => toWireTop(row, site);
  return {
    ...{ range, hasOrders },
    current: toWirePeriod(report.current, site.currency),
    previous: toWirePeriod(report.previous, site.currency),
    topByRevenue: report.topByRevenue.map(top),
    topByUnits: report.topByUnits.map(top),
  };
}

function toWirePeriod(rows: readonly SalesRow[], currency: string): WireSalesPeriod {
  const total = rows.reduce((sum, row) => sum + row.total, 0n);
  const orderCount = rows.reduce((sum, row) => sum + row.orderCount, 0);
  const average = orderCount === 0 ? null : divideRounded(total, BigInt(orderCount), 'halfUp');
  return {
    total: toWireMoney(total, currency),
    orderCount,
    average: average === null ? null : toWireMoney(average, currency),
    points: rows.map((row) => ({
      at: row.bucket,
      total: toWireMoney(row.total, currency),
      orderCount: row.orderCount,
    })),
  };
}

function toWireTop({ imageAssetId, revenue, ...row }: TopProductRow, site: Site): WireTopProduct {
  const imageUrl = appImageUrl(site.identifier, imageAssetId);
  return { ...row, imageUrl, revenue: toWireMoney(revenue, site.currency) };
}
