export { browserName } from './browserName.ts';
export { choiceOf } from './consent/choiceOf.ts';
export {
  CONSENT_CHOICE_KEY,
  CONSENT_DAYS,
  type ConsentChoice,
  type ConsentFacts,
  isConsentRequired,
  isPurposeAllowed,
  parseConsentChoice,
} from './consent/consentChoice.ts';
export { type ConsentWords, consentWords, keptForText } from './consent/consentWording.ts';
export { type BrowserStorageEntry, COOKIE_INVENTORY, keptFor } from './consent/cookieInventory.ts';
export { firstConsent } from './consent/firstConsent.ts';
export { REPORTED_ORDER_KEYS } from './consent/reportedOrderKeys.ts';
export {
  CONSENT_MODES,
  type ConsentMode,
  PRIVACY_BOUNDS,
  PURPOSES,
  type Purpose,
  type TrackingSettings,
  trackingSettingsOf,
} from './consent/trackingSettings.ts';
export { type CountedBatch, countBatch, type KnownBefore, touchedBy } from './counting/countBatch.ts';
export {
  countEntries,
  countReaches,
  countTraffic,
  countVisitsBy,
  createVisitorSet,
  type EntriesWanted,
  type KeyCount,
  noVisits,
  type VisitCounts,
  type VisitorSet,
} from './counting/countPacked.ts';
export {
  type Dimension,
  type DimensionOf,
  FUNNEL,
  type FunnelStep,
  GRAINS,
  type Grain,
  MEASURES,
  type Measure,
} from './counting/measures.ts';
export {
  chooseVisits,
  filterColumns,
  PAGES_SEEN,
  type PackedColumn,
  type PackedDay,
  VISIT_DIMENSIONS,
  type VisitDimension,
  type VisitNumber,
} from './counting/packedDay.ts';
export { type SumStretch, sumStretches } from './counting/sumStretches.ts';
export type { Tally } from './counting/tally.ts';
export { ERROR_REPORT_LIMITS, type ErrorReport, readErrorReports, trimStack } from './errorReports.ts';
export {
  compareVariants,
  EXPERIMENT_BOUNDS,
  type VariantComparison,
  type VariantCount,
} from './experiments/compareVariants.ts';
export {
  DEFAULT_GOAL,
  type ExperimentGoal,
  type ExperimentGoals,
  experimentStartsOf,
  GOAL_EVENTS,
  GOAL_KINDS,
  type GoalKind,
  goalPaths,
  startsAfter,
} from './experiments/experimentGoal.ts';
export {
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
  FUNNEL_TITLES,
  INSIGHT_REPORTS,
  INSIGHT_TABLES,
  type InsightColumn,
  type InsightFigure,
  type InsightKind,
  type InsightReport,
  type InsightReportName,
  type InsightTable,
  type InsightTableName,
  insightReport,
  insightTable,
} from './insightTables.ts';
export { type InsightCode, insightSentence } from './insightWording.ts';
export {
  isCheckoutPath,
  isOrderPath,
  isPrivatePage,
  publicPath,
  publicQuery,
  publicReferrer,
  withoutKeys,
} from './keyedPaths.ts';
export { ENVIRONMENTS, type Environment, PAGE_FACTS_ID, type PageFacts, type ProductFacts } from './pageFacts.ts';
export { type GoogleEvent, googleEvent } from './pixels/googleEvent.ts';
export { type MetaEvent, metaEvent } from './pixels/metaEvent.ts';
export {
  PIXEL_KINDS,
  PIXEL_LIMITS,
  PIXEL_PLACES,
  type Pixel,
  type PixelFacts,
  type PixelKind,
  type PixelPlaces,
  pixelsOf,
  pixelsOn,
} from './pixels/pixel.ts';
export { type PixelEvent, type PixelPage, type PlaceShown, pixelPage } from './pixels/pixelEvent.ts';
export { pixelSentence, pixelWording } from './pixels/pixelWording.ts';
export { neatPixel, type PixelCode, validatePixel } from './pixels/validatePixel.ts';
export { type EventSender, readOlderEvent, readTrackedEvent, readVisitorEvent } from './readEvents.ts';
export {
  isAmericanTimeZone,
  isRecordingEligible,
  isRecordingId,
  LEAST_CORES,
  MOCK_RECORDING_ID,
  RECORDED_COUNTRIES,
  type RecordingFacts,
} from './recording/eligibility.ts';
export {
  assignExperiments,
  assignVariant,
  EXPERIMENT_LIMITS,
  EXPERIMENT_PARAMETER,
  EXPERIMENT_RESET,
  type ExperimentAssignments,
  type ExperimentDefinitions,
  isExperimentName,
  overridesAfter,
  parseVariants,
} from './recording/experiments.ts';
export {
  DEFAULT_INSIGHT,
  type InsightSettings,
  type InsightSettingsCode,
  insightSettingsOf,
  keptInsightSettings,
  RETENTION_DAYS,
  validateInsightSettings,
} from './recording/insightSettings.ts';
export { insightSettingsSentence, insightSettingsWording } from './recording/insightSettingsWording.ts';
export {
  RAGE_CLICK,
  RECORDED_MARKS,
  RECORDING_LIMITS,
  type RecordedEvent,
  type RecordingChunk,
  type RecordingSummary,
  readRecordingChunk,
  summarizeEvents,
} from './recording/recordingChunk.ts';
export { INPUT_MASK, scrubEvent, secretsOf } from './recording/scrub.ts';
export {
  DEFAULT_RETENTION,
  type InsightRetention,
  isKeepable,
  LONGEST_RETENTION,
  MINUTE_HOURS,
  RETENTION_NAMES,
  retentionOf,
  shortenedRetention,
} from './retention.ts';
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
export {
  ACCESSIBILITY_PREFERENCES,
  type AccessibilityPreference,
  isMeasuredName,
  type MeasuredName,
  type Measurement,
  type PerformanceRecord,
  readPerformanceRecords,
  SPEED_METRICS,
  type SpeedMetric,
} from './speed/performanceRecord.ts';
export {
  CORE_METRICS,
  formatSpeed,
  GRADED_METRICS,
  GRADED_SHARE,
  type GradedMetric,
  type GradedSpeed,
  gradeHistogram,
  gradeOf,
  SPEED_GRADES,
  SPEED_THRESHOLDS,
  type SpeedGrade,
} from './speed/speedGrade.ts';
export {
  bucketOf,
  countIn,
  HISTOGRAM_ERROR,
  type Histogram,
  percentileOf,
  valueOfBucket,
} from './speed/speedHistogram.ts';
export { TELEMETRY_APP, TELEMETRY_LIMITS } from './speed/telemetryLimits.ts';
export { countryOfTimeZone } from './timeZoneCountries.ts';
export { type CartChange, cartChanges } from './tracker/cartChanges.ts';
export { cartFields, entryFields, type TrackedCart, type TrackedEntry } from './tracker/cartFields.ts';
export { pageContext, pageFields, productFields, shelfFields } from './tracker/commerceEvent.ts';
export { parseEnvironment, searchTags } from './tracker/environment.ts';
export {
  type BrowserFacts,
  EVENT_SOURCES,
  type EventContent,
  type EventFacts,
  eventContent,
  resolvedLocale,
} from './tracker/eventContent.ts';
export { type EventSchema, eventErrors, eventSchema, parseEventContent } from './tracker/eventSchemas.ts';
export { publicTitle } from './tracker/publicTitle.ts';
export { type OrderToTrack, type PurchaseFacts, purchaseFacts, type TrackedOrder } from './tracker/trackedOrder.ts';
export { invalidEventWording } from './tracker/validationWording.ts';
export { visitorEvent } from './tracker/visitorEvent.ts';
export { trackerWording } from './tracker/wording.ts';
export type { FunnelReach, TimedEvent, Visit, VisitMark, VisitOrigin } from './visit.ts';
export { VISIT_COOKIE } from './visitCookie.ts';
export type { VisitorDay } from './visitorDays.ts';
export { deviceOf } from './visitorDevice.ts';
export { guessCountry } from './visitorOrigin.ts';
export { MAY_EDIT_COOKIE, mayEditPages } from './visits/mayEdit.ts';
export {
  ANALYTICS_COOKIE_DAYS,
  ANALYTICS_COOKIES,
  ANALYTICS_KEYS,
  type SessionFacts,
  type SessionPlace,
  sessionFactsOf,
} from './visits/sessionFacts.ts';
export {
  ANONYMOUS,
  isTrackedUser,
  LOCALE_COOKIE,
  memberLocaleOf,
  parseSiteUserInfo,
  rolesOnPages,
  type SiteUserInfo,
  STAFF_VISIT_SECONDS,
} from './visits/siteUserInfo.ts';
export { decideTracking, type TrackingDecision } from './visits/trackingDecision.ts';
export {
  type CookieToWrite,
  parseVisitRecord,
  VISIT_RECORD_SECONDS,
  VISIT_SECONDS,
  VISITOR_COOKIES,
  type VisitHere,
  visitOf,
} from './visits/visitorCookies.ts';
export { censusWording } from './visits/wording.ts';
