import type {
  AccessibilityPreference,
  CORE_METRICS,
  GradedMetric,
  SpeedGrade,
  SpeedMetric,
} from '@quoin/domain/analytics';
import { formatFileSize } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/metricTexts';
import type { BadgeTone } from '../../../parts/badgeLook.ts';

export const METRIC_TEXTS: Readonly<Record<GradedMetric, { readonly name: string; readonly what: string }>> = {
  LCP: { name: texts.largestContentfulPaintLcp, what: texts.timeUntilTheLargest },
  INP: { name: texts.interactionToNextPaint, what: texts.timeUntilThePage },
  CLS: { name: texts.cumulativeLayoutShiftCls, what: texts.howMuchThePage },
  FCP: { name: texts.firstContentfulPaintFcp, what: texts.timeUntilTheFirst },
  TTFB: { name: texts.timeToFirstByte, what: texts.timeUntilTheServer },
  FID: { name: texts.firstInputDelayFid, what: texts.delayBeforeTheFirst },
};

export type CoreMetric = (typeof CORE_METRICS)[number];

export const GRADES: Readonly<Record<SpeedGrade, { readonly text: string; readonly tone: BadgeTone }>> = {
  good: { text: texts.good, tone: 'good' },
  needsImprovement: { text: texts.needsImprovement, tone: 'warn' },
  poor: { text: texts.poor, tone: 'bad' },
};

type Unit = 'ms' | 'bytes' | 'count';
type Detail = Exclude<SpeedMetric, GradedMetric>;

export const DETAIL_TEXTS: Readonly<Record<Detail, { readonly name: string; readonly unit: Unit }>> = {
  domInteractive: { name: texts.domInteractive, unit: 'ms' },
  domContentLoaded: { name: texts.domContentLoaded, unit: 'ms' },
  load: { name: texts.pageLoad, unit: 'ms' },
  dnsTime: { name: texts.dnsLookup, unit: 'ms' },
  connectTime: { name: texts.connecting, unit: 'ms' },
  tlsTime: { name: texts.tlsNegotiation, unit: 'ms' },
  requestTime: { name: texts.waitingForTheServer, unit: 'ms' },
  responseTime: { name: texts.contentDownload, unit: 'ms' },
  transferSize: { name: texts.transferSize, unit: 'bytes' },
  encodedBodySize: { name: texts.compressedSize, unit: 'bytes' },
  decodedBodySize: { name: texts.decompressedSize, unit: 'bytes' },
  imageCount: { name: commonTexts.images, unit: 'count' },
  imageBytes: { name: texts.allImages, unit: 'bytes' },
  imagesLazy: { name: texts.lazyLoadedImages, unit: 'count' },
  imageLargestBytes: { name: texts.largestImage, unit: 'bytes' },
};

export const PREFERENCE_TEXTS: Readonly<Record<AccessibilityPreference, string>> = {
  reducedMotion: texts.reducedMotion,
  moreContrast: texts.moreContrast,
  darkScheme: texts.darkMode,
  forcedColors: texts.forcedColors,
};

/** `1.2 s`, `33.98 KB`, `7`. */
export function detailText(value: number, unit: Unit): string {
  if (unit === 'count') return String(Math.round(value));
  if (unit === 'ms') return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : texts.ms(Math.round(value));
  return formatFileSize(Math.round(value));
}
