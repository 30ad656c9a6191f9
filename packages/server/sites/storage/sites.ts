import { type CurrencyCode, DEFAULT_CURRENCY, isCurrencyCode } from '@quoin/domain/money';
import { type FurtherLanguage, readFurtherLanguages } from '@quoin/domain/translations';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

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
  /** Besides the main one, in the owner's order; left out: none. */
  readonly languages?: readonly FurtherLanguage[];
  /** Raised by every change of a translation. */
  readonly translationRevision?: number;
  /** Nobody but its team sees it until it is published for the first time; left out: open. */
  readonly isClosed?: boolean;
  /** The site as readers of a further language see it, which `language` then is; left out: as it is. */
  readonly spoken?: SpokenSite;
  /** `theme` is one that a user tries out. Visitors see another. Left out: it is the site's own. */
  readonly tried?: { readonly own: string; readonly keepsTweaks: boolean };
}

export interface SpokenSite {
  /** What its addresses begin with. */
  readonly prefix: string;
  readonly mainLanguage: string;
}

/** Inside `acrossSites`; inside `inSite` only the site itself is visible. Deleted ones too: jobs and their owners ask. */
export function loadSiteById(trx: SiteTransaction, id: string): Promise<Site | null> {
  return readSite(trx, id, { isLive: false });
}

/** The same, unless it was deleted. */
export function loadLiveSite(trx: SiteTransaction, id: string): Promise<Site | null> {
  return readSite(trx, id, { isLive: true });
}

/**
 * The id first, from a directory that every machine keeps whole, then the site itself: a database that is spread by the site
 * asks the one machine that holds it (decision 0213).
 */
export async function loadSiteByIdentifier(trx: SiteTransaction, identifier: string): Promise<Site | null> {
  const id = await findSiteId(trx, identifier);
  return id === null ? null : loadLiveSite(trx, id);
}

/** By one of its custom domains, in lower case without a port. */
export async function loadSiteByHost(trx: SiteTransaction, host: string): Promise<Site | null> {
  const row = await trx.selectFrom('website_host').select('website_id').where('host', '=', host).executeTakeFirst();
  return row === undefined ? null : loadLiveSite(trx, row.website_id);
}

async function readSite(trx: SiteTransaction, id: string, more: { readonly isLive: boolean }): Promise<Site | null> {
  let query = trx
    .selectFrom('website')
    .selectAll('website')
    .select(
      sql<string[]>`array(select host from website_host where website_id = website.id order by is_main desc, host)`.as(
        'hosts',
      ),
    )
    .where('website.id', '=', id);
  if (more.isLive) query = query.where('website.deleted_at', 'is', null);
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
  readonly languages: unknown;
  readonly translation_revision: number;
  readonly is_closed: boolean;
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
    languages: readFurtherLanguages(row.languages),
    translationRevision: row.translation_revision,
    isClosed: row.is_closed,
  };
}

/** Until the commit nobody else gives a page or product of this site its address: of fifty at once each sees the one before (RC-14). */
export async function lockNames(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx.selectFrom('website').select('id').where('id', '=', websiteId).forNoKeyUpdate().execute();
}

/** The version that visitors see now; 0 where the site is gone. */
export async function findPublishedVersion(trx: SiteTransaction, websiteId: string): Promise<number> {
  const row = await trx
    .selectFrom('website')
    .select('published_version')
    .where('id', '=', websiteId)
    .executeTakeFirst();
  return row?.published_version ?? 0;
}

/** Another one whenever something has changed that prices carts; null where the site is gone. */
export async function findPricingVersion(trx: SiteTransaction, websiteId: string): Promise<string | null> {
  const row = await trx.selectFrom('website').select('pricing_version').where('id', '=', websiteId).executeTakeFirst();
  return row?.pricing_version ?? null;
}

/** Puts something among the site's settings; what else is kept there stays. */
export async function saveSetting(
  trx: SiteTransaction,
  websiteId: string,
  setting: Readonly<Record<string, unknown>>,
): Promise<void> {
  await trx
    .updateTable('website')
    .set({ settings: sql`settings || ${JSON.stringify(setting)}::jsonb` as never })
    .where('id', '=', websiteId)
    .execute();
}

/** Those of now, for who has met the site before; null where it is gone. */
export async function loadSettings(trx: SiteTransaction, websiteId: string): Promise<Site['settings'] | null> {
  const row = await trx.selectFrom('website').select('settings').where('id', '=', websiteId).executeTakeFirst();
  return row?.settings ?? null;
}

/** What the site has of settings, held until this transaction ends: for who changes a part of one. */
export async function loadSettingsForUpdate(
  trx: SiteTransaction,
  websiteId: string,
): Promise<Readonly<Record<string, unknown>> | null> {
  const row = await trx
    .selectFrom('website')
    .select('settings')
    .where('id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  return row?.settings ?? null;
}

/** Makes every cached page of the site unreachable; in the transaction of the change that visitors shall see. */
export async function bumpPublishedVersion(trx: SiteTransaction, websiteId: string): Promise<void> {
  await trx
    .updateTable('website')
    .set((eb) => ({ published_version: eb('published_version', '+', 1) }))
    .where('id', '=', websiteId)
    .execute();
}

/** Opens a site to visitors. Returns false where it was open already. Earlier pages belong to no version any more. */
export async function openWebsite(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const opened = await trx
    .updateTable('website')
    .set((eb) => ({ is_closed: false, published_version: eb('published_version', '+', 1) }))
    .where('id', '=', websiteId)
    .where('is_closed', '=', true)
    .executeTakeFirst();
  return opened.numUpdatedRows > 0n;
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
  const all = trx.selectFrom('website').select('identifier').where('deleted_at', 'is', null);
  const rows = await all.orderBy('id').limit(limit).execute();
  return rows.map((row) => row.identifier);
}

/** The site of that slug, a deleted one too: its name is taken. Null when there is none. */
export async function findSiteId(trx: SiteTransaction, identifier: string): Promise<string | null> {
  const row = await trx
    .selectFrom('website_slug')
    .select('website_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return row?.website_id ?? null;
}

/** Merges settings into the existing ones. Pages of the site are rendered again. */
export async function mergeSettings(
  trx: SiteTransaction,
  websiteId: string,
  settings: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql`UPDATE website SET published_version = published_version + 1,
    settings = settings || ${JSON.stringify(settings)}::jsonb WHERE id = ${websiteId}`.execute(trx);
}
