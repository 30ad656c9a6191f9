import { describe, expect, it } from 'vitest';
import {
  DEFAULT_POPUP,
  isPopupDue,
  mayShowPopup,
  POPUP_COLUMNS,
  POPUP_KEYS,
  POPUP_ROWS,
  type PopupRules,
} from './popup.ts';
import { isNoticeUrl, noticeProblems, readAnnouncement, readPopup } from './readNotices.ts';

const DAY = 86_400_000;
const NOW = 1_800_000_000_000;
const RULES: PopupRules = {
  trigger: 'timer',
  delaySeconds: 5,
  scrollPercent: 50,
  showAgainAfterDays: 7,
  version: 3,
};
const NOTHING = { dateClosed: null, version: null, isSubmitted: false };

describe('a popup (EDIT-03)', () => {
  it('keeps date-closed, version and submitted in the browser, and stands in one of nine places (EDIT-03)', () => {
    expect(Object.values(POPUP_KEYS)).toEqual(['date-closed', 'version', 'submitted']);
    expect(POPUP_ROWS).toEqual(['top', 'center', 'bottom']);
    expect(POPUP_COLUMNS).toEqual(['left', 'center', 'right']);
  });

  it.each([
    ['to whom it never came', NOTHING, true],
    ['to whom it came and who did nothing', { ...NOTHING, version: 3 }, true],
    ['to who closed it a moment ago', { ...NOTHING, version: 3, dateClosed: NOW - 1 }, false],
    ['to who closed it almost seven days ago', { ...NOTHING, version: 3, dateClosed: NOW - 7 * DAY + 1 }, false],
    ['to who closed it seven days ago', { ...NOTHING, version: 3, dateClosed: NOW - 7 * DAY }, true],
    ['to who took the offer, whenever', { version: 3, dateClosed: NOW - 99 * DAY, isSubmitted: true }, false],
    ['to who took the offer of an earlier version', { version: 2, dateClosed: NOW, isSubmitted: true }, true],
  ])('comes %s: %s (EDIT-03)', (_who, memory, expected) => {
    expect(mayShowPopup(RULES, memory, NOW)).toBe(expected);
  });

  it('that is to come once does not come again after any time', () => {
    const closed = { ...NOTHING, version: 3, dateClosed: NOW - 400 * DAY };
    expect(mayShowPopup({ ...RULES, showAgainAfterDays: 0 }, closed, NOW)).toBe(false);
  });

  it.each([
    ['timer', 4.9, 0, false],
    ['timer', 5, 0, true],
    ['scroll', 99, 49, false],
    ['scroll', 0, 50, true],
  ] as const)('by %s after %f s and %i % scrolled is due: %s', (trigger, seconds, scrolledPercent, expected) => {
    expect(isPopupDue({ ...RULES, trigger }, { hasActed: true, seconds, scrolledPercent })).toBe(expected);
  });

  it('never comes before the visitor has done anything (CX-30)', () => {
    expect(isPopupDue(RULES, { hasActed: false, seconds: 999, scrolledPercent: 100 })).toBe(false);
  });
});

describe('settings of notices', () => {
  it('are read from anything, within their limits', () => {
    for (const given of [null, 7, 'x', [], { delaySeconds: 'soon', row: 'middle', theme: 4 }]) {
      expect(readPopup(given)).toEqual(DEFAULT_POPUP);
    }
    expect(readPopup({ delaySeconds: 900, scrollPercent: 0, showAgainAfterDays: -4 })).toMatchObject({
      delaySeconds: 300,
      scrollPercent: 1,
      showAgainAfterDays: 0,
    });
    const old = readAnnouncement({ isShown: true, text: '<p>Tuesdays &amp; <em>Fridays</em></p>' });
    const looks = { theme: '', size: 'small', align: 'center' };
    expect(old).toEqual({ isShown: true, text: 'Tuesdays & Fridays', url: '', isDismissible: false, ...looks });
    expect(readAnnouncement({ theme: 'bright', size: 'large', align: 'left' })).toMatchObject({
      theme: 'bright',
      size: 'large',
      align: 'left',
    });
    expect(readAnnouncement({ theme: 'pink', size: 9, align: null })).toMatchObject(looks);
  });

  it.each([
    ['/sale', true],
    ['#offer', true],
    ['https://example.com/x', true],
    ['mailto:a@example.com', true],
    ['', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['https:evil', false],
    ['/a\tb', false],
    ['data:text/html,x', false],
  ])('lead to %j: %s (SC-29)', (url, expected) => {
    expect(isNoticeUrl(url)).toBe(expected);
  });

  it('name every field that stands in the way', () => {
    const popup = { ...DEFAULT_POPUP, isShown: true, buttonText: 'Go' };
    const announcement = readAnnouncement({ isShown: true, plainText: ' ', url: 'javascript:x', isDismissible: true });
    expect(noticeProblems({ popup, announcement }).map(({ code, field }) => `${field} ${code}`)).toEqual([
      'popup.title popupTitleMissing',
      'popup.buttonUrl noticeLinkMissing',
      'announcement.url noticeLinkInvalid',
      'announcement.text announcementTextMissing',
    ]);
  });
});
