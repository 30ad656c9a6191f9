import type { Device, InsightPeriod, RecordingSummary } from '@quoin/domain/analytics';
import { sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { isInDays } from './inDays.ts';

export interface Recording extends RecordingSummary {
  readonly id: string;
  /** Our clock. */
  readonly begunAt: Date;
  readonly device: Device;
  readonly browser: string;
  readonly country: string;
  readonly viewport: readonly [width: number, height: number];
  readonly experiments: Readonly<Record<string, string>>;
  readonly byteSize: number;
}

interface Row {
  readonly id: string;
  readonly started_at: Date;
  readonly first_event: bigint;
  readonly last_event: bigint;
  readonly pages: readonly string[];
  readonly clicks: number;
  readonly rage_clicks: number;
  readonly errors: number;
  readonly has_purchase: boolean;
  readonly device: Device;
  readonly browser: string;
  readonly country: string;
  readonly width: number;
  readonly height: number;
  readonly experiments: Readonly<Record<string, string>>;
  readonly byte_size: bigint;
}

function toRecording(row: Row): Recording {
  return {
    id: row.id,
    begunAt: row.started_at,
    startedAt: Number(row.first_event),
    endedAt: Number(row.last_event),
    pages: row.pages,
    clicks: row.clicks,
    rageClicks: row.rage_clicks,
    errors: row.errors,
    hasPurchase: row.has_purchase,
    device: row.device,
    browser: row.browser,
    country: row.country,
    viewport: [row.width, row.height],
    experiments: row.experiments,
    byteSize: Number(row.byte_size),
  };
}

/** Locked: chunks of one recording are added one after the other. */
export async function lockRecording(trx: SiteTransaction, websiteId: string, id: string): Promise<Recording | null> {
  const query = trx.selectFrom('recording').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.forUpdate().executeTakeFirst();
  return row === undefined ? null : toRecording(row);
}

export async function findRecording(trx: SiteTransaction, websiteId: string, id: string): Promise<Recording | null> {
  const query = trx.selectFrom('recording').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
  const row = await query.executeTakeFirst();
  return row === undefined ? null : toRecording(row);
}

/** Bytes kept of recordings that began since then. */
export async function recordedBytes(trx: SiteTransaction, websiteId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select coalesce(sum(byte_size), 0)::text as bytes from recording
    where website_id = ${websiteId} and started_at >= ${since}`.execute(trx);
  return Number(rows[0]?.bytes ?? 0);
}

export interface NewRecording extends Omit<Recording, 'byteSize'> {
  readonly visitorId: string;
}

/** Does nothing if another request has created it at the same moment. */
export async function insertRecording(trx: SiteTransaction, websiteId: string, entry: NewRecording): Promise<void> {
  const [width, height] = entry.viewport;
  await trx
    .insertInto('recording')
    .values({
      ...{ website_id: websiteId, id: entry.id, visitor_id: entry.visitorId, started_at: entry.begunAt },
      ...{ first_event: BigInt(Math.round(entry.startedAt)), last_event: BigInt(Math.round(entry.endedAt)) },
      ...{ pages: '[]', clicks: 0, rage_clicks: 0, errors: 0, has_purchase: false, byte_size: 0n },
      ...{ device: entry.device, browser: entry.browser, country: entry.country, width, height },
      experiments: JSON.stringify(entry.experiments),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface NewChunk {
  readonly recordingId: string;
  readonly pageLoadId: string;
  readonly seq: number;
  /** JSON of the events, compressed by gzip. */
  readonly events: Buffer;
}

/** False when it was kept before. */
export async function insertRecordingChunk(trx: SiteTransaction, websiteId: string, chunk: NewChunk): Promise<boolean> {
  const row = { recording_id: chunk.recordingId, page_load_id: chunk.pageLoadId, seq: chunk.seq, events: chunk.events };
  const inserted = await trx
    .insertInto('recording_chunk')
    .values({ website_id: websiteId, ...row })
    .onConflict((conflict) => conflict.doNothing())
    .returning('seq')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** What it says of the visit now; `bytes` more are kept. */
export async function growRecording(
  trx: SiteTransaction,
  websiteId: string,
  grown: RecordingSummary & { readonly id: string; readonly bytes: number },
): Promise<void> {
  await trx
    .updateTable('recording')
    .set({
      ...{ first_event: BigInt(Math.round(grown.startedAt)), last_event: BigInt(Math.round(grown.endedAt)) },
      ...{ pages: JSON.stringify(grown.pages), clicks: grown.clicks, rage_clicks: grown.rageClicks },
      ...{ errors: grown.errors, has_purchase: grown.hasPurchase },
      byte_size: sql<bigint>`byte_size + ${grown.bytes}`,
    })
    .where('website_id', '=', websiteId)
    .where('id', '=', grown.id)
    .execute();
}

export interface RecordingSearch {
  readonly period: InsightPeriod;
  readonly timeZone: string;
  readonly mark: 'all' | 'purchase' | 'error' | 'rage';
  readonly device?: string | undefined;
  readonly country?: string | undefined;
  /** One of the pages that were seen. */
  readonly page?: string | undefined;
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

/** The latest first. */
export async function listRecordings(
  trx: SiteTransaction,
  websiteId: string,
  search: RecordingSearch,
): Promise<readonly Recording[]> {
  const { period, timeZone, mark, device, country, page, after } = search;
  const marks = { all: sql`true`, purchase: sql`has_purchase`, error: sql`errors > 0`, rage: sql`rage_clicks > 0` };
  const { rows } = await sql<Row>`select * from recording where website_id = ${websiteId}
    and ${isInDays(sql`started_at`, period, timeZone)}
    and ${marks[mark]}
    ${device === undefined ? sql`` : sql`and device = ${device}`}
    ${country === undefined ? sql`` : sql`and country = ${country}`}
    ${page === undefined ? sql`` : sql`and pages @> ${JSON.stringify([page])}::jsonb`}
    ${after === null ? sql`` : sql`and (started_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by started_at desc, id desc limit ${search.limit}`.execute(trx);
  return rows.map(toRecording);
}

/** Each compressed by gzip, as they were sent. */
export async function loadRecordingChunks(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
): Promise<readonly Buffer[]> {
  const rows = await trx
    .selectFrom('recording_chunk')
    .select('events')
    .where('website_id', '=', websiteId)
    .where('recording_id', '=', id)
    .orderBy('page_load_id')
    .orderBy('seq')
    .execute();
  return rows.map(({ events }) => events);
}

/** Whether there was one. */
export async function deleteRecording(trx: SiteTransaction, websiteId: string, id: string): Promise<boolean> {
  const gone = trx.deleteFrom('recording').where('website_id', '=', websiteId).where('id', '=', id);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}

/** Deletes those started before then. Returns how many. */
export async function deleteOldRecordings(trx: SiteTransaction, websiteId: string, before: Date): Promise<number> {
  const gone = trx.deleteFrom('recording').where('website_id', '=', websiteId).where('started_at', '<', before);
  return Number((await gone.executeTakeFirst()).numDeletedRows);
}
