import type { ImageRef } from '@quoin/domain/media';
import { inside, type Stored } from './stored.ts';

export const HEADER_LAYOUTS = ['left', 'centre', 'stacked', 'split'] as const;
export type HeaderLayout = (typeof HEADER_LAYOUTS)[number];

/** Header of every page (PREF-02). */
export interface SiteHeader {
  readonly layout: HeaderLayout;
  /** Stays in sight while one scrolls. */
  readonly isSticky: boolean;
  readonly hasAccount: boolean;
  readonly hasSocial: boolean;
  /** A button at its end; none while it has no text or leads nowhere. */
  readonly button: { readonly text: string; readonly url: string } | null;
}

/** Footer of every page. */
export interface SiteFooter {
  readonly hasAddress: boolean;
  readonly hasNewsletter: boolean;
  readonly hasSocial: boolean;
  /** Plain text at the very end. */
  readonly note: string;
}

export interface SiteLogo {
  /** On the site's own origin. */
  readonly url: string;
  readonly altText: string;
  readonly size: LogoSize;
}

export const LOGO_SIZES = ['small', 'medium', 'large'] as const;
export type LogoSize = (typeof LOGO_SIZES)[number];

const LINK = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)/i;
const OWN_FILE = /^\/(?!\/)[^"'<>\s]*$/;

/** The record of a site's frame, as it is stored; what can't be meant is as if it were not there. */
export function readSiteHeader(site: Stored): SiteHeader {
  const header = inside(site, 'header');
  const button = inside(header, 'button');
  const [text, url] = [textOf(button.text, 60), textOf(button.url, 2000)];
  return {
    layout: HEADER_LAYOUTS.find((layout) => layout === header.layout) ?? 'left',
    isSticky: header.isSticky === true,
    hasAccount: header.hasAccount !== false,
    hasSocial: header.hasSocial === true,
    button: text !== '' && LINK.test(url) ? { text, url } : null,
  };
}

export function readSiteFooter(site: Stored): SiteFooter {
  const footer = inside(site, 'footer');
  return {
    hasAddress: footer.hasAddress !== false,
    hasNewsletter: footer.hasNewsletter !== false,
    hasSocial: footer.hasSocial === true,
    note: textOf(footer.note, 500),
  };
}

const NAVIGATION_NAME = /^\w{1,60}$/;

/**
 * Returns the navigations of the site that replace those of the theme, by the theme's name. `''` means none. A
 * navigation that is not listed keeps its own.
 */
export function readSiteMenus(site: Stored): ReadonlyMap<string, string> {
  const chosen = Object.entries(inside(site, 'menus')).filter(
    (each): each is [string, string] =>
      NAVIGATION_NAME.test(each[0]) && typeof each[1] === 'string' && (each[1] === '' || NAVIGATION_NAME.test(each[1])),
  );
  return new Map(chosen);
}

/** Returns null if the site's title takes its place. */
export function readSiteLogo(site: Stored): SiteLogo | null {
  const { url, altText, size } = inside(site, 'logo');
  if (typeof url !== 'string' || !OWN_FILE.test(url)) return null;
  return { url, altText: textOf(altText, 200), size: LOGO_SIZES.find((each) => each === size) ?? 'medium' };
}

/** The picture in browser tabs and bookmarks; null: the theme's, else the first letter of the title. */
export const readSiteIcon = (site: Stored): ImageRef | null => pictureIn(site, 'icon');

/** What link previews show of pages without a picture of their own; null: the first picture of such a page. */
export const readSharePicture = (site: Stored): ImageRef | null => pictureIn(site, 'sharePicture');

function pictureIn(site: Stored, name: string): ImageRef | null {
  const { id, url, altText, width, height } = inside(site, name);
  if (typeof id !== 'string' || typeof url !== 'string' || !OWN_FILE.test(url)) return null;
  const [originalWidth, originalHeight] = [sideOf(width), sideOf(height)];
  return { id, assetUrl: url, altText: textOf(altText, 200), originalWidth, originalHeight, focalPoint: MIDDLE };
}

const MIDDLE = { x: 0.5, y: 0.5 };

const sideOf = (value: unknown): number => (typeof value === 'number' && value > 0 ? Math.round(value) : 0);

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.trim().slice(0, most) : '';
}
