import { appSitePath } from './appSites.ts';

/** GET; DELETE removes all sample data of the site → 204, 404 where there is none. */
export interface AppSampleDataResponse {
  readonly state: 'none' | 'making' | 'made';
}

export function appSampleDataPath(site: string): string {
  return appSitePath(site, '/sample-data');
}
