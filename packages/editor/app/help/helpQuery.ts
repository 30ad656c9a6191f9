import { HELP_PAGES_PATH, type HelpPagesResponse, type WireHelpPage } from '@quoin/contract/endpoints/running';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { APP_LANGUAGE } from '../locale.ts';

/** All pages, each in the app's language, or in English where it is not translated. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: async ({ signal }) =>
    inLanguage(APP_LANGUAGE, (await load<HelpPagesResponse>(HELP_PAGES_PATH, signal)).pages),
  staleTime: Number.POSITIVE_INFINITY,
});

export function inLanguage(language: string, pages: readonly WireHelpPage[]): readonly WireHelpPage[] {
  const translated = pages.filter((page) => page.language === language);
  const known = new Set(translated.map(({ page }) => page));
  return [...translated, ...pages.filter((page) => page.language === 'en' && !known.has(page.page))];
}
