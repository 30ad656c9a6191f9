import type { Deps } from '../../deps.ts';
import { assetUrl } from '../../media/index.ts';
import { listShipments } from '../../orders/index.ts';
import { READ_ONLY, type SiteTransaction } from '../../platform/database/database.ts';
import type { ListPage } from '../../platform/http/replies/page.ts';
import { pageWithParts } from '../pageWithParts.ts';
import {
  type ApiOrderLine,
  type ApiOrderRow,
  type ApiOrderSearch,
  findApiOrder,
  linesOfOrders,
  searchApiOrders,
} from '../storage/apiOrders.ts';

type Shipment = Awaited<ReturnType<typeof listShipments>>[number];

export interface LoadedLine extends ApiOrderLine {
  /** On the site's own address; null where it has no picture. */
  readonly imagePath: string | null;
}

/** An order with what belongs to it. */
export interface LoadedOrder {
  readonly order: ApiOrderRow;
  readonly lines: readonly LoadedLine[];
  readonly shipments: readonly Shipment[];
}

export function pageOfOrders(
  deps: Pick<Deps, 'db'>,
  websiteId: string,
  search: Omit<ApiOrderSearch, 'limit'>,
): Promise<ListPage<LoadedOrder>> {
  return pageWithParts(deps, websiteId, {
    rows: (trx, limit) => searchApiOrders(trx, websiteId, { ...search, limit }),
    withParts: (trx, shown) => withParts(trx, websiteId, shown),
  });
}

export function loadOrder({ db }: Pick<Deps, 'db'>, websiteId: string, id: string): Promise<LoadedOrder | null> {
  return db.inSite({ websiteId }, (trx) => loadOrderIn(trx, websiteId, id), READ_ONLY);
}

export async function loadOrderIn(trx: SiteTransaction, websiteId: string, id: string): Promise<LoadedOrder | null> {
  const order = await findApiOrder(trx, websiteId, id);
  return order === null ? null : ((await withParts(trx, websiteId, [order]))[0] ?? null);
}

async function withParts(
  trx: SiteTransaction,
  websiteId: string,
  orders: readonly ApiOrderRow[],
): Promise<readonly LoadedOrder[]> {
  const ids = orders.map(({ id }) => id);
  const [lines, shipments] = await Promise.all([
    linesOfOrders(trx, websiteId, ids),
    listShipments(trx, websiteId, ids),
  ]);
  return orders.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id).map(withPicture),
    shipments: shipments.filter(({ orderId, recalledAt }) => orderId === order.id && recalledAt === null),
  }));
}

function withPicture(line: ApiOrderLine): LoadedLine {
  const { imageId, imageFile } = line;
  return { ...line, imagePath: imageId === null ? null : assetUrl(imageId, imageFile ?? '') };
}
