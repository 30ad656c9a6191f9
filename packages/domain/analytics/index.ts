export { browserName } from './browserName.ts';
export { ERROR_REPORT_LIMITS, type ErrorReport, readErrorReports, trimStack } from './errorReports.ts';
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
