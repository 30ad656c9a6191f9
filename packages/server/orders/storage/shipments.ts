import { type CarrierKey, isCarrierKey, type Shipment } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface StoredShipment extends Shipment {
  /** Of the carrier, as a program said it; else empty. */
  readonly service: string;
  readonly recalledAt: number | null;
}

export async function insertShipment(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  shipment: Omit<Shipment, 'sentAt'> & { readonly service?: string; readonly sentAt?: Date },
): Promise<void> {
  await trx
    .insertInto('shipment')
    .values({
      website_id: websiteId,
      id: shipment.id,
      order_id: orderId,
      carrier: shipment.carrier,
      carrier_name: shipment.carrierName,
      tracking_number: shipment.trackingNumber,
      tracking_url: shipment.trackingUrl,
      service: shipment.service ?? '',
      sent_at: shipment.sentAt ?? trx.now(),
    })
    .execute();
  const lines = shipment.lines.map(({ lineId, quantity }) => ({
    website_id: websiteId,
    shipment_id: shipment.id,
    line_id: lineId,
    quantity,
  }));
  await trx.insertInto('shipment_line').values(lines).execute();
}

/** Oldest first, recalled ones too. */
export async function listShipments(
  trx: SiteTransaction,
  websiteId: string,
  orderIds: readonly string[],
): Promise<readonly (StoredShipment & { readonly orderId: string })[]> {
  if (orderIds.length === 0) return [];
  const rows = await trx
    .selectFrom('shipment')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', 'in', [...orderIds])
    .orderBy('sent_at')
    .orderBy('id')
    .execute();
  const lines = await trx
    .selectFrom('shipment_line as l')
    .innerJoin('shipment as s', (join) =>
      join.onRef('s.website_id', '=', 'l.website_id').onRef('s.id', '=', 'l.shipment_id'),
    )
    .select(['l.shipment_id', 'l.line_id', 'l.quantity'])
    .where('l.website_id', '=', websiteId)
    .where('s.order_id', 'in', [...orderIds])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    lines: lines
      .filter((line) => line.shipment_id === row.id)
      .map((line) => ({ lineId: line.line_id, quantity: line.quantity })),
    carrier: carrierOf(row.carrier),
    carrierName: row.carrier_name,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
    service: row.service,
    sentAt: row.sent_at.getTime(),
    recalledAt: row.recalled_at?.getTime() ?? null,
  }));
}

function carrierOf(text: string | null): CarrierKey | null {
  return isCarrierKey(text) ? text : null;
}

/** False when it was recalled before. */
export async function markRecalled(trx: SiteTransaction, websiteId: string, shipmentId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('shipment')
    .set({ recalled_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', shipmentId)
    .where('recalled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function saveTracking(
  trx: SiteTransaction,
  websiteId: string,
  shipmentId: string,
  tracking: Pick<Shipment, 'carrier' | 'carrierName' | 'trackingNumber' | 'trackingUrl'>,
): Promise<void> {
  await trx
    .updateTable('shipment')
    .set({
      carrier: tracking.carrier,
      carrier_name: tracking.carrierName,
      tracking_number: tracking.trackingNumber,
      tracking_url: tracking.trackingUrl,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', shipmentId)
    .execute();
}
