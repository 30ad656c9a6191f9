import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

export interface ExportedCustomer {
  readonly id: string;
  readonly email: string;
  readonly fullName: string;
  readonly acceptsMarketing: boolean;
  readonly isTaxExempt: boolean;
  readonly tags: readonly string[];
  readonly notes: string;
  readonly createdAt: Date;
  /** Of the default address, else the first one. */
  readonly address: Readonly<Record<string, string | undefined>> | null;
}

/** Customers behind this id. */
export async function listExportedCustomers(
  trx: SiteTransaction,
  websiteId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly ExportedCustomer[]> {
  const { rows } = await sql<ExportedCustomer>`
    SELECT u.id, u.email, u.full_name AS "fullName", u.accepts_marketing AS "acceptsMarketing",
      u.is_tax_exempt AS "isTaxExempt", u.tags, u.notes, u.created_at AS "createdAt",
      (SELECT a.address FROM site_user_address a WHERE a.website_id = u.website_id AND a.site_user_id = u.id
        ORDER BY a.is_default DESC, a.display_index, a.id LIMIT 1) AS address
    FROM site_user u WHERE u.website_id = ${websiteId} AND u.id > ${after} ORDER BY u.id LIMIT ${limit}`.execute(trx);
  return rows;
}

export interface ExportedSubscriber {
  readonly id: string;
  readonly list: string;
  readonly email: string;
  readonly fullName: string;
  readonly state: string;
  readonly source: string;
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly unsubscribedAt: Date | null;
}

/** People of every mailing list, behind this id. */
export async function listExportedSubscribers(
  trx: SiteTransaction,
  websiteId: string,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<readonly ExportedSubscriber[]> {
  const { rows } = await sql<ExportedSubscriber>`
    SELECT s.id, l.name AS list, s.email, s.full_name AS "fullName", s.state, s.source, s.created_at AS "createdAt",
      s.confirmed_at AS "confirmedAt", s.unsubscribed_at AS "unsubscribedAt"
    FROM subscriber s JOIN mailing_list l ON l.website_id = s.website_id AND l.id = s.list_id
    WHERE s.website_id = ${websiteId} AND s.id > ${after} ORDER BY s.id LIMIT ${limit}`.execute(trx);
  return rows;
}
