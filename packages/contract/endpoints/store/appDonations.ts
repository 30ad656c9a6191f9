import { appSitePath } from '../running/appSites.ts';

/** What visitors may give; amounts are decimal text in the site's currency. GET and PUT. */
export interface DonationSettings {
  readonly isEnabled: boolean;
  readonly title: string;
  readonly text: string;
  readonly suggested: readonly string[];
  readonly allowsCustom: boolean;
  readonly min: string;
  readonly max: string;
}

export interface AppDonationsResponse {
  readonly donations: DonationSettings;
  /** The page where visitors give. */
  readonly url: string;
}

export function appDonationsPath(site: string): string {
  return appSitePath(site, '/donations');
}
