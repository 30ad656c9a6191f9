import { type FurtherLanguage, readFurtherLanguages } from '@quoin/domain/translations';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { Site } from '../sites/index.ts';

/** docs/reference/site-archive.md says what is in it. */
export const ARCHIVE_FORMAT = 'quoin-site';
export const ARCHIVE_VERSION = 1;

export interface ArchivedSite {
  readonly format: typeof ARCHIVE_FORMAT;
  readonly version: typeof ARCHIVE_VERSION;
  /** ISO 8601; left out by older archives. */
  readonly exportedAt?: string;
  readonly title: string;
  readonly tagline: string;
  readonly description: string;
  readonly language: string;
  readonly timeZone: string;
  readonly currency: Site['currency'];
  readonly theme: string;
  readonly settings: JsonObject;
  /** Besides `language`; left out by older archives. */
  readonly languages?: readonly FurtherLanguage[];
  /** Not published yet; left out by older archives, whose sites are open. */
  readonly isClosed?: boolean;
}

export function archivedSite(site: Site, exportedAt: Date): ArchivedSite {
  const {
    title,
    tagline,
    description,
    language,
    timeZone,
    currency,
    theme,
    settings,
    languages = [],
    isClosed = false,
  } = site;
  return {
    ...{ format: ARCHIVE_FORMAT, version: ARCHIVE_VERSION, exportedAt: exportedAt.toISOString(), title, tagline },
    ...{ description, language, timeZone, currency, theme, settings, languages, isClosed },
  };
}

/** Null: a file of another kind, or of a later version. */
export function readArchivedSite(text: string): ArchivedSite | null {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof ArchivedSite, unknown>>;
    const isOurs = value.format === ARCHIVE_FORMAT && value.version === ARCHIVE_VERSION;
    return isOurs && typeof value.title === 'string' && typeof value.currency === 'string'
      ? ({
          ...value,
          languages: readFurtherLanguages((value as { languages?: unknown }).languages),
          isClosed: (value as { isClosed?: unknown }).isClosed === true,
        } as ArchivedSite)
      : null;
  } catch {
    return null;
  }
}

export const contentName = (table: string): string => `content/${table}.jsonl`;
export const peopleName = (table: string): string => `people/${table}.jsonl`;
/** What an unpacked archive consists of. */
export const ARCHIVE_PARTS = [
  ...['site.json', 'content', 'people', 'csv', 'media', 'files', 'theme', 'themes', 'README.txt'],
] as const;
