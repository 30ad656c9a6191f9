import {
  type BrowserStorageEntry,
  COOKIE_INVENTORY,
  type ConsentWords,
  consentWords,
  keptForText,
  type Pixel,
  PURPOSES,
  pixelsOf,
  trackingSettingsOf,
} from '@quoin/domain/analytics';
import type { SiteContent } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';

/** Where visitors read what is kept, and change their mind. */
export const COOKIES_PATH = '/cookies';
/** Id of the template that the banner is made of, once a script says that it is wanted. */
export const CONSENT_TEMPLATE = 'consent-banner';

const BANNER_STYLE =
  'position:fixed;inset:auto 1em 1em;z-index:2147483000;max-width:34em;max-height:calc(100vh - 2em);overflow:auto;padding:1.25em;border-radius:.5em;background:#fff;color:#1a1a1a;box-shadow:0 .5em 2em #0006;font-size:max(1rem,16px);line-height:1.5;text-align:start';
const BUTTON_STYLE =
  'font:inherit;min-height:2.75em;padding:.5em 1em;border:1px solid #1a1a1a;border-radius:.25em;cursor:pointer';
const DARK = `${BUTTON_STYLE};background:#1a1a1a;color:#fff`;
const LIGHT = `${BUTTON_STYLE};background:#fff;color:#1a1a1a`;

/**
 * Returns the end of pages of a site that requests consent: a link to the page about cookies, and the banner, still
 * hidden.
 */
export function consentHtml({ settings, language }: Pick<SiteContent, 'settings' | 'language'>): string {
  const { consent, banner } = trackingSettingsOf(settings);
  if (consent === 'off') return '';
  const words = consentWords(language);
  const link = `<nav aria-label="${escapeHtml(words.link)}" style="padding:.5em;text-align:center;font-size:.875em"><a href="${COOKIES_PATH}" style="display:inline-block;padding:.75em;color:inherit">${escapeHtml(words.link)}</a></nav>`;
  return consent === 'banner' ? link + bannerHtml(words, banner) : link;
}

/**
 * Returns a non-modal dialog: visitors can read on without an answer. Without script nothing optional happens, so it
 * stays hidden.
 */
function bannerHtml(words: ConsentWords, own: { readonly title: string; readonly text: string }): string {
  const title = escapeHtml(own.title || words.title);
  const text = escapeHtml(own.text || words.text);
  return `<template id="${CONSENT_TEMPLATE}"><section role="dialog" aria-modal="false" aria-labelledby="consent-title" style="${BANNER_STYLE}">
<h2 id="consent-title" tabindex="-1" style="margin:0 0 .4em;font-size:1.375em;line-height:1.2;color:inherit;outline:none">${title}</h2>
<p style="margin:0 0 .75em">${text} <a href="${COOKIES_PATH}" style="color:inherit">${escapeHtml(words.details)}</a></p>
<div data-consent-purposes hidden style="margin:0 0 .75em">${purposesHtml(words)}</div>
<div style="display:flex;flex-wrap:wrap;gap:.5em">
<button type="button" data-consent="all" style="${DARK}">${escapeHtml(words.accept)}</button>
<button type="button" data-consent="none" style="${DARK}">${escapeHtml(words.decline)}</button>
<button type="button" data-consent="choose" aria-expanded="false" style="${LIGHT}">${escapeHtml(words.choose)}</button>
<button type="button" data-consent="save" hidden style="${LIGHT}">${escapeHtml(words.save)}</button>
</div></section></template>`;
}

function purposesHtml(words: ConsentWords): string {
  const line = (purpose: (typeof PURPOSES)[number]) =>
    `<label style="display:flex;gap:.5em;align-items:center;min-height:2.75em"><input type="checkbox" name="${purpose}" style="width:1.25em;height:1.25em"> ${escapeHtml(words.purpose[purpose])}</label>`;
  return PURPOSES.map(line).join('');
}

/** The page about cookies: the choice, which a script brings to life, and everything that is kept, by what it is for. */
export function cookiesPageHtml({ language, settings }: Pick<SiteContent, 'settings' | 'language'>): string {
  const words = consentWords(language);
  return `<noscript><p>${escapeHtml(words.withoutScript)}</p></noscript>
<form data-consent-choice hidden>${purposesHtml(words)}<p style="display:flex;flex-wrap:wrap;gap:1em;align-items:center;margin:1em 0 0"><button class="button" type="submit">${escapeHtml(words.save)}</button><span role="status" data-consent-saved="${escapeHtml(words.saved)}"></span></p></form>
${(['necessary', ...PURPOSES] as const).map((purpose) => keptHtml(purpose, words)).join('\n')}
${othersHtml(pixelsOf(settings), words)}`;
}

/** Pixels by the names that their owner gave them. */
function othersHtml(pixels: readonly Pixel[], words: ConsentWords): string {
  const told = pixels.filter(({ isOn }) => isOn);
  if (told.length === 0) return '';
  const pairs = told.map(({ name, purpose }) => pairHtml(escapeHtml(name), escapeHtml(words.purpose[purpose])));
  return `${headingHtml(words.others)}<p>${escapeHtml(words.othersLead)}</p><dl style="margin:0">${pairs.join('')}</dl>`;
}

const PAIR_STYLE = 'display:flex;flex-wrap:wrap;gap:.125em 1em;padding:.75em 0;border-top:1px solid #8886';

/** Side by side where there is room, else one below the other: nobody has to scroll sideways. */
function keptHtml(purpose: BrowserStorageEntry['purpose'], words: ConsentWords): string {
  const pairs = COOKIE_INVENTORY.filter((thing) => thing.purpose === purpose).map(({ name, place, use, life }) => {
    const where = `${words.place[place]} · ${keptForText(life, place, words)}`;
    const value = `${escapeHtml(words.use[use])}<span style="display:block;font-size:.875em">${escapeHtml(where)}</span>`;
    return pairHtml(`<code>${escapeHtml(name)}</code>`, value);
  });
  return `${headingHtml(words.purpose[purpose])}<dl style="margin:0">${pairs.join('')}</dl>`;
}

function headingHtml(text: string): string {
  return `<h2 style="margin:1.8em 0 .55em;font-size:1.375em">${escapeHtml(text)}</h2>`;
}

/** Both are HTML. */
function pairHtml(name: string, value: string): string {
  return `<div style="${PAIR_STYLE}"><dt style="flex:1 1 13em;overflow-wrap:anywhere">${name}</dt><dd style="flex:1 1 16em;margin:0">${value}</dd></div>`;
}
