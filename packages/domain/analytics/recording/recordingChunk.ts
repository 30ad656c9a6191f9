import { withoutKeys } from '../keyedPaths.ts';
import { isRecordingId } from './eligibility.ts';

/** How much is kept of one visit, and of all visits of a day. */
export const RECORDING_LIMITS = {
  /** Bytes of one request, compressed; and unpacked. */
  chunkBytes: 250_000,
  unpackedBytes: 4_000_000,
  /** Of one recording, as it is kept. */
  recordingBytes: 5_000_000,
  recordingMs: 30 * 60_000,
  /** Of one site a day. */
  dayBytes: 500_000_000,
  /** Milliseconds between two requests of a page, and events that do not wait so long. */
  sendEvery: 10_000,
  sendEvents: 400,
  /** A recording goes on over pages of one visit unless it paused for so long. */
  pauseMs: 30 * 60_000,
  pages: 50,
} as const;

/** One event of the recorder; what `data` holds is its own affair. */
export interface RecordedEvent {
  readonly type: number;
  readonly data: unknown;
  /** Milliseconds since 1970, the visitor's clock. */
  readonly timestamp: number;
}

/** Some seconds of a visit, as they travel. */
export interface RecordingChunk {
  readonly pageLoadId: string;
  /** 0, 1, 2 … within a page load: sent again, it is the same. */
  readonly seq: number;
  readonly visitorId: string;
  readonly timeZone: string;
  readonly language: string;
  /** Width and height of the window in CSS pixels. */
  readonly viewport: readonly [width: number, height: number];
  readonly experiments: Readonly<Record<string, string>>;
  readonly events: readonly RecordedEvent[];
}

const MOST_EVENTS = 20_000;

/** Reads a chunk that came over the wire. Returns null if it is none. */
export function readRecordingChunk(body: unknown): RecordingChunk | null {
  const given = fieldsOf(body);
  const { pageLoadId, seq } = given;
  if (!isRecordingId(pageLoadId) || typeof seq !== 'number' || !Number.isInteger(seq) || seq < 0 || seq > 100_000)
    return null;
  if (!Array.isArray(given.events) || given.events.length === 0 || given.events.length > MOST_EVENTS) return null;
  const events = given.events.map(readEvent);
  if (events.some((event) => event === null)) return null;
  const [width, height] = Array.isArray(given.viewport) ? given.viewport : [];
  return {
    ...{ pageLoadId, seq, viewport: [pixelsOf(width), pixelsOf(height)] },
    visitorId: textOf(given.visitorId, 64),
    timeZone: textOf(given.timeZone, 64),
    language: textOf(given.language, 35),
    experiments: assignmentsOf(given.experiments),
    events: events as readonly RecordedEvent[],
  };
}

function readEvent(value: unknown): RecordedEvent | null {
  const { type, data, timestamp } = fieldsOf(value);
  const isSound =
    typeof type === 'number' && typeof timestamp === 'number' && Number.isFinite(timestamp) && timestamp > 0;
  return isSound ? { type, data, timestamp } : null;
}

function assignmentsOf(value: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(fieldsOf(value)).slice(0, 20);
  return Object.fromEntries(entries.map(([key, variant]) => [textOf(key, 40), textOf(variant, 40)]));
}

function pixelsOf(value: unknown): number {
  return typeof value === 'number' && value >= 0 && value < 32_768 ? Math.round(value) : 0;
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.replaceAll('\0', '').slice(0, longest) : '';
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** What a stretch of a recording says of the visit. */
export interface RecordingSummary {
  readonly startedAt: number;
  readonly endedAt: number;
  /** Paths in the order they were seen. */
  readonly pages: readonly string[];
  readonly clicks: number;
  /** How often a visitor pressed the same spot repeatedly. */
  readonly rageClicks: number;
  readonly errors: number;
  readonly hasPurchase: boolean;
}

/** The recorder's numbers for what happened. */
const META = 4;
const INCREMENTAL = 3;
const CUSTOM = 5;
const MOUSE = 2;
const CLICK = 2;
/** Names the page gives to what it notes itself. */
export const RECORDED_MARKS = { error: 'error', purchase: 'purchase', identity: 'identity' } as const;

/** Three presses within a second, hardly apart, are out of anger. */
export const RAGE_CLICK = { times: 3, withinMs: 1000, withinPixels: 30 } as const;

export function summarizeEvents(events: readonly RecordedEvent[]): RecordingSummary {
  const times = events.map(({ timestamp }) => timestamp);
  const clicks = events.flatMap((event) => clickOf(event) ?? []);
  const marks = events.filter(({ type }) => type === CUSTOM).map(({ data }) => fieldsOf(data).tag);
  return {
    startedAt: times.reduce((least, time) => Math.min(least, time), Number.POSITIVE_INFINITY),
    endedAt: times.reduce((most, time) => Math.max(most, time), 0),
    pages: events.flatMap((event) => pageOf(event) ?? []).slice(0, RECORDING_LIMITS.pages),
    clicks: clicks.length,
    rageClicks: countRage(clicks),
    errors: marks.filter((mark) => mark === RECORDED_MARKS.error).length,
    hasPurchase: marks.includes(RECORDED_MARKS.purchase),
  };
}

function pageOf({ type, data }: RecordedEvent): string | null {
  const { href } = fieldsOf(data);
  if (type !== META || typeof href !== 'string') return null;
  return (
    withoutKeys(href)
      .replace(/^https?:\/\/[^/]*/, '')
      .slice(0, 300) || '/'
  );
}

interface Click {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

function clickOf({ type, data, timestamp }: RecordedEvent): Click | null {
  const { source, type: kind, x, y } = fieldsOf(data);
  if (type !== INCREMENTAL || source !== MOUSE || kind !== CLICK) return null;
  return typeof x === 'number' && typeof y === 'number' ? { at: timestamp, x, y } : null;
}

/** A series counts once, however long it goes on. */
function countRage(clicks: readonly Click[]): number {
  let series = 1;
  let found = 0;
  for (const [index, click] of clicks.entries()) {
    const before = clicks[index - 1];
    series = before !== undefined && isSameSpot(before, click) ? series + 1 : 1;
    if (series === RAGE_CLICK.times) found += 1;
  }
  return found;
}

function isSameSpot(before: Click, after: Click): boolean {
  const isSoon = after.at - before.at <= RAGE_CLICK.withinMs / (RAGE_CLICK.times - 1);
  return isSoon && Math.hypot(after.x - before.x, after.y - before.y) <= RAGE_CLICK.withinPixels;
}
