import type { InsightPeriod, InsightReportName, InsightTableName, InsightUnit } from '@quoin/domain/analytics';
import type { WireMoney } from '../site/shoppingCart.ts';
import { appSitePath } from './appSites.ts';

/** A number of the kind its column says: how many, thousandths, milliseconds, or money; null where there is none. */
export type WireInsightValue = number | WireMoney | null;

export interface WireInsightFigure {
  readonly id: string;
  readonly now: WireInsightValue;
  /** In the time it is compared with; null without one. */
  readonly before: WireInsightValue;
}

export interface WireInsightSeries {
  readonly id: string;
  /** One value per bucket of `buckets`, `bucketsBefore`. */
  readonly now: readonly WireInsightValue[];
  readonly before: readonly WireInsightValue[] | null;
}

/** The days a report is about, the pieces its charts are made of (`2026-11-21T14`, `2026-11-21`, `2026-11`). */
export interface WireInsightTime {
  readonly period: InsightPeriod;
  readonly before: InsightPeriod | null;
  readonly unit: InsightUnit;
  readonly buckets: readonly string[];
  readonly bucketsBefore: readonly string[];
}

/** GET insight/reports/{report}?range=&from=&to=&compare=&channel=…: figures of a screen and their course. */
export interface AppInsightReportResponse {
  readonly time: WireInsightTime;
  readonly figures: readonly WireInsightFigure[];
  readonly series: readonly WireInsightSeries[];
  /** Visits of each day by channel, the largest channel first; empty where the screen has none. */
  readonly stack: readonly { readonly key: string; readonly values: readonly number[] }[];
  /** Whether there was ever anything to count. */
  readonly hasData: boolean;
}

export interface WireInsightRow {
  readonly key: string;
  /** What people call it, where it is not the key itself. */
  readonly title: string;
  readonly values: readonly WireInsightValue[];
  readonly before: readonly WireInsightValue[] | null;
}

/** GET insight/tables/{table}?…&offset=: rows of a list, the largest first. */
export interface AppInsightTableResponse {
  readonly rows: readonly WireInsightRow[];
  /** Of the first column, over all rows: what the shares are of; null where they don't add up. */
  readonly whole: WireInsightValue;
  readonly nextOffset: number | null;
}

function appInsightPath(site: string, rest: string): string {
  return appSitePath(site, `/insight${rest}`);
}

export function appInsightReportPath(site: string, report: InsightReportName): string {
  return appInsightPath(site, `/reports/${report}`);
}

export function appInsightTablePath(site: string, table: InsightTableName): string {
  return appInsightPath(site, `/tables/${table}`);
}

/** GET: the whole list as a spreadsheet, with the same question after `?`. */
export function appInsightCsvPath(site: string, table: InsightTableName): string {
  return `${appInsightTablePath(site, table)}/csv`;
}

/** Visits that came at least so far: all, saw a product, had a cart, began to pay, bought. */
export interface WireFunnelRow {
  readonly key: string;
  readonly steps: readonly number[];
}

/** GET insight/funnel?range=…: the way to a purchase. */
export interface AppFunnelResponse {
  readonly time: WireInsightTime;
  readonly now: readonly number[];
  readonly before: readonly number[] | null;
  readonly byChannel: readonly WireFunnelRow[];
  readonly byDevice: readonly WireFunnelRow[];
}

export interface WireLiveCount {
  readonly key: string;
  readonly count: number;
}

/** GET insight/live: who did something within five minutes, and the page views of the last half hour by minute. */
export interface AppLiveResponse {
  readonly visits: number;
  readonly withCart: number;
  readonly pages: readonly WireLiveCount[];
  readonly channels: readonly WireLiveCount[];
  readonly countries: readonly WireLiveCount[];
  /** `19:04` of the site's clock; minutes without a view are absent. */
  readonly minutes: readonly WireLiveCount[];
}

export function appFunnelPath(site: string): string {
  return appInsightPath(site, '/funnel');
}

export function appLivePath(site: string): string {
  return appInsightPath(site, '/live');
}
