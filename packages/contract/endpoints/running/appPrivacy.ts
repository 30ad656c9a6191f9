import type { TrackingSettings } from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

/** GET → `AppPrivacyResponse`; PUT the same (ours): how visitors are counted, and how they are asked. */
export type AppPrivacyResponse = TrackingSettings;

export function appPrivacyPath(site: string): string {
  return appSitePath(site, '/settings/privacy');
}
