import { type AnnouncementSettings, type PopupSettings, readAnnouncement, readPopup } from '@quoin/domain/site';
import { ANNOUNCEMENT_SETTING, POPUP_SETTING } from '@quoin/rendering/page';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, saveSetting } from '../../sites/index.ts';

/** A site's popup and announcement, each with the version visitors' browsers know it by. */
export interface StoredNotices {
  readonly popup: PopupSettings;
  readonly popupVersion: number;
  readonly announcement: AnnouncementSettings;
  readonly announcementVersion: number;
  readonly revision: number;
}

/** Locked: who changes them next sees this change. */
export async function lockNotices(trx: SiteTransaction, websiteId: string): Promise<StoredNotices | null> {
  const settings = await loadSettingsForUpdate(trx, websiteId);
  if (settings === null) return null;
  return {
    popup: readPopup(settings[POPUP_SETTING]),
    popupVersion: numberIn(settings[POPUP_SETTING], 'version'),
    announcement: readAnnouncement(settings[ANNOUNCEMENT_SETTING]),
    announcementVersion: numberIn(settings[ANNOUNCEMENT_SETTING], 'version'),
    revision: numberIn(settings, 'noticesRevision'),
  };
}

/** Saves notices. Other settings stay, and pages of the site are rendered again. */
export async function saveNotices(trx: SiteTransaction, websiteId: string, notices: StoredNotices): Promise<void> {
  const { text, ...bar } = notices.announcement;
  await saveSetting(trx, websiteId, {
    [POPUP_SETTING]: { ...notices.popup, version: notices.popupVersion },
    [ANNOUNCEMENT_SETTING]: { ...bar, plainText: text, version: notices.announcementVersion },
    noticesRevision: notices.revision,
  });
  await bumpPublishedVersion(trx, websiteId);
}

function numberIn(value: unknown, name: string): number {
  const part = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof part === 'number' && Number.isSafeInteger(part) ? part : 0;
}
