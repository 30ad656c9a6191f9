import {
  entryOfPage,
  FIELDS_OWNER,
  FIELDS_TITLE,
  type JsonRecord,
  kindOfKey,
  type RecordKey,
  recordKey,
  textIn,
} from '@quoin/domain/document';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { type EntryName, listEntryNames } from './entryNames.ts';

/** A place where a file is used. */
export interface MediaUse {
  readonly assetId: string;
  readonly kind: 'page' | 'product' | 'post' | 'event' | 'site';
  readonly id: string;
  readonly title: string;
  /** Of posts and events: the page they are on. */
  readonly collectionId: string | null;
  /** Visitors see it there; else only the draft holds it. */
  readonly isLive: boolean;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Everything that can hold an id inside a text, and everything that points at a file. Ids of files are like no other text. */
function usedIds(websiteId: string): RawBuilder<unknown> {
  return sql`
    SELECT found[1]::uuid FROM (
      SELECT value::text AS body FROM draft_record WHERE website_id = ${websiteId}
      UNION ALL SELECT value::text FROM live_record WHERE website_id = ${websiteId}
      UNION ALL SELECT concat(draft::text, published::text) FROM page_document WHERE website_id = ${websiteId}
      UNION ALL SELECT concat(body, excerpt, data::text, seo::text) FROM item WHERE website_id = ${websiteId}
      UNION ALL SELECT html FROM mail_template WHERE website_id = ${websiteId}
      UNION ALL SELECT settings::text FROM website WHERE id = ${websiteId}
      UNION ALL SELECT value::text FROM commerce_preference WHERE website_id = ${websiteId}
    ) texts, regexp_matches(texts.body, ${UUID}, 'g') AS found
    UNION SELECT main_image_id FROM collection WHERE website_id = ${websiteId} AND main_image_id IS NOT NULL
    UNION SELECT main_image_id FROM item WHERE website_id = ${websiteId} AND main_image_id IS NOT NULL
    UNION SELECT asset_id FROM item_image WHERE website_id = ${websiteId}
    UNION SELECT main_image_id FROM variant WHERE website_id = ${websiteId} AND main_image_id IS NOT NULL
    UNION SELECT unnest(image_ids) FROM variant WHERE website_id = ${websiteId}
    UNION SELECT unnest(image_ids) FROM product_review WHERE website_id = ${websiteId}`;
}

/** Whether anything names the file of the row `asset`. */
export function isUsed(websiteId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`asset.id IN (${usedIds(websiteId)})`;
}

/** What may go from the trash by itself: nothing names it, no version that can come back, no order. */
export async function listEndingMedia(
  trx: SiteTransaction,
  websiteId: string,
  { before, limit }: { readonly before: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT asset.id FROM asset WHERE asset.website_id = ${websiteId} AND asset.deleted_at <= ${before}
      AND asset.id NOT IN (${usedIds(websiteId)}
        UNION SELECT found[1]::uuid FROM version_record, regexp_matches(version_record.value::text, ${UUID}, 'g') AS found
          WHERE version_record.website_id = ${websiteId}
        UNION SELECT image_asset_id FROM order_line WHERE website_id = ${websiteId} AND image_asset_id IS NOT NULL)
    ORDER BY asset.deleted_at, asset.id LIMIT ${limit} FOR UPDATE OF asset`.execute(trx);
  return rows.map(({ id }) => id);
}

export async function hasTrashedMedia(trx: SiteTransaction, websiteId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('asset')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where files are used: each place once, live ones before those of the draft. */
export async function listMediaUses(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly MediaUse[]> {
  if (ids.length === 0) return [];
  const found = [
    ...(await usesInRecords(trx, websiteId, ids)),
    ...(await usesInTables(trx, websiteId, ids)),
    ...(await usesInItems(trx, websiteId, ids)),
  ];
  const places = new Map<string, MediaUse>();
  for (const use of found.toSorted((a, b) => Number(b.isLive) - Number(a.isLive))) {
    const key = `${use.assetId}/${use.kind}/${use.id}`;
    if (!places.has(key)) places.set(key, use);
  }
  return [...places.values()];
}

interface RecordHit {
  readonly asset_id: string;
  readonly key: RecordKey;
  readonly value: JsonRecord;
  readonly live: boolean;
}

async function usesInRecords(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly MediaUse[]> {
  const { rows } = await sql<RecordHit>`
    SELECT wanted.id AS asset_id, r.key, r.value, r.live FROM (
      SELECT key, value, false AS live FROM draft_record WHERE website_id = ${websiteId}
      UNION ALL SELECT key, value, true FROM live_record WHERE website_id = ${websiteId}
    ) r JOIN unnest(${[...ids]}::text[]) AS wanted(id) ON strpos(r.value::text, wanted.id) > 0`.execute(trx);
  const sections = rows.flatMap(({ key, value }) => (kindOfKey(key) === 'block' ? [textIn(value, 'section')] : []));
  const pageOfSection = new Map(
    (await recordsNamed(trx, websiteId, 'section', sections)).map(({ id, value }) => [id, textIn(value, 'page')]),
  );
  const pageOf = ({ key, value }: RecordHit): string | null => {
    const kind = kindOfKey(key);
    if (kind === 'page') return key.slice('page:'.length);
    if (kind === 'section') return textIn(value, 'page');
    return kind === 'block' ? (pageOfSection.get(textIn(value, 'section')) ?? null) : null;
  };
  const pages = rows.map(pageOf).filter((id) => id !== null);
  const titles = new Map(
    (await recordsNamed(trx, websiteId, 'page', pages)).map(({ id, value }) => [id, textIn(value, 'title')]),
  );
  const entries = await listEntryNames(
    trx,
    websiteId,
    pages.map(entryOfPage).filter((id) => id !== null),
  );
  return rows.map((hit) => {
    const page = pageOf(hit);
    const base = { assetId: hit.asset_id, isLive: hit.live, collectionId: null };
    if (kindOfKey(hit.key) === 'template')
      return { ...base, kind: 'site', id: hit.key, title: `Saved section “${textIn(hit.value, 'name')}”` };
    if (page === null) return { ...base, kind: 'site', id: websiteId, title: 'Site settings' };
    if (page === FIELDS_OWNER) return { ...base, kind: 'site', id: page, title: FIELDS_TITLE };
    const entry = entryOfPage(page);
    if (entry !== null) return { ...base, id: entry, ...placeOfEntry(entries.get(entry)) };
    return { ...base, kind: 'page', id: page, title: titles.get(page) ?? '' };
  });
}

function placeOfEntry(name: EntryName | undefined): Pick<MediaUse, 'kind' | 'title' | 'collectionId'> {
  const kind = RECORD_TYPES[name?.recordType ?? 0] ?? 'post';
  return { kind, title: name?.title ?? '', collectionId: name?.collectionId ?? null };
}

/** Records of the draft, or else those that are live. */
async function recordsNamed(
  trx: SiteTransaction,
  websiteId: string,
  kind: 'section' | 'page',
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly value: JsonRecord }[]> {
  if (ids.length === 0) return [];
  const keys = [...new Set(ids)].map((id) => recordKey(kind, id));
  const { rows } = await sql<{ key: string; value: JsonRecord }>`
    SELECT DISTINCT ON (key) key, value FROM (
      SELECT key, value, 1 AS rank FROM draft_record WHERE website_id = ${websiteId} AND key = ANY (${keys}::text[])
      UNION ALL SELECT key, value, 2 FROM live_record WHERE website_id = ${websiteId} AND key = ANY (${keys}::text[])
    ) r ORDER BY key, rank`.execute(trx);
  return rows.map(({ key, value }) => ({ id: key.slice(kind.length + 1), value }));
}

/** Pages as they are served, for sites whose editor was never opened, and what the site's settings name. */
async function usesInTables(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly MediaUse[]> {
  const { rows } = await sql<{ asset_id: string; kind: 'page' | 'site'; id: string; title: string }>`
    SELECT wanted.id AS asset_id, CASE WHEN c.id = ${FIELDS_OWNER} THEN 'site' ELSE 'page' END AS kind, c.id, c.title
    FROM collection c LEFT JOIN page_document d ON d.website_id = c.website_id AND d.collection_id = c.id
    JOIN unnest(${[...ids]}::text[]) AS wanted(id)
      ON c.main_image_id::text = wanted.id OR strpos(d.published::text, wanted.id) > 0
    WHERE c.website_id = ${websiteId}
    UNION ALL SELECT wanted.id, 'site', w.id, 'Site settings' FROM website w
    JOIN unnest(${[...ids]}::text[]) AS wanted(id) ON strpos(w.settings::text, wanted.id) > 0
    WHERE w.id = ${websiteId}`.execute(trx);
  return rows.map(({ asset_id: assetId, kind, id, title }) => {
    return { assetId, kind, id, title, collectionId: null, isLive: true };
  });
}

interface ItemHit {
  readonly asset_id: string;
  readonly id: string;
  readonly title: string;
  readonly record_type: number;
  readonly collection_id: string;
  readonly workflow_state: number;
}

const RECORD_TYPES: Readonly<Record<number, MediaUse['kind']>> = { 11: 'product', 12: 'event' };
const PUBLISHED = 1;

async function usesInItems(
  trx: SiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<readonly MediaUse[]> {
  const { rows } = await sql<ItemHit>`
    SELECT wanted.id AS asset_id, i.id, i.title, i.record_type, i.collection_id, i.workflow_state
    FROM item i JOIN unnest(${[...ids]}::text[]) AS wanted(id) ON i.main_image_id::text = wanted.id
      OR strpos(concat(i.body, i.excerpt, i.data::text, i.seo::text), wanted.id) > 0
      OR EXISTS (SELECT 1 FROM item_image x WHERE x.website_id = i.website_id AND x.item_id = i.id
        AND x.asset_id = wanted.id::uuid)
      OR EXISTS (SELECT 1 FROM variant v WHERE v.website_id = i.website_id AND v.product_id = i.id
        AND (v.main_image_id = wanted.id::uuid OR wanted.id::uuid = ANY (v.image_ids)))
      OR EXISTS (SELECT 1 FROM product_review p WHERE p.website_id = i.website_id AND p.item_id = i.id
        AND wanted.id::uuid = ANY (p.image_ids))
    WHERE i.website_id = ${websiteId} AND i.deleted_at IS NULL ORDER BY i.title LIMIT 500`.execute(trx);
  return rows.map(({ asset_id: assetId, id, title, collection_id: collectionId, ...row }) => {
    const kind = RECORD_TYPES[row.record_type] ?? 'post';
    return { assetId, kind, id, title, collectionId, isLive: row.workflow_state === PUBLISHED };
  });
}
