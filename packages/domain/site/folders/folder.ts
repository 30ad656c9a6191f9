import { FOLDER_BEHAVIORS } from '../collectionTypes.ts';
import { isThemeType } from '../items/themeKinds.ts';
import type { Navigation, NavigationItem } from '../navigation.ts';
import { isNoticeUrl } from '../notices/readNotices.ts';

export type FolderBehavior = (typeof FOLDER_BEHAVIORS)[keyof typeof FOLDER_BEHAVIORS];

/** What a page does that holds others: the numbers of ENUM-08. */
export interface FolderSettings {
  readonly behavior: FolderBehavior;
  /** Of a redirect: an address that it leads to instead of its first page; '' for that page. */
  readonly url: string;
}

/** Types of pages that hold others; templates tell them apart by name. */
export const FOLDER_TYPE_NAMES = { folder: 'folder', index: 'index' } as const;

export function isFolderType(typeName: string): boolean {
  return typeName === FOLDER_TYPE_NAMES.folder || typeName === FOLDER_TYPE_NAMES.index;
}

/** Whether a page holds others: by its type, or because a theme's own type says what its folders do. */
export function isFolderPage({ typeName, folder }: Readonly<Record<string, unknown>>): boolean {
  return readFolder(String(typeName), folder) !== null;
}

/** Null for pages that hold no others. Without a choice an index is one, and a folder is a heading of the menu. */
export function readFolder(typeName: string, stored: unknown): FolderSettings | null {
  const { behavior, url } = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>;
  const usual = typeName === FOLDER_TYPE_NAMES.index ? FOLDER_BEHAVIORS.index : FOLDER_BEHAVIORS.none;
  const chosen = Object.values(FOLDER_BEHAVIORS).find((each) => each === behavior);
  if (!isFolderType(typeName) && (chosen === undefined || !isThemeType(typeName))) return null;
  return { behavior: chosen ?? usual, url: typeof url === 'string' && isNoticeUrl(url) ? url.slice(0, 2000) : '' };
}

/** DISP-06: whether the folder's own name leads anywhere. */
export function isFolderClickable(behavior: number | null): boolean {
  return behavior === null || behavior === FOLDER_BEHAVIORS.index || behavior === FOLDER_BEHAVIORS.redirect;
}

/** A page as far as folders ask for it. */
export interface FolderPage {
  readonly id: string;
  readonly urlId: string;
  readonly isEnabled: boolean;
  readonly isHomepage: boolean;
  /** Disabled for everyone except visitors with access. */
  readonly access?: string;
  readonly folder?: FolderSettings;
}

/** What a visitor gets at the address of a folder. */
export type FolderAnswer =
  | { readonly kind: 'index'; readonly pages: readonly string[] }
  /** One of its pages, in its place. */
  | { readonly kind: 'page'; readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'nothing' };

type Pages = readonly FolderPage[];
type Navigations = readonly Navigation[];
type Folder = FolderPage & { readonly folder: FolderSettings };

const NOTHING: FolderAnswer = { kind: 'nothing' };

/**
 * Returns what the address of a folder shows (decision 0111). An index shows its pages. A variation shows its first
 * enabled page. A redirect leads to its target. A heading of the menu redirects too, because its address may still be
 * in use. Nested folders are ignored, which prevents loops.
 */
export function folderAnswer(folder: Folder, pages: Pages, navigations: Navigations): FolderAnswer {
  const { behavior, url } = folder.folder;
  const shown = pagesIn(folder.id, pages, navigations).filter(({ isEnabled }) => isEnabled);
  if (behavior === FOLDER_BEHAVIORS.index) return { kind: 'index', pages: shown.map(({ id }) => id) };
  if (behavior === FOLDER_BEHAVIORS.variation) return shown[0] ? { kind: 'page', page: shown[0].id } : NOTHING;
  if (behavior === FOLDER_BEHAVIORS.redirect && url !== '' && !leadsBack(folder, url, pages))
    return { kind: 'redirect', to: url };
  const first = firstAddress(folder.id, pages, navigations);
  return first === null ? NOTHING : { kind: 'redirect', to: first };
}

/** Pages in a folder, in the order of its menu; those that hold others are passed over. */
export function pagesIn(id: string, pages: Pages, navigations: Navigations): Pages {
  const ids = entriesIn(id, navigations).map(({ collectionId }) => collectionId);
  return ids.flatMap((each) => pages.find((page) => page.id === each && page.folder === undefined) ?? []);
}

function entriesIn(id: string, navigations: Navigations): readonly NavigationItem[] {
  const all = navigations.flatMap(({ items }) => items);
  return all.find(({ collectionId, items }) => collectionId === id && items.length > 0)?.items ?? [];
}

/** Where the first entry leads that leads anywhere: a page, one behind a password too, or an address. */
function firstAddress(id: string, pages: Pages, navigations: Navigations): string | null {
  for (const { collectionId, externalLink } of entriesIn(id, navigations)) {
    if (externalLink !== null) return isNoticeUrl(externalLink.url) ? externalLink.url : null;
    const page = pages.find((each) => each.id === collectionId && each.folder === undefined);
    if (page !== undefined && (page.isEnabled || page.access !== undefined)) return pathOf(page);
  }
  return null;
}

function pathOf({ isHomepage, urlId }: FolderPage): string {
  return isHomepage ? '/' : `/${urlId}`;
}

/** Whether one comes round in a circle from a folder to a folder, by the addresses they lead to. */
function leadsBack(folder: Folder, url: string, pages: Pages): boolean {
  const seen = new Set([folder.id]);
  let at = folderAt(url, pages);
  while (at !== null) {
    if (seen.has(at.id)) return true;
    seen.add(at.id);
    const isOnward = at.folder.behavior === FOLDER_BEHAVIORS.redirect && at.folder.url !== '';
    at = isOnward ? folderAt(at.folder.url, pages) : null;
  }
  return false;
}

function folderAt(url: string, pages: Pages): Folder | null {
  const path = (url.split(/[?#]/)[0] ?? '').replace(/(.)\/$/, '$1');
  const found = pages.find((page) => path === `/${page.urlId}` || (page.isHomepage && path === '/'));
  return found?.folder === undefined ? null : { ...found, folder: found.folder };
}

/** Returns the pages that are served at their folder's address. Search engines get each address once. */
export function variationPages(pages: Pages, navigations: Navigations): ReadonlySet<string> {
  const folders = pages.filter(({ folder }) => folder?.behavior === FOLDER_BEHAVIORS.variation);
  return new Set(folders.flatMap(({ id }) => pagesIn(id, pages, navigations).map((page) => page.id)));
}
