import { PERFORMANCE_RECORDS_PATH } from '@quoin/contract/endpoints/site';
import type { PerformanceRecord } from '@quoin/domain/analytics';
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { laterInBrowser } from '../../timing/after.ts';
import { TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { type Figures, imageFigures, navigationFigures, preferenceFigures } from './measurePage.ts';
import { createRecordQueue, type RecordQueue } from './recordQueue.ts';

/** Measures how fast this page is for this visitor (TELE-01, TELE-02). Needs no consent: it keeps nothing in the browser and knows nobody. */
export function startTelemetry({ pageType }: { readonly pageType: number }, maySend: () => boolean): void {
  const navigation = navigationEntry();
  const queue = createRecordQueue({
    after: laterInBrowser,
    sinceLoad: navigation === null ? 0 : Math.max(0, performance.now() - navigation.loadEventEnd),
    now: Date.now,
    pageLoadId: crypto.randomUUID(),
    raw: { path: location.pathname, pageType },
    send: (records) => maySend() && send(records),
  });
  watchVitals(queue);
  if (navigation !== null) addAll(queue, navigationFigures(navigation));
  addAll(
    queue,
    preferenceFigures((query) => matchMedia(query).matches),
  );
  watchFirstInput(queue);
  // Pictures go on coming while one reads: what they weigh is known when the page is left, or the wait is over.
  const updateImages = (): void => updateAll(queue, imageFigures(resourceEntries(), lazyImages()));
  updateImages();
  addEventListener('scrollend', updateImages, { passive: true });
  const hide = (): void => {
    updateImages();
    queue.hide();
  };
  // After the library's own listeners, which reckon their last values at the same event.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide());
  addEventListener('pagehide', hide);
}

function navigationEntry(): PerformanceNavigationTiming | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry ?? null;
}

function resourceEntries(): readonly PerformanceResourceTiming[] {
  return performance.getEntriesByType('resource') as PerformanceResourceTiming[];
}

function lazyImages(): ReadonlySet<string> {
  return new Set([...document.images].filter(({ loading }) => loading === 'lazy').map(({ currentSrc }) => currentSrc));
}

/** Thresholds and the ways of measuring are the library's own (platform 9). */
function watchVitals(queue: RecordQueue): void {
  onFCP(({ value }) => queue.add('FCP', value));
  onTTFB(({ value }) => queue.add('TTFB', value));
  const all = { reportAllChanges: true };
  onLCP(({ value }) => queue.update('LCP', value), all);
  onCLS(({ value }) => queue.update('CLS', value), all);
  onINP(({ value }) => queue.update('INP', value), all);
}

/** The library has given it up for INP; the specification still asks for it. */
function watchFirstInput(queue: RecordQueue): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('first-input')) return;
  const observer = new PerformanceObserver((list) => {
    const [first] = list.getEntries() as PerformanceEventTiming[];
    if (first === undefined) return;
    queue.add('FID', Math.max(0, first.processingStart - first.startTime));
    observer.disconnect();
  });
  observer.observe({ type: 'first-input', buffered: true });
}

function addAll(queue: RecordQueue, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) queue.add(name as keyof Figures, Math.max(0, value));
}

function updateAll(queue: RecordQueue, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) queue.update(name as keyof Figures, value);
}

/**
 * Sends by beacon, which outlives the page. If there is none, or it is full, sends plain text. Failures are ignored
 * (ANA-2).
 */
function send(records: readonly PerformanceRecord[]): void {
  const body = JSON.stringify(records);
  if (typeof navigator.sendBeacon === 'function' && navigator.sendBeacon(PERFORMANCE_RECORDS_PATH, body)) return;
  const request = new XMLHttpRequest();
  request.onreadystatechange = () => request.readyState > 1 && request.abort();
  request.open('POST', PERFORMANCE_RECORDS_PATH);
  request.timeout = TRACKER_TIMEOUT_MS;
  request.setRequestHeader('content-type', 'text/plain');
  request.send(body);
}
