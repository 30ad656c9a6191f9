/** The language that the app runs in: start.ts has set it before this module runs, and another one loads the page again. */
export const APP_LANGUAGE: string = globalThis.document?.documentElement.lang || 'en';

/** How numbers and moments are written in it. */
export const APP_LOCALE: string = APP_LANGUAGE === 'en' ? 'en-US' : APP_LANGUAGE;

/** For moments and charts of a site: the app's language, as the site's country writes it where the two are the same. */
export function siteLocale(siteLanguage: string, appLanguage = APP_LANGUAGE): string {
  if (siteLanguage.split('-')[0] === appLanguage) return siteLanguage;
  return appLanguage === APP_LANGUAGE ? APP_LOCALE : appLanguage;
}

/** A name within a sentence: in English it loses its capital, in other languages it stays as it is called. */
export function inSentence(name: string): string {
  return APP_LANGUAGE === 'en' ? name.toLowerCase() : name;
}
