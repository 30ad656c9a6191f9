import { ownFile } from '@quoin/domain/media';
import { SECTION_THEMES, type SectionTheme } from '@quoin/domain/styles';
import type { BACKGROUND_SOURCES } from '../collectionTypes.ts';
import { isNoticeUrl } from '../notices/readNotices.ts';
import { hasSlice, type SectionType } from './slices.ts';

/** Position of a screen's text: in the middle, on the left over the picture, next to the picture, at the foot. */
export const SCREEN_LAYOUTS = ['centre', 'left', 'split', 'foot'] as const;
export type ScreenLayout = (typeof SCREEN_LAYOUTS)[number];
/** Screens of which a site has one; cover pages are pages, as many as one likes. */
export const SITE_SCREENS = ['lock-screen', 'sso-screen'] as const;
export type SiteScreenType = (typeof SITE_SCREENS)[number];
export type ScreenType = Exclude<SectionType, 'popup-overlay'>;

/** What pages of this kind are called where templates tell pages apart. */
export const COVER_TYPE_NAME = 'cover-page';
/** Layout of a page whose theme goes on showing what it showed before there were sections: around them (decision 0111). */
export const KEPT_LAYOUT = 'kept';
/** Layout of a page whose sections replace the page text in the theme's column. */
export const TEXT_LAYOUT = 'text';
/**
 * Layout of a page of the theme that was converted to sections. They are in the theme's column and add no layout of
 * their own.
 */
export const COLUMN_LAYOUT = 'column';

export const SCREEN_LIMITS = { heading: 120, lead: 200, body: 2000, button: 60, url: 2000, buttons: 3 } as const;

export interface ScreenButton {
  readonly text: string;
  readonly url: string;
}

/** Behind the words: one of the site's own files (ENUM-08), or nothing but the ground. */
export interface ScreenBackground {
  readonly source: keyof typeof BACKGROUND_SOURCES;
  readonly url: string;
  /** Of a film: the picture before it, and instead of it for who wants nothing to move. */
  readonly poster: string;
  /** Opacity of the background colour over it, in percent. */
  readonly overlay: number;
}

/** A screen shown alone, without the site's header and footer. */
export interface Screen {
  /** Of the lock screen: whether the whole site is behind it. */
  readonly isOn: boolean;
  readonly layout: ScreenLayout;
  readonly theme: SectionTheme;
  /** Empty ones have the words of the product; of a cover page: its title. */
  readonly heading: string;
  readonly lead: string;
  /** Plain text; an empty line parts paragraphs. */
  readonly body: string;
  /** Lock screen only: label of the button next to the field. */
  readonly button: string;
  readonly buttons: readonly ScreenButton[];
  readonly background: ScreenBackground;
  readonly hasLogo: boolean;
  readonly hasSocial: boolean;
  /** Name of a navigation; '' for none. */
  readonly navigation: string;
  /** Name or id of a form, such as a newsletter's; '' for none. */
  readonly form: string;
}

type Given = Readonly<Record<string, unknown>>;

/** Stored settings of any age → a screen; what this type of screen does not have is as if it were not there. */
export function readScreen(type: ScreenType, stored: unknown): Screen {
  const from = recordOf(stored);
  const { heading, lead, body, button } = SCREEN_LIMITS;
  return {
    isOn: type === 'lock-screen' && from.isOn === true,
    layout: oneOf(SCREEN_LAYOUTS, from.layout) ?? 'centre',
    theme: oneOf(SECTION_THEMES, from.theme) ?? (type === 'cover-page' ? 'dark' : 'white'),
    heading: textOf(from.heading, heading),
    lead: textOf(from.lead, lead),
    body: textOf(from.body, body),
    button: hasSlice(type, 'action') ? textOf(from.button, button) : '',
    buttons: hasSlice(type, 'buttons') ? readButtons(from.buttons) : [],
    background: readBackground(from.background),
    hasLogo: from.hasLogo !== false,
    hasSocial: hasSlice(type, 'social-icons') && from.hasSocial === true,
    navigation: hasSlice(type, 'navigation') ? textOf(from.navigation, 60) : '',
    form: hasSlice(type, 'newsletter') ? textOf(from.form, 200) : '',
  };
}

/** Reports whether the owner has set up a screen. Until then, others take its place. */
export function isScreenMade(stored: unknown): boolean {
  return Object.keys(recordOf(stored)).some((name) => name !== 'isOn');
}

/** Only what says something and leads somewhere. */
function readButtons(given: unknown): readonly ScreenButton[] {
  const all = Array.isArray(given) ? given.slice(0, SCREEN_LIMITS.buttons) : [];
  return all.flatMap((each) => {
    const { text, url } = recordOf(each);
    const read = { text: textOf(text, SCREEN_LIMITS.button).trim(), url: textOf(url, SCREEN_LIMITS.url).trim() };
    return read.text !== '' && read.url !== '' && isNoticeUrl(read.url) ? [read] : [];
  });
}

/** Pictures that Instagram held are not there any more: such a background is none. */
function readBackground(given: unknown): ScreenBackground {
  const { source, url, poster, overlay } = recordOf(given);
  const shown = ownFile(url) === '' ? undefined : oneOf(['upload', 'video'], source);
  const percent = typeof overlay === 'number' && Number.isFinite(overlay) ? Math.round(overlay) : 40;
  return {
    source: shown ?? 'none',
    url: shown === undefined ? '' : ownFile(url),
    poster: shown === 'video' ? ownFile(poster) : '',
    overlay: Math.min(100, Math.max(0, percent)),
  };
}

function textOf(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((each) => each === value);
}

function recordOf(value: unknown): Given {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Given) : {};
}
