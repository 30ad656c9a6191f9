import { isNoticeUrl } from './notices/readNotices.ts';

/** One entry of a navigation: a collection, an address elsewhere, or a folder of entries (PREF-04). */
export interface NavigationItem {
  /** Of the entry it is in a draft; what visitors are served has none. */
  readonly id?: string;
  readonly collectionId: string | null;
  readonly title: string;
  readonly urlId: string;
  readonly externalLink: { readonly url: string; readonly newWindow: boolean } | null;
  /** Entries of a folder, one level deep; empty for everything else. */
  readonly items: readonly NavigationItem[];
  /** Of a folder that opens as a wide panel (decision 0111); absent: as a small list. */
  readonly panel?: MenuPanel;
}

/** Content of a wide panel next to its columns. All '' for nothing. */
export interface MenuPanel {
  /** Id of a picture. */
  readonly image: string;
  readonly title: string;
  readonly text: string;
  /** Where it leads. */
  readonly url: string;
}

export const EMPTY_PANEL: MenuPanel = { image: '', title: '', text: '', url: '' };

export const PANEL_LIMITS = { title: 100, text: 300, url: 2000 } as const;

/** As JSON holds it; null where a folder has none. An address nobody may be led to is none. */
export function readMenuPanel(stored: unknown): MenuPanel | null {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return null;
  const held = stored as { readonly [name: string]: unknown };
  const textOf = (name: string, max: number) => (typeof held[name] === 'string' ? held[name].slice(0, max) : '');
  const url = textOf('url', PANEL_LIMITS.url);
  return {
    image: textOf('image', 64),
    title: textOf('title', PANEL_LIMITS.title),
    text: textOf('text', PANEL_LIMITS.text),
    url: isNoticeUrl(url) ? url : '',
  };
}

export interface Navigation {
  readonly name: string;
  readonly items: readonly NavigationItem[];
}

/** ENUM-14: navigations that no menu shows, and the page that describes a template. */
export const SPECIAL_NAMES = {
  hiddenNavigation: '_hidden',
  memberAreaNavigation: '_memberareas',
  readmePage: 'readme',
} as const;

/** Whether visitors may be shown a navigation: pages that no menu names and those of member areas are never listed (SC-59). */
export function isMenu(name: string): boolean {
  return name !== SPECIAL_NAMES.hiddenNavigation && name !== SPECIAL_NAMES.memberAreaNavigation;
}

/** The address of an entry: elsewhere as given, else the collection's own. */
export function navigationAddress(item: NavigationItem): string {
  if (item.externalLink !== null) return item.externalLink.url;
  return item.urlId === '' ? '/' : `/${item.urlId}`;
}
