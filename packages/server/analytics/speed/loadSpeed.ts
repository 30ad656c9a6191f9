import {
  ACCESSIBILITY_PREFERENCES,
  bucketsOf,
  CORE_METRICS,
  DEVICES,
  GRADED_METRICS,
  GRADED_SHARE,
  type GradedMetric,
  type GradedSpeed,
  gradeHistogram,
  type InsightPeriod,
  percentileOf,
  SPEED_METRICS,
} from '@quoin/domain/analytics';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { loadSpeedCounts, type SpeedQuestion, type SpeedRow } from '../storage/pageSpeed.ts';

const MOST_PAGES_SHOWN = 50;
const DETAILS = SPEED_METRICS.filter((name) => !(GRADED_METRICS as readonly string[]).includes(name));
/** Measured once at every load. */
const COUNTED = 'load';

export interface SpeedView {
  readonly loads: number;
  readonly overall: Readonly<Record<GradedMetric, GradedSpeed>>;
  readonly before: Readonly<Record<GradedMetric, GradedSpeed>> | null;
  readonly days: readonly { readonly day: string; readonly p75: Readonly<Record<Core, number | null>> }[];
  readonly pages: readonly (Part & { readonly path: string })[];
  readonly devices: readonly (Part & { readonly device: (typeof DEVICES)[number] })[];
  readonly details: Readonly<Record<string, number>>;
  readonly preferences: Readonly<Record<string, number>>;
}
type Core = (typeof CORE_METRICS)[number];
type CoreSpeed = Readonly<Record<Core, GradedSpeed>>;
interface Part {
  readonly loads: number;
  readonly speed: CoreSpeed;
}

type Narrowed = Omit<SpeedQuestion, 'from' | 'to'>;

/** How fast the pages of a site were for its visitors (TELE-02). */
export function loadSpeed(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { period, before, ...narrowed }: Narrowed & { readonly period: InsightPeriod; readonly before: InsightPeriod | null },
): Promise<SpeedView> {
  const question = { ...period, ...narrowed };
  const core = { ...question, metrics: [...CORE_METRICS, COUNTED] };
  return db.inSnapshot({ websiteId }, async (trx) => {
    const all = await loadSpeedCounts(trx, websiteId, {
      ...question,
      by: 'all',
      metrics: [...SPEED_METRICS, ...ACCESSIBILITY_PREFERENCES],
    });
    const byDay = await loadSpeedCounts(trx, websiteId, { ...core, by: 'day' });
    const byPage = await loadSpeedCounts(trx, websiteId, { ...core, by: 'path' });
    const byDevice = await loadSpeedCounts(trx, websiteId, { ...core, by: 'device' });
    const pages = keysOf(byPage).map((path) => ({ path, ...partOf(byPage, path) }));
    const devices = DEVICES.map((device) => ({ device, ...partOf(byDevice, device) }));
    return {
      loads: countOf(all, COUNTED),
      overall: gradesOf(GRADED_METRICS, all),
      before: before === null ? null : await gradesBefore(trx, websiteId, { ...before, ...narrowed }),
      days: bucketsOf(period, 'day').map((day) => ({ day, p75: p75Of(byDay.filter(({ key }) => key === day)) })),
      pages: pages.sort((left, right) => right.loads - left.loads).slice(0, MOST_PAGES_SHOWN),
      devices: devices.filter(({ loads }) => loads > 0),
      details: detailsOf(all),
      preferences: preferencesOf(all),
    };
  });
}

async function gradesBefore(trx: SiteTransaction, websiteId: string, question: SpeedQuestion) {
  const rows = await loadSpeedCounts(trx, websiteId, { ...question, by: 'all', metrics: GRADED_METRICS });
  return gradesOf(GRADED_METRICS, rows);
}

function keysOf(rows: readonly SpeedRow[]): readonly string[] {
  return [...new Set(rows.map(({ key }) => key))];
}

function partOf(rows: readonly SpeedRow[], key: string): Part {
  const own = rows.filter((row) => row.key === key);
  return { loads: countOf(own, COUNTED), speed: gradesOf(CORE_METRICS, own) };
}

function histogramOf(rows: readonly SpeedRow[], metric: string): ReadonlyMap<number, number> {
  return new Map(rows.filter((row) => row.metric === metric).map(({ bucket, count }) => [bucket, count]));
}

function countOf(rows: readonly SpeedRow[], metric: string): number {
  return rows.filter((row) => row.metric === metric).reduce((sum, { count }) => sum + count, 0);
}

function gradesOf<Metric extends GradedMetric>(
  metrics: readonly Metric[],
  rows: readonly SpeedRow[],
): Readonly<Record<Metric, GradedSpeed>> {
  const grades = metrics.map((metric) => [metric, gradeHistogram(metric, histogramOf(rows, metric))] as const);
  return Object.fromEntries(grades) as Record<Metric, GradedSpeed>;
}

function p75Of(rows: readonly SpeedRow[]): Readonly<Record<Core, number | null>> {
  const found = CORE_METRICS.map((metric) => [metric, percentileOf(histogramOf(rows, metric), GRADED_SHARE)] as const);
  return Object.fromEntries(found) as Record<Core, number | null>;
}

function detailsOf(rows: readonly SpeedRow[]): Readonly<Record<string, number>> {
  const found = DETAILS.map((metric) => [metric, percentileOf(histogramOf(rows, metric), GRADED_SHARE)] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [(typeof entry)[0], number] => entry[1] !== null));
}

/** Yes is counted in the bucket of 1, no in that of 0. */
function preferencesOf(rows: readonly SpeedRow[]): Readonly<Record<string, number>> {
  const found = ACCESSIBILITY_PREFERENCES.flatMap((name) => {
    const total = countOf(rows, name);
    const yes = rows.filter((row) => row.metric === name && row.bucket > 0).reduce((sum, { count }) => sum + count, 0);
    return total === 0 ? [] : [[name, yes / total] as const];
  });
  return Object.fromEntries(found);
}
