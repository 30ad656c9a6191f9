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
  LCP: { name: 'Largest paint', what: 'Until the largest picture or text in sight is there.' },
  INP: { name: 'Answer to a press', what: 'Until the page shows something after a click, touch or key.' },
  CLS: { name: 'Layout shift', what: 'How much of the page moves while one looks at it; 0 is nothing.' },
  FCP: { name: 'First paint', what: 'Until anything of the page is there.' },
  TTFB: { name: 'First byte', what: 'Until the server’s answer begins to come.' },
  FID: { name: 'First input delay', what: 'How long the first press had to wait.' },
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
  domInteractive: { name: 'Page read', unit: 'ms' },
  domContentLoaded: { name: 'Page and scripts read', unit: 'ms' },
  load: { name: 'All loaded', unit: 'ms' },
  dnsTime: { name: 'Looking up the address', unit: 'ms' },
  connectTime: { name: 'Connecting', unit: 'ms' },
  tlsTime: { name: 'Agreeing on encryption', unit: 'ms' },
  requestTime: { name: 'Waiting for the server', unit: 'ms' },
  responseTime: { name: 'Receiving the page', unit: 'ms' },
  transferSize: { name: 'Page as transferred', unit: 'bytes' },
  encodedBodySize: { name: 'Page compressed', unit: 'bytes' },
  decodedBodySize: { name: 'Page unpacked', unit: 'bytes' },
  imageCount: { name: 'Pictures', unit: 'count' },
  imageBytes: { name: 'All pictures', unit: 'bytes' },
  imagesLazy: { name: 'Pictures fetched when near', unit: 'count' },
  imageLargestBytes: { name: 'Largest picture', unit: 'bytes' },
};

export const PREFERENCE_TEXTS: Readonly<Record<AccessibilityPreference, string>> = {
  reducedMotion: 'Less motion',
  moreContrast: 'More contrast',
  darkScheme: 'Dark colours',
  forcedColors: 'Colours of their own',
};

/** `1.2 s`, `33.98 KB`, `7`. */
export function detailText(value: number, unit: Unit): string {
  if (unit === 'count') return String(Math.round(value));
  if (unit === 'ms') return value >= 1000 ? `${(value / 1000).toFixed(1)} s` : `${Math.round(value)} ms`;
  return formatFileSize(Math.round(value));
}
