import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** A file that buyers of a digital product download. */
export interface DigitalFile {
  readonly id: string;
  readonly productId: string;
  readonly sha256: string;
  readonly filename: string;
  readonly byteSize: number;
}

const COLUMNS = ['id', 'product_id', 'sha256', 'filename', 'byte_size'] as const;

interface Row {
  readonly id: string;
  readonly product_id: string;
  readonly sha256: string;
  readonly filename: string;
  readonly byte_size: bigint;
}

function toFile(row: Row): DigitalFile {
  const { id, sha256, filename } = row;
  return { id, productId: row.product_id, sha256, filename, byteSize: Number(row.byte_size) };
}

export async function listDigitalFiles(
  trx: SiteTransaction,
  websiteId: string,
  productId: string,
): Promise<readonly DigitalFile[]> {
  const rows = await trx
    .selectFrom('digital_file')
    .select(COLUMNS)
    .where('website_id', '=', websiteId)
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  return rows.map(toFile);
}

export async function insertDigitalFile(
  trx: SiteTransaction,
  websiteId: string,
  file: DigitalFile,
  displayIndex: number,
): Promise<void> {
  await trx
    .insertInto('digital_file')
    .values({
      website_id: websiteId,
      id: file.id,
      product_id: file.productId,
      sha256: file.sha256,
      filename: file.filename,
      byte_size: BigInt(file.byteSize),
      display_index: displayIndex,
      created_at: trx.now(),
    })
    .execute();
}

/** Takes a file off the product, or puts it back; who bought it keeps it. */
export async function setFileRemoved(
  trx: SiteTransaction,
  websiteId: string,
  file: { readonly id: string; readonly productId: string; readonly isRemoved: boolean },
): Promise<DigitalFile | null> {
  const row = await trx
    .updateTable('digital_file')
    .set({ removed_at: file.isRemoved ? trx.now() : null })
    .where('website_id', '=', websiteId)
    .where('product_id', '=', file.productId)
    .where('id', '=', file.id)
    .returning(COLUMNS)
    .executeTakeFirst();
  return row === undefined ? null : toFile(row);
}

/** The right to one file of one order line, with the file. */
export interface GrantedFile {
  readonly orderId: string;
  readonly lineId: string;
  readonly title: string;
  readonly file: DigitalFile;
  readonly downloads: number;
  readonly expiresAt: Date;
  readonly isRevoked: boolean;
  readonly paymentState: string;
}

/** Gives the buyer of an order what its digital products hold; what he has already stays as it is. */
export async function grantFiles(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
  days: number,
): Promise<void> {
  await sql`INSERT INTO download_grant (website_id, order_id, line_id, file_id, expires_at, created_at)
    SELECT line.website_id, line.order_id, line.id, file.id, bought.placed_at + ${days} * interval '1 day', ${trx.now()}
    FROM order_line AS line
      JOIN sales_order AS bought ON bought.website_id = line.website_id AND bought.id = line.order_id
      JOIN digital_file AS file ON file.website_id = line.website_id AND file.product_id = line.product_id
        AND file.removed_at IS NULL
    WHERE line.website_id = ${websiteId} AND line.order_id = ${orderId} AND line.product_type = ${PRODUCT_TYPES.digital}
    ON CONFLICT (website_id, line_id, file_id) DO NOTHING`.execute(trx);
}

export async function listGrantedFiles(
  trx: SiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<readonly GrantedFile[]> {
  const rows = await grantedFiles(trx, websiteId)
    .where('granted.order_id', '=', orderId)
    .orderBy('line.display_index')
    .orderBy('file.display_index')
    .orderBy('file.id')
    .execute();
  return rows.map(toGranted);
}

/** One right, locked until the transaction ends, so that two downloads at once count as two. */
export async function lockGrantedFile(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly orderId: string; readonly lineId: string; readonly fileId: string },
): Promise<GrantedFile | null> {
  const row = await grantedFiles(trx, websiteId)
    .where('granted.order_id', '=', wanted.orderId)
    .where('granted.line_id', '=', wanted.lineId)
    .where('granted.file_id', '=', wanted.fileId)
    .forUpdate('granted')
    .executeTakeFirst();
  return row === undefined ? null : toGranted(row);
}

function grantedFiles(trx: SiteTransaction, websiteId: string) {
  return trx
    .selectFrom('download_grant as granted')
    .innerJoin('digital_file as file', (join) =>
      join.onRef('file.website_id', '=', 'granted.website_id').onRef('file.id', '=', 'granted.file_id'),
    )
    .innerJoin('order_line as line', (join) =>
      join.onRef('line.website_id', '=', 'granted.website_id').onRef('line.id', '=', 'granted.line_id'),
    )
    .innerJoin('sales_order as bought', (join) =>
      join.onRef('bought.website_id', '=', 'granted.website_id').onRef('bought.id', '=', 'granted.order_id'),
    )
    .select(['granted.order_id', 'granted.line_id', 'granted.downloads', 'granted.expires_at', 'granted.is_revoked'])
    .select(['line.title', 'bought.payment_state'])
    .select(['file.id', 'file.product_id', 'file.sha256', 'file.filename', 'file.byte_size'])
    .where('granted.website_id', '=', websiteId);
}

type GrantedRow = Awaited<ReturnType<ReturnType<typeof grantedFiles>['execute']>>[number];

function toGranted(row: GrantedRow): GrantedFile {
  return {
    orderId: row.order_id,
    lineId: row.line_id,
    title: row.title,
    file: toFile(row),
    downloads: row.downloads,
    expiresAt: row.expires_at,
    isRevoked: row.is_revoked,
    paymentState: row.payment_state,
  };
}

export async function saveGrant(
  trx: SiteTransaction,
  websiteId: string,
  granted: Pick<GrantedFile, 'lineId' | 'downloads' | 'expiresAt' | 'isRevoked'> & { readonly fileId: string },
): Promise<void> {
  await trx
    .updateTable('download_grant')
    .set({ downloads: granted.downloads, expires_at: granted.expiresAt, is_revoked: granted.isRevoked })
    .where('website_id', '=', websiteId)
    .where('line_id', '=', granted.lineId)
    .where('file_id', '=', granted.fileId)
    .execute();
}
