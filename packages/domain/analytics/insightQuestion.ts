import { type IsoDay, isIsoDay } from '@quoin/domain/formats';
import {
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  INSIGHT_COMPARISONS,
  INSIGHT_RANGES,
  type InsightComparison,
  type InsightRange,
} from './insightPeriod.ts';

/** What a screen can be narrowed to: visits that came so, from there, with that, or that saw that page. */
export const INSIGHT_FILTERS = [
  'channel',
  'source',
  'referrer',
  'campaign',
  'country',
  'language',
  'device',
  'browser',
  'page',
] as const;
export type InsightFilter = (typeof INSIGHT_FILTERS)[number];
export type InsightFilters = Readonly<Partial<Record<InsightFilter, string>>>;

/** What the address of a screen of insight says after `?`; what is left out has its default. */
export interface InsightQuestion {
  readonly range?: InsightRange;
  /** Of the range `custom`. */
  readonly from?: IsoDay;
  readonly to?: IsoDay;
  readonly compare?: InsightComparison;
  readonly filters: InsightFilters;
}

const MAX_VALUE = 300;

/** Reads a question, in the app's address and in the server's alike; what is not of its form counts as not said. */
export function parseInsightQuestion(read: (name: string) => unknown): InsightQuestion {
  const range = INSIGHT_RANGES.find((each) => each === read('range'));
  const compare = INSIGHT_COMPARISONS.find((each) => each === read('compare'));
  return {
    ...(range === undefined || range === DEFAULT_INSIGHT_RANGE ? {} : { range }),
    ...(range === 'custom' ? { ...dayNamed('from', read), ...dayNamed('to', read) } : {}),
    ...(compare === undefined || compare === DEFAULT_INSIGHT_COMPARISON ? {} : { compare }),
    filters: parseFilters(read),
  };
}

function dayNamed(name: 'from' | 'to', read: (name: string) => unknown): { readonly [key: string]: IsoDay } {
  const day = read(name);
  return typeof day === 'string' && isIsoDay(day) ? { [name]: day } : {};
}

function parseFilters(read: (name: string) => unknown): InsightFilters {
  const found = INSIGHT_FILTERS.flatMap((name) => {
    const value = read(name);
    const text = typeof value === 'number' ? String(value) : value;
    return typeof text === 'string' && text.length <= MAX_VALUE && !text.includes('\0') ? [[name, text] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The question as the pairs of an address; reading them gives the question back. */
export function insightPairs({ filters, ...rest }: InsightQuestion): Readonly<Record<string, string>> {
  return { ...rest, ...filters };
}
