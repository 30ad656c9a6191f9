/** Languages that we have words in: a new one has its files of words and one line here. */
export const SPOKEN_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'ar', 'pt', 'ja'] as const;

export type SpokenLanguage = (typeof SPOKEN_LANGUAGES)[number];

/** Whether words of ours exist for a BCP 47 tag or its first part. */
export function isSpoken(language: string): boolean {
  const family = language.toLowerCase().split('-')[0];
  return SPOKEN_LANGUAGES.some((known) => known === family);
}

/** What somebody would like to read, where we speak it; else the site's own language. */
export function readersLanguage(wanted: string | null, siteLanguage: string): string {
  return wanted !== null && isSpoken(wanted) ? wanted : siteLanguage;
}

/** The same words in every language but English: TypeScript asks for each. */
export type InOtherLanguages<Words> = Readonly<Record<Exclude<SpokenLanguage, 'en'>, Words>>;
