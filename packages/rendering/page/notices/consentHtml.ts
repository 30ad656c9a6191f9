import {
  COOKIE_INVENTORY,
  type ConsentWords,
  consentWords,
  keptForText,
  PURPOSES,
  trackingSettingsOf,
} from '@quoin/domain/analytics';
import type { SiteContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';

/** Where visitors read what is kept, and change their mind. */
export const COOKIES_PATH = '/cookies';
/** Id of the template that the banner is made of, once a script says that it is wanted. */
export const CONSENT_TEMPLATE = 'consent-banner';

const BANNER_STYLE =
  'position:fixed;inset:auto 1rem 1rem;z-index:2147483000;max-width:34rem;max-height:calc(100vh - 2rem);overflow:auto;padding:1.25rem;border-radius:.5rem;background:#fff;color:#1a1a1a;box-shadow:0 .5rem 2rem #0006;font:1rem/1.5 system-ui,sans-serif;text-align:start';
const BUTTON_STYLE =
  'font:inherit;min-height:2.75rem;padding:.5rem 1rem;border:1px solid #1a1a1a;border-radius:.25rem;cursor:pointer';
const DARK = `${BUTTON_STYLE};background:#1a1a1a;color:#fff`;
const LIGHT = `${BUTTON_STYLE};background:#fff;color:#1a1a1a`;

/** What stands at the end of pages of a site that asks: a way to the page about cookies, and the banner, not yet shown. */
export function consentHtml({ settings, language }: Pick<SiteContent, 'settings' | 'language'>): string {
  const { consent, banner } = trackingSettingsOf(settings);
  if (consent === 'off') return '';
  const words = consentWords(language);
  const link = `<p style="margin:1rem;text-align:center;font-size:.875rem"><a href="${COOKIES_PATH}" style="color:inherit">${escapeHtml(words.link)}</a></p>`;
  return consent === 'banner' ? link + bannerHtml(words, banner) : link;
}

/** A dialog beside the page: nobody has to answer to read on. Without script nothing optional happens, so nobody is asked. */
function bannerHtml(words: ConsentWords, own: { readonly title: string; readonly text: string }): string {
  const title = escapeHtml(own.title || words.title);
  const text = escapeHtml(own.text || words.text);
  return `<template id="${CONSENT_TEMPLATE}"><section role="dialog" aria-modal="false" aria-labelledby="consent-title" style="${BANNER_STYLE}">
<h2 id="consent-title" tabindex="-1" style="margin:0 0 .5rem;font-size:1.125rem;color:inherit;outline:none">${title}</h2>
<p style="margin:0 0 .75rem">${text} <a href="${COOKIES_PATH}" style="color:inherit">${escapeHtml(words.details)}</a></p>
<div data-consent-purposes hidden style="margin:0 0 .75rem">${purposesHtml(words)}</div>
<div style="display:flex;flex-wrap:wrap;gap:.5rem">
<button type="button" data-consent="all" style="${DARK}">${escapeHtml(words.accept)}</button>
<button type="button" data-consent="none" style="${DARK}">${escapeHtml(words.decline)}</button>
<button type="button" data-consent="choose" aria-expanded="false" style="${LIGHT}">${escapeHtml(words.choose)}</button>
<button type="button" data-consent="save" hidden style="${LIGHT}">${escapeHtml(words.save)}</button>
</div></section></template>`;
}

function purposesHtml(words: ConsentWords): string {
  const line = (purpose: (typeof PURPOSES)[number]) =>
    `<label style="display:flex;gap:.5rem;align-items:center;min-height:2.75rem"><input type="checkbox" name="${purpose}" style="width:1.25rem;height:1.25rem"> ${escapeHtml(words.purpose[purpose])}</label>`;
  return PURPOSES.map(line).join('');
}

/** The page about cookies: everything that is kept, and the choice, which a script brings to life. */
export function cookiesPageHtml(language: string): string {
  const words = consentWords(language);
  const { name, place, purpose, use, life } = words.column;
  const heads = [name, place, purpose, use, life].map(
    (text) => `<th scope="col" style="text-align:start;padding:.5rem">${escapeHtml(text)}</th>`,
  );
  const rows = COOKIE_INVENTORY.map((thing) => {
    const cells = [
      words.place[thing.place],
      words.purpose[thing.purpose],
      words.use[thing.use],
      keptForText(thing.life, thing.place, words),
    ];
    const cell = (text: string) => `<td style="padding:.5rem;vertical-align:top">${escapeHtml(text)}</td>`;
    return `<tr><th scope="row" style="text-align:start;padding:.5rem;vertical-align:top"><code>${escapeHtml(thing.name)}</code></th>${cells.map(cell).join('')}</tr>`;
  });
  return `<noscript><p>${escapeHtml(words.withoutScript)}</p></noscript>
<form data-consent-choice hidden>${purposesHtml(words)}<button class="button" type="submit">${escapeHtml(words.save)}</button> <span role="status" data-consent-saved="${escapeHtml(words.saved)}"></span></form>
<div tabindex="0" role="region" aria-label="${escapeHtml(words.details)}" style="overflow-x:auto;margin-block:1.5rem"><table style="border-collapse:collapse;font-size:.9375rem"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}
