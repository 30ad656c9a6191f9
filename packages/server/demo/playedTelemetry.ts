import type { WireErrorReport } from '@quoin/contract/endpoints/site';
import { type Device, type MeasuredName, type PerformanceRecord, TELEMETRY_APP } from '@quoin/domain/analytics';
import { pick, seededRoll, type Weighted } from './trafficPeople.ts';
import type { PlannedStep, PlannedVisit } from './trafficVisit.ts';

export type PlayedPage = Extract<PlannedStep, { kind: 'page' }>;

/** How a visit's pages fared, drawn from its id: the same again for the same plan, whatever else is planned. */
export interface VisitTelemetry {
  readonly records: readonly PerformanceRecord[];
  readonly errors: readonly WireErrorReport[];
}

/** Phones wait longer, for the network and for themselves. */
const SLOWNESS: Readonly<Record<Device, number>> = { phone: 1.45, tablet: 1.2, desktop: 1 };
/** Of 100 visits. */
const ERROR_CHANCE = 0.07;

const ERRORS: Weighted<Omit<WireErrorReport, 'page'>> = [
  [5, errorAt("TypeError: Cannot read properties of null (reading 'dataset')", 'size-guide.js', [41, 18])],
  [3, errorAt('ReferenceError: parcelWidget is not defined', 'parcel-widget.js', [7, 3])],
  [2, errorAt('NotAllowedError: The request is not allowed by the user agent', 'moving-header.js', [112, 22])],
];

function errorAt(message: string, file: string, [line, column]: readonly [number, number]) {
  // Code of the shop's owner, from the files of the site.
  const source = `/s/${file}`;
  return { message, source, line, column, stack: `${message}\n    at ${source}:${line}:${column}` };
}

export function telemetryOf({ visitor, visitId, at }: PlannedVisit, pages: readonly PlayedPage[]): VisitTelemetry {
  const roll = seededRoll(Number.parseInt(visitId.slice(0, 8), 16));
  const records = pages.flatMap((page, index) =>
    Object.entries(measured(page, SLOWNESS[visitor.device], roll)).map(([event, value]) => ({
      ...{ app: TELEMETRY_APP, event: event as MeasuredName, data: { value }, pageLoadId: `${visitId}-${index}` },
      ...{ ts: at + page.after, raw: { path: page.path, pageType: 1 } },
    })),
  );
  const first = pages[0];
  const errors = first === undefined || roll() >= ERROR_CHANCE ? [] : [{ ...pick(ERRORS, roll()), page: first.path }];
  return { records, errors };
}

/** Milliseconds; layout shift without unit. Most pages are quick, a few take very long. */
function measured({ path }: PlayedPage, slowness: number, roll: () => number) {
  const weight = path === '/' || path.startsWith('/shop') ? 1.25 : 1;
  const long = 0.6 + roll() + (roll() < 0.08 ? 2.2 : 0);
  const wait = 90 * slowness * (0.5 + roll());
  const LCP = Math.round(wait + 1050 * slowness * weight * long);
  return {
    ...{ TTFB: Math.round(wait), FCP: Math.round(wait + (LCP - wait) * 0.55), LCP },
    INP: Math.round(60 * slowness * long + 50 * roll()),
    CLS: Math.round(roll() ** 3 * 180) / 1000,
    load: LCP + Math.round(400 * roll()),
  };
}
