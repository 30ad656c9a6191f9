import type { Separator } from '@quoin/domain/formats';
import type { FurtherLanguage, TextFormat, TranslatedKind, TranslationProgress } from '@quoin/domain/translations';
import { appSitePath } from '../running/appSites.ts';

/**
 * PREF-03, on the app's origin with `?websiteId=`. GET settings, status and languages: who may see the site's settings.
 * PUT languages and DELETE connection: who may change them; the first is refused with 422, the second takes every further
 * language away with all that was written in it.
 */
export const MULTILINGUAL_PATH = '/api/multilingual';

/** GET /api/multilingual/settings. */
export interface MultilingualSettingsResponse {
  /** BCP 47. */
  readonly mainLanguage: string;
  readonly languages: readonly FurtherLanguage[];
  /** Where addresses contain a visitor's language. */
  readonly addressing: 'path';
}

/** GET /api/multilingual/status. */
export interface MultilingualStatusResponse {
  readonly connected: boolean;
  readonly languages: readonly ({ readonly language: string } & TranslationProgress)[];
}

/** GET and PUT /api/multilingual/languages: the further ones in order. */
export interface MultilingualLanguages {
  readonly languages: readonly FurtherLanguage[];
}

/** DELETE /api/multilingual/connection: how many texts went. */
export interface MultilingualDeletedResponse {
  readonly deleted: number;
}

export type TranslationFileFormat = 'csv' | 'xliff-1.2' | 'xliff-2.0';

/** GET ?language=: everything that can be translated, with how far it is. */
export interface TranslationGroupsResponse {
  readonly language: string;
  readonly groups: readonly TranslationGroup[];
}
export interface TranslationGroup {
  /** `page:<id>`. */
  readonly id: string;
  readonly kind: TranslationGroupKind;
  readonly title: string;
  readonly progress: TranslationProgress;
}
export type TranslationGroupKind = 'site' | 'menus' | 'page' | 'item' | 'form' | 'store' | 'tags' | 'mails' | 'images';

/** GET ?language=&group=. */
export interface TranslationTextsResponse {
  readonly texts: readonly TranslationText[];
}
export interface TranslationText {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly field: string;
  readonly label: string;
  readonly format: TextFormat;
  readonly source: string;
  readonly sourceHash: string;
  readonly value: string;
  readonly state: 'missing' | 'outdated' | 'done';
}

/** PUT → `TranslationTextsResponse` of the group; 422 with the sentence of the first that is wrong. */
export interface SaveTranslationsRequest {
  readonly language: string;
  readonly group: string;
  readonly texts: readonly SavedTranslation[];
}
/** An empty value takes the translation back. */
export interface SavedTranslation {
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  readonly value: string;
  /** Of the text that was read while this was written. */
  readonly sourceHash: string;
}

/** POST: nothing is changed unless `apply`. */
export interface ImportTranslationsRequest {
  /** Of a table; guessed when left out. */
  readonly separator?: Separator | undefined;
  readonly language: string;
  readonly text: string;
  readonly apply: boolean;
}
export interface ImportTranslationsResponse {
  readonly changed: number;
  readonly unchanged: number;
  /** The first hundred, with the line of the file. */
  readonly problems: readonly { readonly line: number; readonly message: string }[];
  readonly problemCount: number;
  /** The first fifty. */
  readonly changes: readonly { readonly source: string; readonly was: string; readonly now: string }[];
}

export function appTranslationsPath(site: string, language = ''): string {
  return appSitePath(site, '/translations') + queryOf({ language });
}
export function appTranslationTextsPath(site: string, language = '', group = ''): string {
  return appSitePath(site, '/translations/texts') + queryOf({ language, group });
}
export function appTranslationExportPath(site: string, language = '', format = ''): string {
  return appSitePath(site, '/translations/export') + queryOf({ language, format });
}
export function appTranslationImportPath(site: string): string {
  return appSitePath(site, '/translations/import');
}

function queryOf(values: Readonly<Record<string, string>>): string {
  const given = Object.entries(values).filter(([, value]) => value !== '');
  return given.length === 0 ? '' : `?${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}
