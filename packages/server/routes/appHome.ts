import type { AppHomeResponse, WireSales } from '@quoin/contract/endpoints';
import type { Deps } from '../deps.ts';
import { json } from '../http/reply.ts';
import type { AppRoute } from '../http/route.ts';
import { type Home, loadHome } from '../operations/app/loadHome.ts';
import type { SalesDayRow } from '../storage/appOrders.ts';
import { siteOf } from './appLists.ts';
import { toWireLowStock, toWireMoney, toWireOrderSummary } from './appWire.ts';

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
        const home = await loadHome(deps, { websiteId: site.id, timeZone: site.timeZone, accountId });
        const answer: AppHomeResponse = {
          sales: home.sales && toWireSales(home.sales, site.currency),
          latestOrders: home.latestOrders?.map(toWireOrderSummary) ?? null,
          lowStock: home.lowStock?.map((row) => toWireLowStock(site.identifier, row)) ?? null,
        };
        return json(answer);
      },
    },
  ];
}

function toWireSales({ days, ordersEver }: NonNullable<Home['sales']>, currency: string): WireSales {
  const today = days.at(-1);
  const sum = (rows: readonly SalesDayRow[]) => rows.reduce((total, row) => total + row.total, 0n);
  return {
    today: toWireMoney(today?.total ?? 0n, currency),
    week: toWireMoney(sum(days), currency),
    ordersToday: today?.orderCount ?? 0,
    ordersWeek: days.reduce((count, row) => count + row.orderCount, 0),
    ordersEver,
    days: days.map(({ day, total, orderCount }) => ({ day, orderCount, total: toWireMoney(total, currency) })),
  };
}
