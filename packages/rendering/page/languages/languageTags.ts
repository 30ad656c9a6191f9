import type { PageContent } from '../content/pageContent.ts';
import { escapeHtml } from '../escape.ts';
import { languageLinks } from './siteLanguages.ts';

/** `hreflang` for each language of the page, and where readers of all others go (PREF-03). */
export function languageTags(page: PageContent): readonly string[] {
  const { baseUrl } = page.frame.site;
  const tag = (language: string, path: string) =>
    `<link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(baseUrl + path)}">`;
  const links = languageLinks(page);
  const main = links.find(({ prefix }) => prefix === '');
  return [
    ...links.map(({ code, path }) => tag(code, path)),
    ...(main === undefined ? [] : [tag('x-default', main.path)]),
  ];
}

/** What a template shows visitors to choose from: plain links, which work without script. Finished HTML texts. */
export function languagesData(page: PageContent): readonly Readonly<Record<string, unknown>>[] {
  return languageLinks(page).map(({ code, name, path, isCurrent }) => ({
    code: escapeHtml(code),
    name: escapeHtml(name),
    url: escapeHtml(path),
    active: isCurrent,
  }));
}
