export { browserName } from './browserName.ts';
export { ERROR_REPORT_LIMITS, type ErrorReport, readErrorReports, trimStack } from './errorReports.ts';
export {
  addDays,
  bucketsOf,
  comparedPeriod,
  DEFAULT_INSIGHT_COMPARISON,
  DEFAULT_INSIGHT_RANGE,
  daysIn,
  INSIGHT_COMPARISONS,
  INSIGHT_RANGES,
  type InsightComparison,
  type InsightPeriod,
  type InsightRange,
  type InsightUnit,
  isIsoDay,
  LONGEST_PERIOD_DAYS,
  periodOf,
  unitOf,
} from './insightPeriod.ts';
export {
  INSIGHT_FILTERS,
  type InsightFilter,
  type InsightFilters,
  type InsightQuestion,
  insightPairs,
  parseInsightQuestion,
} from './insightQuestion.ts';
export {
  type Dimension,
  type DimensionOf,
  FUNNEL,
  type FunnelStep,
  GRAINS,
  type Grain,
  MEASURES,
  type Measure,
} from './measures.ts';
export {
  CHANNELS,
  type Channel,
  DEVICES,
  type Device,
  EVENT_BOUNDS,
  EVENT_NAMES,
  OLDEST_EVENT_MS,
  type SiteEvent,
} from './siteEvent.ts';
