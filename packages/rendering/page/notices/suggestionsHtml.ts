import { suggestionWords, textDirection } from '@quoin/domain/languages';
import type { PageContent } from '../content/pageContent.ts';
import { escapeHtml } from '../escape.ts';
import { type LanguageLink, languageLinks } from '../languages/siteLanguages.ts';

/** Id of the template that holds a bar for each other language of the page, for a script that finds the reader's. */
export const SUGGESTIONS_TEMPLATE = 'language-suggestions';

// On narrow windows it is above the floating cart, which is at the bottom there.
const BAR_STYLE =
  'position:fixed;bottom:clamp(1em,(40em - 100vw)*100,5.5em);z-index:30;display:flex;flex-wrap:wrap;gap:.25em 1em;align-items:center;box-sizing:border-box;max-width:min(36em,calc(100vw - 2em));padding:.5em;padding-inline-start:1.25em;border-radius:.5em;background:#fff;color:#1a1a1a;box-shadow:0 .25em 1.25em #0004;font-size:max(1rem,16px);line-height:1.5;text-align:start';
const CLOSE_STYLE =
  'font:inherit;font-size:1.5em;line-height:1;min-width:44px;min-height:44px;margin-inline-start:auto;padding:0;border:0;background:none;color:inherit;cursor:pointer';

/**
 * Returns the notice that a page also exists in the reader's language (PREF-03). Pages are cached for everyone by
 * address, so it contains all languages and shows none. It redirects no one. Not on checkout pages.
 */
export function suggestionsHtml(page: PageContent): string {
  if (page.system !== null) return '';
  const others = languageLinks(page).filter(({ isCurrent }) => !isCurrent);
  if (others.length === 0) return '';
  const side = textDirection(page.frame.site.language) === 'rtl' ? 'right' : 'left';
  return `<template id="${SUGGESTIONS_TEMPLATE}">${others.map((link) => barHtml(link, side)).join('')}</template>`;
}

/** A language that we have no words in is named by itself. */
function barHtml({ code, name, path }: LanguageLink, side: 'left' | 'right'): string {
  const words = suggestionWords(code);
  const { link, close } = words ?? { link: name, close: '×' };
  const text = words === null ? '' : `<p style="margin:0">${escapeHtml(words.text)}</p>`;
  const language = escapeHtml(code);
  return `<section data-language="${language}" lang="${language}" dir="${textDirection(code)}" aria-label="${escapeHtml(name)}" style="${BAR_STYLE};${side}:1em">${text}<a href="${escapeHtml(path)}" hreflang="${language}" style="display:inline-block;padding:.5em 0;color:inherit">${escapeHtml(link)}</a><button type="button" aria-label="${escapeHtml(close)}" style="${CLOSE_STYLE}"><span aria-hidden="true">×</span></button></section>`;
}
