import { appSitePath } from '../running/appSites.ts';

/** What a store says of itself, and in which units it counts. */
export interface WireStoreSettings {
  readonly title: string;
  readonly contactEmail: string;
  readonly phone: string;
  readonly address: {
    readonly line1: string;
    readonly line2: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
    /** ISO 3166-1 alpha-2; empty until chosen. */
    readonly countryCode: string;
  };
  /** ENUM-11. */
  readonly currency: string;
  /** BCP 47. */
  readonly language: string;
  /** IANA. */
  readonly timeZone: string;
  readonly measurementStandard: 'metric' | 'imperial';
}

/** GET. PUT takes `settings` and the `revision` they come from; 409 `settingsChanged` when another user was quicker. */
export interface AppStoreSettingsResponse {
  readonly settings: WireStoreSettings;
  readonly revision: number;
  /** False once there are prices or orders in it. */
  readonly mayChangeCurrency: boolean;
}

export interface SaveStoreSettingsRequest {
  readonly settings: WireStoreSettings;
  readonly revision: number;
}

export function appStoreSettingsPath(site: string): string {
  return appSitePath(site, '/settings/store');
}

/** PREF-01: GET and PUT of one namespace's object, on the app's host. */
export function commercePreferencesPath(websiteId: string, namespace: string): string {
  return `/api/v1/commerce-preferences/${encodeURIComponent(namespace)}?websiteId=${encodeURIComponent(websiteId)}`;
}
