import type { AnnouncementSettings, PopupSettings } from '@quoin/domain/site';
import { appSitePath } from './appSites.ts';

/** GET; PUT `SaveNoticesRequest` → `{ revision }`, 422 with fields named `popup.title`, 409 `noticesChanged`. */
export interface AppNoticesResponse {
  readonly popup: PopupSettings;
  readonly announcement: AnnouncementSettings;
  readonly revision: number;
}

export type SaveNoticesRequest = AppNoticesResponse;

export function appNoticesPath(site: string): string {
  return appSitePath(site, '/notices');
}
