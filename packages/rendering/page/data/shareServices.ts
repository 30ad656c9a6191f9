import { RECORD_SETTINGS } from '@quoin/domain/document';
import { SHARE_KEYS, type ShareService, switchedOnShares } from '@quoin/domain/site';
import type { SettingsContent } from '../content/siteContent.ts';
import type { JsonObject } from './imageData.ts';
import { settingObject } from './settings.ts';

/** The services that the owner lets visitors share pages at; none before the owner switched any on. */
export function shareServicesOf(settings: SettingsContent): readonly ShareService[] {
  return switchedOnShares(settingObject(settings, RECORD_SETTINGS.site).shareButtons);
}

/** `shareButtons` of page data: `{"twitter": true}`, only what is on. */
export function shareButtons(settings: SettingsContent): JsonObject {
  return Object.fromEntries(shareServicesOf(settings).map((service) => [SHARE_KEYS[service].name, true]));
}

/** `website.shareButtonOptions`: `{"2": true}`; the formatters ask whether it has anything. */
export function shareButtonOptions(settings: SettingsContent): JsonObject {
  return Object.fromEntries(shareServicesOf(settings).map((service) => [SHARE_KEYS[service].number, true]));
}
