import { withoutTags } from '@quoin/domain/formats';
import type { Problem } from '@quoin/domain/problem';
import { SECTION_THEMES } from '@quoin/domain/styles';
import {
  ANNOUNCEMENT_LIMITS,
  ANNOUNCEMENT_PLACES,
  ANNOUNCEMENT_SIZES,
  type AnnouncementSettings,
} from './announcement.ts';
import { DEFAULT_POPUP, POPUP_COLUMNS, POPUP_LIMITS, POPUP_ROWS, type PopupSettings } from './popup.ts';
import type { NoticeCode } from './wording.ts';

type Given = Readonly<Record<string, unknown>>;

/** Stored settings of any age → a popup; what is missing or makes no sense has its default. */
export function readPopup(given: unknown): PopupSettings {
  const from = recordOf(given);
  const { delaySeconds, scrollPercent, showAgainAfterDays } = POPUP_LIMITS;
  return {
    isShown: from.isShown === true,
    title: textOf(from.title, POPUP_LIMITS.title),
    text: textOf(from.text, POPUP_LIMITS.text),
    buttonText: textOf(from.buttonText, POPUP_LIMITS.buttonText),
    buttonUrl: textOf(from.buttonUrl, POPUP_LIMITS.url),
    form: textOf(from.form, POPUP_LIMITS.form),
    row: oneOf(POPUP_ROWS, from.row) ?? DEFAULT_POPUP.row,
    column: oneOf(POPUP_COLUMNS, from.column) ?? DEFAULT_POPUP.column,
    theme: oneOf(['light', 'dark'], from.theme) ?? DEFAULT_POPUP.theme,
    trigger: oneOf(['timer', 'scroll'], from.trigger) ?? DEFAULT_POPUP.trigger,
    delaySeconds: numberOf(from.delaySeconds, delaySeconds, DEFAULT_POPUP.delaySeconds),
    scrollPercent: numberOf(from.scrollPercent, scrollPercent, DEFAULT_POPUP.scrollPercent),
    showAgainAfterDays: numberOf(from.showAgainAfterDays, showAgainAfterDays, DEFAULT_POPUP.showAgainAfterDays),
    where: oneOf(['everywhere', 'home'], from.where) ?? DEFAULT_POPUP.where,
  };
}

/** Stored settings of any age → an announcement; older ones keep a little markup, of which the text is read. */
export function readAnnouncement(given: unknown): AnnouncementSettings {
  const from = recordOf(given);
  const text = textOf(from.plainText, ANNOUNCEMENT_LIMITS.text) || plain(textOf(from.text, 2000));
  return {
    isShown: from.isShown === true,
    text: text.slice(0, ANNOUNCEMENT_LIMITS.text),
    url: textOf(from.url, ANNOUNCEMENT_LIMITS.url),
    isDismissible: from.isDismissible === true,
    theme: oneOf(SECTION_THEMES, from.theme) ?? '',
    size: oneOf(ANNOUNCEMENT_SIZES, from.size) ?? 'small',
    align: oneOf(ANNOUNCEMENT_PLACES, from.align) ?? 'center',
  };
}

/** Returns the problems that prevent saving. */
export function noticeProblems(notices: {
  readonly popup: PopupSettings;
  readonly announcement: AnnouncementSettings;
}): readonly Problem<NoticeCode>[] {
  const { popup, announcement } = notices;
  return [
    ...(popup.isShown && popup.title.trim() === '' ? [missing('popupTitleMissing', 'popup.title')] : []),
    ...(popup.buttonText !== '' && popup.buttonUrl === '' ? [missing('noticeLinkMissing', 'popup.buttonUrl')] : []),
    ...(popup.buttonUrl !== '' && popup.buttonText === '' ? [missing('noticeButtonMissing', 'popup.buttonText')] : []),
    ...(isNoticeUrl(popup.buttonUrl) ? [] : [missing('noticeLinkInvalid', 'popup.buttonUrl')]),
    ...(isNoticeUrl(announcement.url) ? [] : [missing('noticeLinkInvalid', 'announcement.url')]),
    ...(announcement.isShown && announcement.text.trim() === ''
      ? [missing('announcementTextMissing', 'announcement.text')]
      : []),
  ];
}

/** A path of the site, a web address, an email or phone link; or nothing. Never a script (SC-29). */
export function isNoticeUrl(url: string): boolean {
  return url === '' || (/^(?:\/(?![/\\])|#|https?:\/\/[^/\\\s]|mailto:|tel:)/i.test(url) && !/[\p{Cc}\\]/u.test(url));
}

function missing(code: NoticeCode, field: string): Problem<NoticeCode> {
  return { code, field };
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function plain(html: string): string {
  const text = withoutTags(html, ' ').replace(/\s+/g, ' ').trim();
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function numberOf(value: unknown, { min, max }: { readonly min: number; readonly max: number }, initial: number) {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(max, Math.max(min, Math.round(value)))
    : initial;
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}

function recordOf(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
