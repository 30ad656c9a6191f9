import {
  flagIn,
  linksIn,
  type NavigationLink,
  navigationNames,
  recordKey,
  recordsOf,
  type SiteRecords,
  textIn,
  unlinkedPages,
} from '@quoin/domain/document';
import { isFolderPage, SPECIAL_NAMES } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/pageTree';
import type { TreeNode } from '../tree/treeModel.ts';

/** A navigation of the theme, as people call it. */
export interface NamedNavigation {
  readonly name: string;
  readonly title: string;
}

/**
 * What a row of the panel represents, as a prefix of its id: a navigation, an entry, a page in no navigation, a page in
 * the trash.
 */
export type PageRowKind = 'navigation' | 'link' | 'page' | 'trash';
const LETTERS: Readonly<Record<PageRowKind, string>> = { navigation: 'n', link: 'l', page: 'p', trash: 't' };
const KINDS = new Map(Object.entries(LETTERS).map(([kind, letter]) => [letter, kind as PageRowKind]));

export const pageRow = (kind: PageRowKind, id: string) => `${LETTERS[kind]}-${id}`;
export const kindOfRow = (row: string): PageRowKind => KINDS.get(row.charAt(0)) ?? 'navigation';
export const idOfRow = (row: string) => row.slice(2);

/** Rows that are headings, not navigations. */
export const UNLINKED = pageRow('navigation', SPECIAL_NAMES.hiddenNavigation);
export const TRASH = pageRow('navigation', 'trash');

/** Pages that only members find. */
export const MEMBER_AREAS: NamedNavigation = { name: SPECIAL_NAMES.memberAreaNavigation, title: texts.memberAreas };

/** Navigations that are there: the theme's, those that have entries, member areas last. */
export function shownNavigations(records: SiteRecords, known: readonly NamedNavigation[]): readonly NamedNavigation[] {
  const own = known.filter(({ name }) => name !== MEMBER_AREAS.name);
  const held = navigationNames(records).filter((name) => own.every((each) => each.name !== name));
  const others = held.filter((name) => name !== MEMBER_AREAS.name).map((name) => ({ name, title: titleOf(name) }));
  const hasAreas = known.length > own.length || held.includes(MEMBER_AREAS.name);
  return [...own, ...others, ...(hasAreas ? [MEMBER_AREAS] : [])];
}

/** `footerNav` → Footer, `mainNav` → Main. */
function titleOf(name: string): string {
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/nav(?:igation)?$/i, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words === '' ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** Navigations with their entries, then pages in none, then the trash. */
export function pageNodes(records: SiteRecords, known: readonly NamedNavigation[]): readonly TreeNode[] {
  const trash = recordsOf(records, 'page').filter(([, page]) => flagIn(page, 'isDeleted'));
  const unlinked = unlinkedPages(records);
  const named = (kind: PageRowKind, ids: readonly string[]) =>
    ids
      .map((id) => ({ id: pageRow(kind, id), text: pageText(records, id) }))
      .sort((a, b) => a.text.localeCompare(b.text));
  return [
    ...shownNavigations(records, known).map(({ name, title }) => ({
      ...{ id: pageRow('navigation', name), text: title },
      children: linkNodes(records, name, ''),
    })),
    { id: UNLINKED, text: texts.notLinked, children: named('page', unlinked) },
    ...(trash.length === 0
      ? []
      : [
          {
            id: TRASH,
            text: texts.trash,
            children: named(
              'trash',
              trash.map(([id]) => id),
            ),
          },
        ]),
  ];
}

function linkNodes(records: SiteRecords, navigation: string, parent: string): readonly TreeNode[] {
  return linksIn(records, navigation, parent).flatMap((link) => {
    // The content of a folder in the trash stays where it was, without the folder.
    if (isGone(records, link)) return linkNodes(records, navigation, link.id);
    const node = { id: pageRow('link', link.id), text: linkText(records, link) };
    return [isFolder(records, link) ? { ...node, children: linkNodes(records, navigation, link.id) } : node];
  });
}

function isGone(records: SiteRecords, { page }: NavigationLink): boolean {
  const record = records.get(recordKey('page', page));
  return page !== '' && (record === undefined || flagIn(record, 'isDeleted'));
}

/**
 * An entry that leads nowhere by itself holds others, and so does one of a page that is a folder. Inside a folder it is the
 * heading of a column.
 */
export function isFolder(
  records: SiteRecords,
  { page, url, parent }: Pick<NavigationLink, 'page' | 'url' | 'parent'>,
): boolean {
  if (page === '') return url === '' && parent === '';
  return isFolderPage(records.get(recordKey('page', page)) ?? {});
}

export function linkText(records: SiteRecords, link: NavigationLink): string {
  const page = records.get(recordKey('page', link.page)) ?? {};
  return link.title || textIn(page, 'navigationTitle') || textIn(page, 'title') || link.url || texts.untitled;
}

function pageText(records: SiteRecords, id: string): string {
  return textIn(records.get(recordKey('page', id)) ?? {}, 'title') || texts.untitled;
}
