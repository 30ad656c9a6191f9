/** Languages that pages of new sites can begin in. */
export const SITE_LANGUAGES = [
  { value: 'en-GB', text: 'English' },
  { value: 'en-US', text: 'English (United States)' },
  { value: 'de-DE', text: 'Deutsch' },
  { value: 'de-AT', text: 'Deutsch (Österreich)' },
  { value: 'de-CH', text: 'Deutsch (Schweiz)' },
] as const;

export type SiteLanguage = (typeof SITE_LANGUAGES)[number]['value'];

/** The nearest to what a person reads: the same, else the first of the same family, else English. */
export function siteLanguageFor(wanted: readonly string[]): SiteLanguage {
  for (const tag of wanted) {
    const family = tag.toLowerCase().split('-')[0] ?? '';
    const found =
      SITE_LANGUAGES.find(({ value }) => value.toLowerCase() === tag.toLowerCase()) ??
      SITE_LANGUAGES.find(({ value }) => value.startsWith(family));
    if (found !== undefined) return found.value;
  }
  return SITE_LANGUAGES[0].value;
}

const CURRENCIES: Readonly<Record<SiteLanguage, string>> = {
  'en-GB': 'GBP',
  'en-US': 'USD',
  'de-DE': 'EUR',
  'de-AT': 'EUR',
  'de-CH': 'CHF',
};

/** What a shop in that language most likely takes; who lives on euros writes English as well. */
export function currencyFor(language: SiteLanguage, timeZone: string): string {
  const isIsland = timeZone === 'Europe/London' || !timeZone.startsWith('Europe/');
  return language === 'en-GB' && !isIsland ? 'EUR' : CURRENCIES[language];
}
