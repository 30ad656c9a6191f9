import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import {
  browserName,
  countryOfTimeZone,
  deviceOf,
  insightSettingsOf,
  RECORDING_LIMITS,
  type RecordingChunk,
  type RecordingSummary,
  readRecordingChunk,
  summarizeEvents,
} from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import {
  growRecording,
  insertRecording,
  insertRecordingChunk,
  lockRecording,
  type Recording,
  recordedBytes,
} from '../storage/recordings.ts';

/**
 * Maximum number of chunks at the same moment in one process. Beyond that, the browser is asked to retry later, so
 * pages don't wait (ANA-1).
 */
const MOST_AT_ONCE = 3;
const DAY_MS = 86_400_000;
const GZIP_START = 0x1f8b;

/** `full`: this recording is at its end. `busy`: the same again a little later. `unreadable`: it is no chunk. */
export type ChunkFate = 'kept' | 'full' | 'busy' | 'unreadable';

export interface SentChunk {
  readonly id: string;
  /** Unchanged: JSON, or gzip-compressed JSON. */
  readonly bytes: Uint8Array;
  readonly userAgent: string;
}

export interface RecordingService {
  /** Whether there is room for another recording of this site today. */
  hasRoom(site: Site): Promise<boolean>;
  keep(site: Site, sent: SentChunk): Promise<ChunkFate>;
}

export function createRecordingService({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>): RecordingService {
  let underway = 0;
  const isOn = (site: Site) => insightSettingsOf(site.settings).recording.isOn;
  return {
    async hasRoom(site) {
      if (!isOn(site)) return false;
      return db.inSite({ websiteId: site.id }, (trx) => isRoomToday(trx, site.id, now()));
    },
    async keep(site, sent) {
      if (!isOn(site)) return 'full';
      if (underway >= MOST_AT_ONCE) return 'busy';
      underway += 1;
      try {
        const chunk = readRecordingChunk(await unpacked(sent.bytes));
        if (chunk === null) return 'unreadable';
        const events = await promisify(gzip)(JSON.stringify(chunk.events));
        return await db.inSite({ websiteId: site.id }, (trx) =>
          keepIn(trx, site.id, { sent, chunk, events, now: now() }),
        );
      } catch (fault) {
        // Recording may be down without anything else being so (ANA-1).
        log.warn({ err: fault }, 'a recording is not kept');
        return 'busy';
      } finally {
        underway -= 1;
      }
    },
  };
}

/** Null for what is no JSON, or more of it than is allowed. */
async function unpacked(bytes: Uint8Array): Promise<unknown> {
  const isPacked = bytes.length > 2 && ((bytes[0] ?? 0) << 8) + (bytes[1] ?? 0) === GZIP_START;
  try {
    const plain = isPacked
      ? await promisify(gunzip)(bytes, { maxOutputLength: RECORDING_LIMITS.unpackedBytes })
      : bytes;
    return JSON.parse(Buffer.from(plain).toString('utf8'));
  } catch {
    return null;
  }
}

async function isRoomToday(trx: SiteTransaction, websiteId: string, now: number): Promise<boolean> {
  return (await recordedBytes(trx, websiteId, new Date(now - DAY_MS))) < RECORDING_LIMITS.dayBytes;
}

interface Incoming {
  readonly sent: SentChunk;
  readonly chunk: RecordingChunk;
  readonly events: Buffer;
  readonly now: number;
}

async function keepIn(trx: SiteTransaction, websiteId: string, incoming: Incoming): Promise<ChunkFate> {
  const { sent, chunk, events, now } = incoming;
  const found = summarizeEvents(chunk.events);
  const held = (await lockRecording(trx, websiteId, sent.id)) ?? (await begin(trx, websiteId, incoming, found));
  if (held === null) return 'full';
  const grown = joined(held, found);
  const isTooLong = grown.endedAt - grown.startedAt > RECORDING_LIMITS.recordingMs;
  if (isTooLong || held.byteSize + events.length > RECORDING_LIMITS.recordingBytes) return 'full';
  if (held.begunAt.getTime() < now - DAY_MS) return 'full';
  const isNew = await insertRecordingChunk(trx, websiteId, {
    ...{ recordingId: sent.id, pageLoadId: chunk.pageLoadId, seq: chunk.seq, events },
  });
  if (isNew) await growRecording(trx, websiteId, { ...grown, id: sent.id, bytes: events.length });
  return 'kept';
}

async function begin(
  trx: SiteTransaction,
  websiteId: string,
  { sent, chunk, now }: Incoming,
  found: RecordingSummary,
): Promise<Recording | null> {
  if (!(await isRoomToday(trx, websiteId, now))) return null;
  await insertRecording(trx, websiteId, {
    ...{ ...found, id: sent.id, begunAt: new Date(now), visitorId: chunk.visitorId, viewport: chunk.viewport },
    ...{ device: deviceOf(sent.userAgent), browser: browserName(sent.userAgent).slice(0, 40) },
    ...{ country: countryOfTimeZone(chunk.timeZone), experiments: chunk.experiments },
  });
  return lockRecording(trx, websiteId, sent.id);
}

function joined(held: RecordingSummary, found: RecordingSummary): RecordingSummary {
  return {
    startedAt: Math.min(held.startedAt, found.startedAt),
    endedAt: Math.max(held.endedAt, found.endedAt),
    pages: [...held.pages, ...found.pages].slice(0, RECORDING_LIMITS.pages),
    clicks: held.clicks + found.clicks,
    rageClicks: held.rageClicks + found.rageClicks,
    errors: held.errors + found.errors,
    hasPurchase: held.hasPurchase || found.hasPurchase,
  };
}
