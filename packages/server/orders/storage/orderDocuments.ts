import type { PrintedDocument, SeriesCounter } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { DocumentKind } from '../../platform/database/schema/store/afterSale.ts';

export interface StoredDocument {
  readonly id: string;
  readonly orderId: string;
  readonly refundId: string | null;
  readonly kind: DocumentKind;
  readonly number: number;
  readonly numberText: string;
  readonly data: PrintedDocument;
  readonly createdAt: Date;
}

/** The last number of a series; locked until the document that takes the next one is committed: no gaps. */
export async function lockSeries(trx: SiteTransaction, websiteId: string, kind: DocumentKind): Promise<SeriesCounter> {
  await trx
    .insertInto('number_series')
    .values({ website_id: websiteId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { year, last } = await trx
    .selectFrom('number_series')
    .select(['year', 'last'])
    .where('website_id', '=', websiteId)
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { year, last };
}

/** Writes a document together with the number it takes. */
export async function insertDocument(
  trx: SiteTransaction,
  websiteId: string,
  document: Omit<StoredDocument, 'createdAt'>,
  counter: SeriesCounter,
): Promise<void> {
  await trx
    .updateTable('number_series')
    .set({ year: counter.year, last: counter.last })
    .where('website_id', '=', websiteId)
    .where('kind', '=', document.kind)
    .execute();
  await trx
    .insertInto('order_document')
    .values({
      website_id: websiteId,
      id: document.id,
      order_id: document.orderId,
      refund_id: document.refundId,
      kind: document.kind,
      year: counter.year,
      number: document.number,
      number_text: document.numberText,
      data: JSON.stringify(document.data),
      created_at: trx.now(),
    })
    .execute();
}

export async function listDocuments(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<StoredDocument[]> {
  const rows = await trx
    .selectFrom('order_document')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    orderId: row.order_id,
    refundId: row.refund_id,
    kind: row.kind,
    number: row.number,
    numberText: row.number_text,
    // Only ever what `insertDocument` wrote.
    data: row.data as unknown as PrintedDocument,
    createdAt: row.created_at,
  }));
}
