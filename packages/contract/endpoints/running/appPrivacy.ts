import type { TrackingSettings } from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

/**
 * GET → `AppPrivacyResponse`; PUT the same (Quoin's own): how visitors are counted, and how they are asked for consent.
 */
export type AppPrivacyResponse = TrackingSettings;

export function appPrivacyPath(site: string): string {
  return appSitePath(site, '/settings/privacy');
}
