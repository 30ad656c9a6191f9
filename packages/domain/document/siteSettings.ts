import { readAnnouncement, readPopup, SITE_SCREENS, type SiteScreenType } from '@quoin/domain/site';
import { recordIn, textIn } from './records/fields.ts';
import { isJsonRecord, isSame, type Json, type JsonRecord } from './records/json.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';

const SITE = recordKey('site', 'site');
const STYLE = recordKey('style', 'style');
const CODE = recordKey('code', 'code');
const POPUP = recordKey('notice', 'popup');
const ANNOUNCEMENT = recordKey('notice', 'announcement');
const screenKey = (type: SiteScreenType) => recordKey('screen', type);

/** Names under which a site's settings keep what records say; those of the notices and tweaks are older than records. */
export const RECORD_SETTINGS = {
  tweaks: 'tweaks',
  style: 'siteStyle',
  code: 'siteCode',
  site: 'siteFrame',
  popup: 'popupOverlaySettings',
  announcement: 'announcementBarSettings',
  screens: 'siteScreens',
} as const;

/** Separate columns, not settings. */
const SITE_COLUMNS: readonly string[] = ['title', 'tagline', 'homepage'];

/** The settings that these records are. Other settings of the site are not named and stay. */
export function toSettings(records: SiteRecords): JsonRecord {
  const { tweaks, ...style } = records.get(STYLE) ?? {};
  const site = Object.entries(records.get(SITE) ?? {}).filter(([name]) => !SITE_COLUMNS.includes(name));
  return {
    [RECORD_SETTINGS.tweaks]: isJsonRecord(tweaks) ? tweaks : {},
    [RECORD_SETTINGS.style]: style,
    [RECORD_SETTINGS.code]: records.get(CODE) ?? {},
    [RECORD_SETTINGS.site]: Object.fromEntries(site),
    [RECORD_SETTINGS.popup]: records.get(POPUP) ?? {},
    [RECORD_SETTINGS.announcement]: toAnnouncement(records.get(ANNOUNCEMENT) ?? {}),
    [RECORD_SETTINGS.screens]: Object.fromEntries(
      SITE_SCREENS.map((type) => [type, records.get(screenKey(type)) ?? {}]),
    ),
  };
}

/** Its text is plain; under `text` older settings keep markup. */
function toAnnouncement({ text, ...bar }: JsonRecord): JsonRecord {
  return { ...bar, plainText: typeof text === 'string' ? text : '' };
}

interface ServedSettings {
  readonly title: string;
  readonly tagline: string;
  readonly settings: JsonRecord;
}

/** Records of a site's own row. Known ones stay where they say the same. */
export function fromSettings(
  served: ServedSettings,
  known: SiteRecords,
  homepage: string,
): readonly (readonly [RecordKey, JsonRecord])[] {
  const { settings } = served;
  const own = (name: keyof typeof RECORD_SETTINGS) => recordIn(settings, RECORD_SETTINGS[name]);
  const site = { title: served.title, tagline: served.tagline, homepage, ...own('site') };
  const style = { ...own('style'), tweaks: textsOf(own('tweaks')) };
  const read: readonly (readonly [RecordKey, JsonRecord])[] = [
    [SITE, site],
    [STYLE, style],
    [CODE, { header: textIn(own('code'), 'header'), footer: textIn(own('code'), 'footer') }],
    [POPUP, { ...readPopup(own('popup')) }],
    [ANNOUNCEMENT, { ...readAnnouncement(own('announcement')) }],
    ...screensOf(own('screens'), known),
  ];
  return read.map(([key, record]) => [key, saysTheSame(known.get(key), record) ? known.get(key)! : record] as const);
}

/** Sites that never had such a screen have no record of it. */
function screensOf(stored: JsonRecord, known: SiteRecords): readonly (readonly [RecordKey, JsonRecord])[] {
  const all = SITE_SCREENS.map((type) => [screenKey(type), recordIn(stored, type)] as const);
  return all.filter(([key, screen]) => known.has(key) || Object.keys(screen).length > 0);
}

/** Whether every value read is the one that is known; what a record lacks counts as its empty value. */
function saysTheSame(known: JsonRecord | undefined, read: JsonRecord): boolean {
  return known !== undefined && isSame(known, { ...known, ...read });
}

/** Older settings of tweaks may hold anything. */
function textsOf(record: JsonRecord): JsonRecord {
  const texts = Object.entries(record).filter((entry): entry is [string, Json] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
