import { type AnnouncementSettings, type PopupSettings, readAnnouncement, readPopup } from '@quoin/domain/site';
import { ANNOUNCEMENT_SETTING, POPUP_SETTING } from '@quoin/rendering/page';
import { sql } from 'kysely';
import type { SiteTransaction } from '../database/database.ts';

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
  const row = await trx
    .selectFrom('website')
    .select('settings')
    .where('id', '=', websiteId)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return null;
  const settings: Readonly<Record<string, unknown>> = row.settings;
  return {
    popup: readPopup(settings[POPUP_SETTING]),
    popupVersion: numberIn(settings[POPUP_SETTING], 'version'),
    announcement: readAnnouncement(settings[ANNOUNCEMENT_SETTING]),
    announcementVersion: numberIn(settings[ANNOUNCEMENT_SETTING], 'version'),
    revision: numberIn(settings, 'noticesRevision'),
  };
}

/** What else is kept among the settings stays; pages of the site are rendered anew. */
export async function saveNotices(trx: SiteTransaction, websiteId: string, notices: StoredNotices): Promise<void> {
  const { text, ...bar } = notices.announcement;
  const settings = JSON.stringify({
    [POPUP_SETTING]: { ...notices.popup, version: notices.popupVersion },
    [ANNOUNCEMENT_SETTING]: { ...bar, plainText: text, version: notices.announcementVersion },
    noticesRevision: notices.revision,
  });
  await sql`UPDATE website SET published_version = published_version + 1, settings = settings || ${settings}::jsonb
    WHERE id = ${websiteId}`.execute(trx);
}

function numberIn(value: unknown, name: string): number {
  const part = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof part === 'number' && Number.isSafeInteger(part) ? part : 0;
}
