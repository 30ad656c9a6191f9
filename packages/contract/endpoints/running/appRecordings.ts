import type {
  Device,
  ExperimentDefinitions,
  ExperimentGoals,
  InsightRetention,
  RecordedEvent,
} from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

export interface WireRecording {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly durationMs: number;
  /** In the order they were seen. */
  readonly pages: readonly string[];
  readonly clicks: number;
  readonly rageClicks: number;
  readonly errors: number;
  readonly hasPurchase: boolean;
  readonly device: Device;
  readonly browser: string;
  /** ISO 3166. */
  readonly country: string;
  readonly viewport: readonly [width: number, height: number];
  readonly experiments: Readonly<Record<string, string>>;
}

export const RECORDING_MARK_FILTERS = ['all', 'purchase', 'error', 'rage'] as const;
export type RecordingMarkFilter = (typeof RECORDING_MARK_FILTERS)[number];

/** GET with the question of the insight screens, `mark` and `cursor`: the latest first. */
export interface AppRecordingsResponse {
  readonly recordings: readonly WireRecording[];
  readonly nextCursor: string | null;
  /** Whether visits are recorded at all. */
  readonly isOn: boolean;
  /** Where the site is at home, ISO 3166: visits of sites elsewhere are not recorded. */
  readonly country: string;
}

/** GET: one with all its events, in the order they happened. DELETE: ends it for good. */
export interface AppRecordingResponse {
  readonly recording: WireRecording;
  readonly events: readonly RecordedEvent[];
}

/** GET, PUT. */
export interface AppInsightSettings {
  readonly telemetry: boolean;
  readonly recording: { readonly isOn: boolean; readonly sampleRate: number; readonly retentionDays: number };
  readonly experiments: ExperimentDefinitions;
  readonly goals: ExperimentGoals;
  /** Days that events, visits and sums are kept; what is older is deleted daily. */
  readonly retention: InsightRetention;
}

export function appRecordingsPath(site: string): string {
  return appSitePath(site, '/recordings');
}

export function appRecordingPath(site: string, id: string): string {
  return `${appRecordingsPath(site)}/${encodeURIComponent(id)}`;
}

export function appInsightSettingsPath(site: string): string {
  return appSitePath(site, '/settings/insight');
}
