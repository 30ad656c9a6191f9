/**
 * The language of what is written to people who work on a site: the app's, which speaks English; as that of an English
 * site where it has one, so that they read their own days and amounts.
 */
export function appLanguage(siteLanguage = 'en'): string {
  return /^en(?:-|$)/i.test(siteLanguage) ? siteLanguage : 'en';
}
