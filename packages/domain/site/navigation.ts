/** One entry of a navigation: a collection, an address elsewhere, or a folder of entries (PREF-04). */
export interface NavigationItem {
  readonly collectionId: string | null;
  readonly title: string;
  readonly urlId: string;
  readonly externalLink: { readonly url: string; readonly newWindow: boolean } | null;
  /** Entries of a folder, one level deep; empty for everything else. */
  readonly items: readonly NavigationItem[];
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
