import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** What Home says of a site, read at once from where each subject keeps it. */
export interface HomeFacts {
  readonly hasEdits: boolean;
  readonly hasProduct: boolean;
  readonly hasPayments: boolean;
  readonly hasShipping: boolean;
  readonly hasTaxes: boolean;
  readonly messages: number;
  readonly comments: number;
  readonly reviews: number;
  readonly failedMails: number;
  readonly missingPages: number;
  readonly scriptErrors: number;
}

export async function loadHomeFacts(trx: SiteTransaction, websiteId: string): Promise<HomeFacts> {
  const count = (table: string, where: string) =>
    sql`(SELECT count(*)::int FROM ${sql.table(table)} WHERE website_id = ${websiteId} AND ${sql.raw(where)})`;
  const some = (table: string, where: string) =>
    sql`EXISTS (SELECT FROM ${sql.table(table)} WHERE website_id = ${websiteId} AND ${sql.raw(where)})`;
  const { rows } = await sql<HomeFacts>`SELECT
    ${some('site_draft', 'revision > 0')} AS "hasEdits",
    ${some('item', 'record_type = 11 AND deleted_at IS NULL')} AS "hasProduct",
    ${some('payment_account', "enabled AND provider <> 'test'")} AS "hasPayments",
    ${some('shipping_method', 'enabled')} AS "hasShipping",
    ${some('tax_rule', 'enabled')} AS "hasTaxes",
    ${count('form_submission', "folder = 'inbox' AND read_at IS NULL AND deleted_at IS NULL")} AS messages,
    ${count('item_comment', "state = 'pending'")} AS comments,
    ${count('product_review', "state = 'pending'")} AS reviews,
    ${count('mail', "state = 'failed'")} AS "failedMails",
    ${count('missing_page', 'true')} AS "missingPages",
    ${count('script_error', 'dismissed_at IS NULL')} AS "scriptErrors"`.execute(trx);
  return rows[0]!;
}
