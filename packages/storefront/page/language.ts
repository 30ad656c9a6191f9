/** The page's, BCP 47, as the server wrote it; widgets write amounts as the rest of the page does. */
export function pageLanguage(): string | undefined {
  const language = typeof document === 'undefined' ? '' : document.documentElement.lang;
  return language === '' ? undefined : language;
}
