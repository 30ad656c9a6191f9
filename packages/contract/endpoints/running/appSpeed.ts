import type { AccessibilityPreference, CORE_METRICS, Device, GradedMetric, GradedSpeed } from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

export type WireSpeed = Readonly<Record<GradedMetric, GradedSpeed>>;
type Core = (typeof CORE_METRICS)[number];
export type WireCoreSpeed = Readonly<Record<Core, GradedSpeed>>;

/** GET with the question of the insight screens (`range`, `from`, `to`, `compare`, `device`, `page`). */
export interface AppSpeedResponse {
  /** Page loads that were measured. */
  readonly loads: number;
  readonly overall: WireSpeed;
  /** Of the time it is compared with; null where there is none. */
  readonly before: WireSpeed | null;
  /** Every day of the time asked about; p75, null where nothing was measured. */
  readonly days: readonly { readonly day: string; readonly p75: Readonly<Record<Core, number | null>> }[];
  /** The most visited first. */
  readonly pages: readonly { readonly path: string; readonly loads: number; readonly speed: WireCoreSpeed }[];
  readonly devices: readonly { readonly device: Device; readonly loads: number; readonly speed: WireCoreSpeed }[];
  /** What a page load brings and waits for: p75 of each figure that was measured. */
  readonly details: Readonly<Record<string, number>>;
  /** Share of page loads whose visitor's system asks for it, 0..1. */
  readonly preferences: Readonly<Partial<Record<AccessibilityPreference, number>>>;
}

export function appSpeedPath(site: string): string {
  return appSitePath(site, '/speed');
}
