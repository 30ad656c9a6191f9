import type { SalesRange, WireSales } from '@quoin/contract/endpoints/running';
import type { WireMoney } from '@quoin/contract/endpoints/site';
import { localText } from '@quoin/domain/formats';
import * as texts from '@quoin/messages/app/salesLook';
import { moneyOf, percentText } from '../../app/formats.ts';
import { siteLocale } from '../../app/locale.ts';

export const RANGE_TABS: readonly { readonly value: SalesRange; readonly text: string }[] = [
  { value: 'today', text: texts.today },
  { value: '7d', text: texts.n7Days },
  { value: '30d', text: texts.n30Days },
  { value: '90d', text: texts.n90Days },
  { value: '12m', text: texts.n12Months },
];

const BEFORE: Readonly<Record<SalesRange, string>> = {
  today: texts.yesterday,
  '7d': texts.previous7Days,
  '30d': texts.previous30Days,
  '90d': texts.previous90Days,
  '12m': texts.previous12Months,
};

/** What a range is compared with. */
export function beforeText(range: SalesRange): string {
  return BEFORE[range];
}

export interface Change {
  /** `+12%`, `−3%`, `±0%`. */
  readonly text: string;
  readonly direction: 'up' | 'down' | 'same';
}

/** In whole percent, exact; null where there was nothing to compare with. */
export function changeOf(now: bigint, before: bigint): Change | null {
  if (before <= 0n) return null;
  const difference = now - before;
  const size = difference < 0n ? -difference : difference;
  const percent = (size * 200n + before) / (before * 2n);
  if (difference === 0n) return { text: `±${percentText(0)}`, direction: 'same' };
  const shown = percent === 0n ? `<${percentText(0.01)}` : percentText(Number(percent) / 100);
  return difference > 0n ? { text: `+${shown}`, direction: 'up' } : { text: `−${shown}`, direction: 'down' };
}

export function minorOf(money: WireMoney | null): bigint {
  return (money === null ? null : moneyOf(money))?.minor ?? 0n;
}

/** A piece of time as people call it; `isShort` below a chart. */
export function bucketText(at: string, language: string, isShort = false): string {
  const make = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(siteLocale(language), { ...options, timeZone: 'UTC' }).format(momentOf(at));
  if (at.includes('T')) return make({ hour: 'numeric' });
  if (at.length === 7) return make(isShort ? { month: 'short' } : { month: 'long', year: 'numeric' });
  return make(isShort ? { month: 'short', day: 'numeric' } : { weekday: 'short', month: 'short', day: 'numeric' });
}

function momentOf(at: string): number {
  if (at.includes('T')) return Date.parse(`${at}:00:00Z`);
  return Date.parse(at.length === 7 ? `${at}-15T12:00:00Z` : `${at}T12:00:00Z`);
}

export interface PlotPoint {
  readonly at: string;
  readonly before: string;
  readonly total: WireMoney;
  readonly orderCount: number;
  readonly totalBefore: WireMoney;
  readonly orderCountBefore: number;
  /** Its time has not come. */
  readonly isAhead: boolean;
}

/** The points of both periods side by side. `nowAt`: the piece that is now, in the site's time zone. */
export function plotPoints({ current, previous }: Pick<WireSales, 'current' | 'previous'>, nowAt: string): PlotPoint[] {
  return current.points.map((point, index) => {
    const earlier = previous.points[index] ?? point;
    return {
      ...point,
      before: earlier.at,
      totalBefore: earlier.total,
      orderCountBefore: earlier.orderCount,
      isAhead: point.at.includes('T') && point.at > nowAt,
    };
  });
}

/** The hour that it is in a time zone, as a piece of time. */
export function hourNow(now: number, timeZone: string): string {
  return localText(now, timeZone).slice(0, 13);
}
