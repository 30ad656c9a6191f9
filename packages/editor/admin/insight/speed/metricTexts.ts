import type {
  AccessibilityPreference,
  CORE_METRICS,
  GradedMetric,
  SpeedGrade,
  SpeedMetric,
} from '@quoin/domain/analytics';
import { formatFileSize } from '@quoin/domain/formats';
import type { BadgeTone } from '../../../parts/badgeLook.ts';

export const METRIC_TEXTS: Readonly<Record<GradedMetric, { readonly name: string; readonly what: string }>> = {
  LCP: { name: 'Largest Contentful Paint (LCP)', what: 'Time until the largest image or text is visible.' },
  INP: { name: 'Interaction to Next Paint (INP)', what: 'Time until the page responds to a click, tap or key press.' },
  CLS: { name: 'Cumulative Layout Shift (CLS)', what: 'How much the page moves while it loads; 0 is best.' },
  FCP: { name: 'First Contentful Paint (FCP)', what: 'Time until the first content is visible.' },
  TTFB: { name: 'Time to First Byte (TTFB)', what: 'Time until the server starts to respond.' },
  FID: { name: 'First Input Delay (FID)', what: 'Delay before the first interaction is handled.' },
};

export type CoreMetric = (typeof CORE_METRICS)[number];

export const GRADES: Readonly<Record<SpeedGrade, { readonly text: string; readonly tone: BadgeTone }>> = {
  good: { text: 'Good', tone: 'good' },
  needsImprovement: { text: 'Needs improvement', tone: 'warn' },
  poor: { text: 'Poor', tone: 'bad' },
};

type Unit = 'ms' | 'bytes' | 'count';
type Detail = Exclude<SpeedMetric, GradedMetric>;

export const DETAIL_TEXTS: Readonly<Record<Detail, { readonly name: string; readonly unit: Unit }>> = {
  domInteractive: { name: 'DOM interactive', unit: 'ms' },
  domContentLoaded: { name: 'DOM content loaded', unit: 'ms' },
  load: { name: 'Page load', unit: 'ms' },
  dnsTime: { name: 'DNS lookup', unit: 'ms' },
  connectTime: { name: 'Connecting', unit: 'ms' },
  tlsTime: { name: 'TLS negotiation', unit: 'ms' },
  requestTime: { name: 'Waiting for the server', unit: 'ms' },
  responseTime: { name: 'Content download', unit: 'ms' },
  transferSize: { name: 'Transfer size', unit: 'bytes' },
  encodedBodySize: { name: 'Compressed size', unit: 'bytes' },
  decodedBodySize: { name: 'Decompressed size', unit: 'bytes' },
  imageCount: { name: 'Images', unit: 'count' },
  imageBytes: { name: 'All images', unit: 'bytes' },
  imagesLazy: { name: 'Lazy-loaded images', unit: 'count' },
  imageLargestBytes: { name: 'Largest image', unit: 'bytes' },
};

export const PREFERENCE_TEXTS: Readonly<Record<AccessibilityPreference, string>> = {
  reducedMotion: 'Reduced motion',
  moreContrast: 'More contrast',
  darkScheme: 'Dark mode',
  forcedColors: 'Forced colors',
};

/** `1.2 s`, `33.98 KB`, `7`. */
export function detailText(value: number, unit: Unit): string {
  if (unit === 'count') return String(Math.round(value));
  if (unit === 'ms') return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
  return formatFileSize(Math.round(value));
}
