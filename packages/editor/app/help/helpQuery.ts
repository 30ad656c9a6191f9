import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { APP_LANGUAGE } from '../locale.ts';

/** A page of `docs/help` as scripts/build-help.mjs writes it. */
export interface HelpPage {
  /** Its address below `/help`. */
  readonly path: string;
  readonly page: string;
  readonly language: string;
  readonly title: string;
  readonly tasks: readonly { readonly id: string; readonly title: string }[];
  /** Without the title; made of Markdown that may hold no HTML. */
  readonly html: string;
}

/** All pages, each in the app's language, or in English where it is not translated. */
export const helpQuery = queryOptions({
  queryKey: ['help'],
  queryFn: async ({ signal }) =>
    inLanguage(APP_LANGUAGE, (await load<{ readonly pages: readonly HelpPage[] }>('/help/pages.json', signal)).pages),
  staleTime: Number.POSITIVE_INFINITY,
});

export function inLanguage(language: string, pages: readonly HelpPage[]): readonly HelpPage[] {
  const translated = pages.filter((page) => page.language === language);
  const known = new Set(translated.map(({ page }) => page));
  return [...translated, ...pages.filter((page) => page.language === 'en' && !known.has(page.page))];
}
