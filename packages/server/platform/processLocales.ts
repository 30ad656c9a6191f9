import type { LocaleData } from '@quoin/rendering/formatters';
import { createLocaleData, packOf } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';

const readPack = createPackReader();
let locales: LocaleData | null = null;

/** Language data of this process: read from disk language by language, when one is first needed, and kept. */
export function processLocales(): LocaleData {
  locales ??= createLocaleData({ readPack });
  return locales;
}

/** The packs that rendering in a locale takes, for a browser; none where there is none. */
export function packsFor(locale: string): Readonly<Record<string, string>> {
  const language = packOf(locale);
  const pack = language === undefined ? undefined : readPack(language);
  return language === undefined || pack === undefined ? {} : { [language]: pack };
}
