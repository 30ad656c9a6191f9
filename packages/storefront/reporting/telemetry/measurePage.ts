import type { AccessibilityPreference, MeasuredName } from '@quoin/domain/analytics';

export type Figures = Readonly<Partial<Record<MeasuredName, number>>>;

type Navigation = Pick<
  PerformanceNavigationTiming,
  | 'domInteractive'
  | 'domContentLoadedEventEnd'
  | 'loadEventEnd'
  | 'domainLookupStart'
  | 'domainLookupEnd'
  | 'connectStart'
  | 'connectEnd'
  | 'secureConnectionStart'
  | 'requestStart'
  | 'responseStart'
  | 'responseEnd'
  | 'transferSize'
  | 'encodedBodySize'
  | 'decodedBodySize'
>;

/** Load timings, connection timings and body sizes of the page itself (TELE-02). */
export function navigationFigures(entry: Navigation): Figures {
  return {
    domInteractive: entry.domInteractive,
    domContentLoaded: entry.domContentLoadedEventEnd,
    load: entry.loadEventEnd,
    dnsTime: entry.domainLookupEnd - entry.domainLookupStart,
    connectTime: entry.connectEnd - entry.connectStart,
    tlsTime: entry.secureConnectionStart === 0 ? 0 : entry.connectEnd - entry.secureConnectionStart,
    requestTime: entry.responseStart - entry.requestStart,
    responseTime: entry.responseEnd - entry.responseStart,
    transferSize: entry.transferSize,
    encodedBodySize: entry.encodedBodySize,
    decodedBodySize: entry.decodedBodySize,
  };
}

type Resource = Pick<PerformanceResourceTiming, 'name' | 'initiatorType' | 'encodedBodySize'>;

/** Pictures that were fetched: how many, how heavy, how many of them only when they came near (TELE-02). */
export function imageFigures(resources: readonly Resource[], lazily: ReadonlySet<string>): Figures {
  const images = resources.filter(({ initiatorType, name }) => initiatorType === 'img' || lazily.has(name));
  const sizes = images.map(({ encodedBodySize }) => encodedBodySize);
  return {
    imageCount: images.length,
    imageBytes: sizes.reduce((sum, size) => sum + size, 0),
    imagesLazy: images.filter(({ name }) => lazily.has(name)).length,
    imageLargestBytes: Math.max(0, ...sizes),
  };
}

const QUESTIONS: Readonly<Record<AccessibilityPreference, string>> = {
  reducedMotion: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  darkScheme: '(prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
};

/** Returns the system's accessibility settings (TELE-02). */
export function preferenceFigures(matches: (query: string) => boolean): Figures {
  const names = Object.keys(QUESTIONS) as AccessibilityPreference[];
  return Object.fromEntries(names.map((name) => [name, matches(QUESTIONS[name]) ? 1 : 0]));
}
