import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '@quoin/domain/money';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

/** A tenant as the server carries it from the host name on. */
export interface Site {
  readonly id: string;
  /** The slug in `<slug>.localhost` and in the app's paths. */
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  /** HTML. */
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: CurrencyCode;
  readonly theme: string;
  /** Raised by every change a visitor could see. */
  readonly publishedVersion: number;
  /** Raised when a variant becomes buyable or sold out. */
  readonly stockRevision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Custom domains, the main one first. */
  readonly hosts: readonly string[];
}

type Wanted = { readonly id: string } | { readonly identifier: string } | { readonly host: string };

/** Inside `acrossSites`; inside `inSite` only the site itself is visible. */
export function loadSiteById(trx: SiteTransaction, id: string): Promise<Site | null> {
  return loadSite(trx, { id });
}

export function loadSiteByIdentifier(trx: SiteTransaction, identifier: string): Promise<Site | null> {
  return loadSite(trx, { identifier });
}

/** By one of its custom domains, in lower case without a port. */
export function loadSiteByHost(trx: SiteTransaction, host: string): Promise<Site | null> {
  return loadSite(trx, { host });
}

async function loadSite(trx: SiteTransaction, wanted: Wanted): Promise<Site | null> {
  let query = trx
    .selectFrom('website')
    .selectAll('website')
    .select(
      sql<string[]>`array(select host from website_host where website_id = website.id order by host)`.as('hosts'),
    );
  if ('id' in wanted) query = query.where('website.id', '=', wanted.id);
  else if ('identifier' in wanted) query = query.where('website.identifier', '=', wanted.identifier);
  else {
    query = query.where('website.id', '=', (eb) =>
      eb.selectFrom('website_host').select('website_id').where('host', '=', wanted.host),
    );
  }
  const row = await query.executeTakeFirst();
  return row === undefined ? null : toSite(row);
}

interface SiteRow {
  readonly id: string;
  readonly identifier: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly language: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly theme: string;
  readonly published_version: number;
  readonly stock_revision: number;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly hosts: readonly string[];
}

function toSite(row: SiteRow): Site {
  return {
    id: row.id,
    identifier: row.identifier,
    title: row.title,
    tagline: row.tagline,
    description: row.description,
    language: row.language,
    timeZone: row.time_zone,
    currency: isCurrencyCode(row.currency) ? row.currency : DEFAULT_CURRENCY,
    theme: row.theme,
    publishedVersion: row.published_version,
    stockRevision: row.stock_revision,
    settings: row.settings,
    hosts: row.hosts,
  };
}

/** Makes every cached page of the site unreachable; in the transaction of the change that visitors shall see. */
export async function bumpPublishedVersion(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .updateTable('website')
    .set((eb) => ({ published_version: eb('published_version', '+', 1) }))
    .where('id', '=', websiteId)
    .execute();
}

/** In the transaction in which a variant's availability flips, so that no cached page keeps the old mark. */
export async function bumpStockRevision(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .updateTable('website')
    .set((eb) => ({ stock_revision: eb('stock_revision', '+', 1) }))
    .where('id', '=', websiteId)
    .execute();
}

/** Slugs of the oldest sites. */
export async function listSiteIdentifiers(trx: SiteTransaction, limit: number): Promise<readonly string[]> {
  const rows = await trx.selectFrom('website').select('identifier').orderBy('id').limit(limit).execute();
  return rows.map((row) => row.identifier);
}
