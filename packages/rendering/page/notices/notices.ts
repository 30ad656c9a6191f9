import {
  type AnnouncementSettings,
  PAGE_TYPES,
  type PopupRules,
  type PopupSettings,
  readAnnouncement,
  readPopup,
} from '@quoin/domain/site';
import type { PageContent } from '../content/pageContent.ts';
import type { SettingsContent } from '../content/siteContent.ts';
import { settingObject } from '../data/settings.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import { type FormRequest, formRequest } from '../requests.ts';

/** Where a site's settings keep them. */
export const POPUP_SETTING = 'popupOverlaySettings';
export const ANNOUNCEMENT_SETTING = 'announcementBarSettings';

export interface SiteAnnouncement extends AnnouncementSettings {
  /** HTML of the bar; '' while it is not shown. */
  readonly html: string;
  /** Raised with each change of what it says. */
  readonly version: number;
}

export function siteAnnouncement(settings: SettingsContent): SiteAnnouncement {
  const stored = settingObject(settings, ANNOUNCEMENT_SETTING);
  const announcement = readAnnouncement(stored);
  const isOlder = typeof stored.plainText !== 'string';
  // Older settings hold markup of the installation's own demo, which stays as it was written.
  const own = isOlder && typeof stored.text === 'string' ? stored.text : announcementHtml(announcement);
  return { ...announcement, html: announcement.isShown ? own : '', version: versionOf(stored) };
}

export function announcementHtml({ text, url }: Pick<AnnouncementSettings, 'text' | 'url'>): string {
  const words = escapeHtml(text.trim());
  if (words === '') return '';
  return url === '' ? `<p>${words}</p>` : `<p><a href="${escapeHtml(url)}">${words}</a></p>`;
}

/** The popup of this page; null where there is none: switched off, another page's, or a page of the shop's own work. */
export function popupOf(page: PageContent): (PopupSettings & { readonly version: number }) | null {
  const stored = settingObject(page.frame.site.settings, POPUP_SETTING);
  const popup = readPopup(stored);
  const isHome = page.collection?.isHomepage === true && page.item === null;
  // System pages are cart, checkout, orders and accounts: never there (CX-30), nor over a cover.
  const isHere =
    page.system === null && page.pageType !== PAGE_TYPES.splashPage && (popup.where === 'everywhere' || isHome);
  return popup.isShown && popup.title.trim() !== '' && isHere ? { ...popup, version: versionOf(stored) } : null;
}

/** What the popup of a page needs loaded; null for nothing. */
export function popupRequest(page: PageContent): FormRequest | null {
  return formRequest(popupOf(page)?.form ?? '');
}

/** The popup as hidden markup at the end of the page; without script it is not shown. Not modal: it never takes the focus. */
export function popupHtml(popup: PopupSettings & { readonly version: number }, form = ''): string {
  const { title, text, buttonText, buttonUrl, row, column, theme } = popup;
  const rules: PopupRules = {
    trigger: popup.trigger,
    delaySeconds: popup.delaySeconds,
    scrollPercent: popup.scrollPercent,
    showAgainAfterDays: popup.showAgainAfterDays,
    version: popup.version,
  };
  const classes = `popup popup--${row === 'center' ? 'middle' : row} popup--${column} popup--${theme}`;
  const action =
    buttonText === '' || buttonUrl === ''
      ? ''
      : `<a class="popup__action" href="${escapeHtml(buttonUrl)}">${escapeHtml(buttonText)}</a>`;
  return (
    `<section class="${classes}" role="dialog" aria-labelledby="popup-title" data-island="popup" id="popup" hidden>` +
    `<script type="application/json" data-island-props>${scriptJson(rules)}</script>` +
    `<h2 class="popup__title" id="popup-title">${escapeHtml(title)}</h2>${textHtml(text)}${form}${action}` +
    `<button type="button" class="popup__close" aria-label="Close"><span aria-hidden="true">×</span></button></section>`
  );
}

function textHtml(text: string): string {
  const paragraphs = text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\r?\n/g, '<br>')}</p>`);
  return paragraphs.length === 0 ? '' : `<div class="popup__text">${paragraphs.join('')}</div>`;
}

function versionOf(stored: SettingsContent): number {
  return typeof stored.version === 'number' && Number.isSafeInteger(stored.version) ? stored.version : 0;
}
