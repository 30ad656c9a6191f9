import { CLDRFramework } from '@phensley/cldr';
import { withFigures } from '@quoin/domain/formats';
import type { LocaleData, LocaleFormats } from '@quoin/rendering/formatters';
import { cldrFormats } from './cldrFormats.ts';
import { RecentMap } from './recentMap.ts';

/** The pack of a language as JSON text or parsed; undefined for a language without one. Called once per language used. */
export type ReadPack = (language: string) => unknown;

export interface LocaleDataOptions {
  readonly readPack: ReadPack;
  /** Languages kept in memory, up to 260 KB of text each. */
  readonly keptLanguages?: number;
}

const KEPT_LANGUAGES = 8;
/** Locales whose formats are kept; one that is not known counts too, so that it isn't looked for again and again. */
const KEPT_LOCALES = 16;
/** BCP 47 tags are short; longer texts are no locales. */
const MAX_LOCALE_LENGTH = 100;

/**
 * Locale data over language packs. Nothing is read before a formatter asks; a locale without a pack behaves as if there
 * were no locale data, a region or script that its pack does not know falls back to the language's main one.
 */
export function createLocaleData({ readPack, keptLanguages = KEPT_LANGUAGES }: LocaleDataOptions): LocaleData {
  const known = new RecentMap<string, LocaleFormats | null>(KEPT_LOCALES);
  let framework: CLDRFramework | undefined;
  return {
    formatsOf(locale) {
      let formats = known.get(locale);
      if (formats === undefined) {
        framework ??= new CLDRFramework({ loader: readPack, packCacheSize: keptLanguages });
        formats = loadFormats(framework, locale) ?? null;
        known.set(locale.slice(0, MAX_LOCALE_LENGTH + 1), formats);
      }
      return formats ?? undefined;
    },
  };
}

function loadFormats(framework: CLDRFramework, locale: string): LocaleFormats | undefined {
  if (packOf(locale) === undefined) return undefined;
  try {
    // Amounts of templates in the figures of all other amounts on their page.
    return cldrFormats(framework.get(withFigures(locale)));
  } catch {
    // No pack, or one that is damaged or of another version: then this language is one we have no data for.
    return undefined;
  }
}

/** The name of the pack a locale needs (`de-AT` → `de`, `iw` → `he`); undefined for what is no locale. */
export function packOf(locale: string): string | undefined {
  if (locale.length > MAX_LOCALE_LENGTH) return undefined;
  try {
    if (!CLDRFramework.parseLanguageTag(locale).hasLanguage()) return undefined;
    return CLDRFramework.resolveLocale(locale).tag.language();
  } catch {
    return undefined;
  }
}
