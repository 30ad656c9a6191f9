import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type AppInsightReportResponse,
  type AppInsightTableResponse,
  appInsightReportPath,
  appInsightTablePath,
  type WireInsightValue,
} from '@quoin/contract/endpoints/running';
import type { InsightReportName, InsightTableName } from '@quoin/domain/analytics';
import { bodyOf, type Visitor } from './visitor.ts';

/** What went through a new demo's own routes, counted while it was sent (trafficCounts.ts). Money in minor units. */
export interface PlayedTraffic {
  readonly visits: number;
  readonly visitors: number;
  readonly views: number;
  readonly bounces: number;
  readonly stay: number;
  readonly productViews: number;
  readonly cartAdds: number;
  readonly searches: number;
  readonly emptySearches: number;
  readonly searchClicks: number;
  readonly forms: number;
  readonly newsletter: number;
  readonly recordings: number;
  readonly refused: number;
  readonly loads: number;
  readonly reached: readonly number[];
  readonly visitsByDay: Readonly<Record<string, number>>;
  readonly tables: Readonly<Partial<Record<InsightTableName, Readonly<Record<string, readonly number[]>>>>>;
  readonly speed: Readonly<Record<string, number>>;
  readonly errors: Readonly<Record<string, number>>;
  readonly orders: readonly PlayedOrder[];
  readonly refunds: readonly { readonly amount: number; readonly channel: string; readonly source: string }[];
  readonly carts: readonly {
    readonly changedAt: number;
    readonly worth: number;
    readonly isReminded: boolean;
    readonly isBought: boolean;
  }[];
}

export interface PlayedOrder {
  readonly paid: number;
  readonly subtotal: number;
  readonly discount: number;
  readonly units: number;
  readonly itemId: string;
  readonly channel: string;
  readonly source: string;
}

/** Each weekday's five have more than a hundred visits, more than three orders, and something for every screen (trafficPlan.test.ts). */
export const PLAYED_DAYS = 5;
export const PLAYED_WORDS = ['--demo', 'prints', '--traffic', String(PLAYED_DAYS)] as const;
/** The whole of it. */
export const ALL = '?range=28d&compare=none';
const SITE = 'demo';

export function readPlayed(dataDir: string): PlayedTraffic {
  return JSON.parse(readFileSync(join(dataDir, 'played-traffic.json'), 'utf8')) as PlayedTraffic;
}

export function sumOf<Row>(rows: readonly Row[], value: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + value(row), 0);
}

/** Minor units of an amount with two decimals. */
export function centsOf(value: WireInsightValue | undefined): number {
  return Math.round(Number((value as { value: string }).value) * 100);
}

/** Carts as the owner counts them: after an hour without a change. */
export function playedCarts({ carts }: PlayedTraffic, now: number) {
  const left = carts.filter(({ isBought, changedAt }) => !isBought && now - changedAt >= 3_600_000);
  const back = carts.filter(({ isBought, isReminded }) => isBought && isReminded);
  return {
    ...{ carts: left.length, recovered: back.length },
    reminded: [...left, ...back].filter(({ isReminded }) => isReminded).length,
    ...{ lost: sumOf(left, ({ worth }) => worth), won: sumOf(back, ({ worth }) => worth) },
  };
}

/** The owner's figures, as the app asks for them. */
export function figuresFor(owner: Visitor) {
  const load = async <Answer>(path: string): Promise<Answer> => {
    const answer = await owner.get(path);
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.body.slice(0, 200)}`);
    return bodyOf<Answer>(answer);
  };
  return {
    load,
    report: (name: InsightReportName, search = ALL) =>
      load<AppInsightReportResponse>(appInsightReportPath(SITE, name) + search),
    rows: async (table: InsightTableName) =>
      (await load<AppInsightTableResponse>(`${appInsightTablePath(SITE, table)}${ALL}&limit=200`)).rows,
  };
}

export function figureOf({ figures }: AppInsightReportResponse, id: string): WireInsightValue | undefined {
  return figures.find((figure) => figure.id === id)?.now;
}
