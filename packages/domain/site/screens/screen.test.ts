import { describe, expect, it } from 'vitest';
import { isScreenMade, readScreen, SCREEN_LAYOUTS } from './screen.ts';
import {
  DEVICE_VIEWS,
  EDITOR_SLICE_TYPES,
  hasSlice,
  SCREEN_SLICES,
  SECTION_TYPES,
  TEMPLATE_SLICE_TYPES,
  TWEAK_PAGE_TYPES,
  tweakPageType,
} from './slices.ts';

describe('names that templates, editor and server share', () => {
  it('section types, page types for tweaks, and device views (ENUM-12)', () => {
    expect(SECTION_TYPES).toEqual(['cover-page', 'lock-screen', 'popup-overlay', 'sso-screen']);
    expect(TWEAK_PAGE_TYPES).toEqual(['SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'CHECKOUT', 'STYLE', 'SSO_PAGE']);
    expect([null, 'checkout' as const, ...SECTION_TYPES].map(tweakPageType)).toEqual([
      ...['STYLE', 'CHECKOUT', 'SPLASH_PAGE', 'LOCK_SCREEN', 'POPUP_OVERLAY', 'SSO_PAGE'],
    ]);
    expect(DEVICE_VIEWS).toEqual(['desktop', 'phone', 'tablet']);
  });

  it('slices by the numbers of templates and the names of editors (ENUM-09)', () => {
    expect(Object.entries(TEMPLATE_SLICE_TYPES).map(([name, number]) => `${name} ${number}`)).toEqual([
      ...['heading 1', 'body 3', 'image 4', 'gallery 5', 'video 6', 'social-icons 7', 'buttons 8', 'navigation 9'],
      ...['custom-form 10', 'newsletter 11', 'album 12', 'map 13', 'logo 14', 'action 15', 'form 16', 'lock 17'],
      ...['password 18', 'twitter 19'],
    ]);
    expect(EDITOR_SLICE_TYPES.join(', ')).toBe(
      'heading, sub-heading, body, image, gallery, video, social-icons, buttons, navigation, custom-form, newsletter, ' +
        'album, map, lock, password, twitter, logo, action, popup-overlay-action, temp-lock-inject, sso-options',
    );
    for (const type of SECTION_TYPES) expect(new Set(SCREEN_SLICES[type]).size).toBe(SCREEN_SLICES[type].length);
    expect([hasSlice('lock-screen', 'password'), hasSlice('cover-page', 'password')]).toEqual([true, false]);
  });
});

describe('a screen before the site', () => {
  it('is read from anything, as something that can be shown', () => {
    for (const given of [null, 7, 'x', [], { layout: 'round', theme: 3, heading: {}, buttons: 'x', background: 1 }]) {
      const screen = readScreen('cover-page', given);
      expect(screen).toMatchObject({ layout: 'centre', theme: 'dark', heading: '', buttons: [], hasLogo: true });
      expect(screen.background).toEqual({ source: 'none', url: '', poster: '', overlay: 40 });
    }
    expect(SCREEN_LAYOUTS).toContain(readScreen('sso-screen', { layout: 'split' }).layout);
  });

  it('has buttons that say something and lead somewhere, three at most, never to a script (SC-29)', () => {
    const button = (text: string, url: string) => ({ text, url });
    const given = [button('Shop', '/shop'), button('', '/x'), button('Run', 'javascript:alert(1)'), button('a', '/a')];
    expect(readScreen('cover-page', { buttons: given }).buttons).toEqual([button('Shop', '/shop')]);
    expect(readScreen('lock-screen', { buttons: given }).buttons).toEqual([]);
  });

  it.each([
    ['upload', '/s/forest.jpg', 'upload'],
    ['video', '/s/forest.mp4', 'video'],
    ['instagram', '/s/forest.jpg', 'none'],
    ['upload', 'https://elsewhere.example/x.jpg', 'none'],
    ['upload', '//elsewhere.example/x.jpg', 'none'],
    ['video', '', 'none'],
  ])('with a background %s %s has %s behind it (ENUM-08)', (source, url, expected) => {
    expect(readScreen('cover-page', { background: { source, url } }).background.source).toBe(expected);
  });

  it('locks the site only as a lock screen, and stands in for the plain one once it was made', () => {
    expect(readScreen('lock-screen', { isOn: true }).isOn).toBe(true);
    expect(readScreen('cover-page', { isOn: true }).isOn).toBe(false);
    expect([{}, { isOn: true }, { heading: 'Soon' }].map(isScreenMade)).toEqual([false, false, true]);
  });
});
