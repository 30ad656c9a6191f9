import { withoutKeys } from '../keyedPaths.ts';
import { TELEMETRY_LIMITS } from './telemetryLimits.ts';

/** What is measured (TELE-02). Times in milliseconds, sizes in bytes, layout shift without unit. */
export const SPEED_METRICS = [
  ...['CLS', 'LCP', 'INP', 'FCP', 'TTFB', 'FID'],
  ...['domInteractive', 'domContentLoaded', 'load'],
  ...['dnsTime', 'connectTime', 'tlsTime', 'requestTime', 'responseTime'],
  ...['transferSize', 'encodedBodySize', 'decodedBodySize'],
  ...['imageCount', 'imageBytes', 'imagesLazy', 'imageLargestBytes'],
] as const;
export type SpeedMetric = (typeof SPEED_METRICS)[number];

/** Wishes of a visitor's system that are counted, yes (1) or no (0), to know for how many it matters. */
export const ACCESSIBILITY_PREFERENCES = ['reducedMotion', 'moreContrast', 'darkScheme', 'forcedColors'] as const;
export type AccessibilityPreference = (typeof ACCESSIBILITY_PREFERENCES)[number];

export type MeasuredName = SpeedMetric | AccessibilityPreference;

/** One measurement as it travels. `raw` says where it was taken. */
export interface PerformanceRecord {
  readonly app: string;
  readonly event: MeasuredName;
  readonly data: { readonly value: number };
  /** The same for all records of one page load. */
  readonly pageLoadId: string;
  /** Milliseconds since 1970, the visitor's clock. */
  readonly ts: number;
  readonly raw: { readonly path: string; readonly pageType: number };
}

const NAMES: ReadonlySet<string> = new Set([...SPEED_METRICS, ...ACCESSIBILITY_PREFERENCES]);
const LONGEST_PATH = 300;
/** Nothing a page measures is larger: a day in milliseconds, or 10 GB. */
const LARGEST = 1e10;

export function isMeasuredName(text: string): text is MeasuredName {
  return NAMES.has(text);
}

/** What of a record is kept. */
export interface Measurement {
  readonly name: MeasuredName;
  readonly value: number;
  /** Without query: it may hold what visitors typed. */
  readonly path: string;
  readonly pageLoadId: string;
}

/** Records as they came over the wire → the good ones, at most `records`; null for what is no list (SC-66). */
export function readPerformanceRecords(body: unknown): readonly Measurement[] | null {
  if (!Array.isArray(body)) return null;
  return body
    .slice(0, TELEMETRY_LIMITS.records)
    .map(readRecord)
    .filter((found): found is Measurement => found !== null);
}

function readRecord(given: unknown): Measurement | null {
  const { event, data, raw, pageLoadId } = fieldsOf(given);
  const { value } = fieldsOf(data);
  if (typeof event !== 'string' || !isMeasuredName(event)) return null;
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > LARGEST) return null;
  return { name: event, value, path: pathOf(fieldsOf(raw).path), pageLoadId: textOf(pageLoadId).slice(0, 64) };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.replaceAll('\0', '') : '';
}

/**
 * Returns the path without what is about one visitor: queries contain what was typed, and orders have their own keys.
 */
function pathOf(value: unknown): string {
  const path = withoutKeys(textOf(value)).slice(0, LONGEST_PATH);
  return path.startsWith('/') ? path : '/';
}
