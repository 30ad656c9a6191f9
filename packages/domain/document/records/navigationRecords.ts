import { type MenuPanel, type Navigation, type NavigationItem, readMenuPanel, SPECIAL_NAMES } from '@quoin/domain/site';
import { inOrder, orderOfMany } from '../order.ts';
import { flagIn, textIn } from './fields.ts';
import type { JsonRecord } from './json.ts';
import { type RecordKey, recordKey, type SiteRecords } from './record.ts';
import { recordsOf } from './recordMap.ts';

/** An entry of a navigation. `page` for a page of the site, `url` for an address, neither for a folder of entries. */
export interface NavigationLink {
  readonly id: string;
  /** The navigation's name in the theme. */
  readonly navigation: string;
  /** The folder's entry; '' at the top. */
  readonly parent: string;
  readonly order: string;
  readonly page: string;
  readonly title: string;
  readonly url: string;
  readonly newWindow: boolean;
  /** Of an entry for a member area: its id, or ''. */
  readonly memberArea: string;
  /** Of a folder that opens as a wide panel. */
  readonly panel: MenuPanel | null;
}

export function readLink(id: string, record: JsonRecord): NavigationLink {
  return {
    id,
    navigation: textIn(record, 'navigation'),
    parent: textIn(record, 'parent'),
    order: textIn(record, 'order'),
    page: textIn(record, 'page'),
    title: textIn(record, 'title'),
    url: textIn(record, 'url'),
    newWindow: flagIn(record, 'newWindow'),
    memberArea: textIn(record, 'memberArea'),
    panel: readMenuPanel(record.panel),
  };
}

/** Entries of one navigation at one level, in order. */
export function linksIn(records: SiteRecords, navigation: string, parent = ''): readonly NavigationLink[] {
  const all = recordsOf(records, 'link').map(([id, record]) => readLink(id, record));
  return inOrder(all.filter((link) => link.navigation === navigation && link.parent === parent));
}

/** Pages that no navigation names: what owners see as "not linked" (`_hidden`, ENUM-14). */
export function unlinkedPages(records: SiteRecords): readonly string[] {
  const linked = new Set(recordsOf(records, 'link').map(([, record]) => textIn(record, 'page')));
  return recordsOf(records, 'page').flatMap(([id, record]) =>
    linked.has(id) || flagIn(record, 'isDeleted') ? [] : [id],
  );
}

/** Stored navigations as records; entries of pages that are gone are left out. */
export function fromNavigations(
  navigations: readonly Navigation[],
  newId: () => string,
): readonly (readonly [RecordKey, JsonRecord])[] {
  return navigations
    .filter(({ name }) => name !== SPECIAL_NAMES.hiddenNavigation)
    .flatMap(({ name, items }) => fromItems(name, '', items, newId));
}

function fromItems(
  navigation: string,
  parent: string,
  items: readonly NavigationItem[],
  newId: () => string,
): readonly (readonly [RecordKey, JsonRecord])[] {
  const orders = orderOfMany(items.length);
  return items.flatMap((item, index) => {
    const id = newId();
    const record = {
      ...{ navigation, parent, order: orders[index]!, title: item.title, page: item.collectionId ?? '' },
      ...{ url: item.externalLink?.url ?? '', newWindow: item.externalLink?.newWindow ?? false },
      ...(item.panel === undefined ? {} : { panel: { ...item.panel } }),
    };
    return [[recordKey('link', id), record] as const, ...fromItems(navigation, id, item.items, newId)];
  });
}

/**
 * Returns the navigations as themes read them. An entry without its own title has its page's title. Pages in the trash
 * have no entry.
 */
export function toNavigations(records: SiteRecords, names: readonly string[]): readonly Navigation[] {
  const hidden = unlinkedPages(records).map((page) => toItem(records, { ...NO_LINK, page }));
  return [
    ...names.map((name) => ({ name, items: itemsAt(records, name, '') })),
    { name: SPECIAL_NAMES.hiddenNavigation, items: hidden.filter((item) => item !== null) },
  ];
}

const NO_LINK: NavigationLink = readLink('', {});

function itemsAt(records: SiteRecords, navigation: string, parent: string): readonly NavigationItem[] {
  return linksIn(records, navigation, parent).flatMap((link) => {
    const item = toItem(records, link);
    // The contents of a folder in the trash stay where they were, without the folder.
    return item === null ? itemsAt(records, navigation, link.id) : [item];
  });
}

function toItem(records: SiteRecords, link: NavigationLink): NavigationItem | null {
  const items = link.id === '' ? [] : itemsAt(records, link.navigation, link.id);
  if (link.url !== '')
    return {
      ...idOf(link),
      ...{ collectionId: null, title: link.title, urlId: '', items },
      externalLink: { url: link.url, newWindow: link.newWindow },
    };
  const page = records.get(recordKey('page', link.page));
  if (link.page !== '' && (page === undefined || flagIn(page, 'isDeleted'))) return null;
  const title = link.title || textIn(page ?? {}, 'navigationTitle') || textIn(page ?? {}, 'title');
  return {
    ...idOf(link),
    ...{ collectionId: link.page || null, title, items, externalLink: null },
    urlId: textIn(page ?? {}, 'urlId'),
    ...panelOf(link),
  };
}

/** Pages that no navigation names have no entry either. */
function idOf({ id }: NavigationLink): Pick<NavigationItem, 'id'> {
  return id === '' ? {} : { id };
}

/** Only a top-level entry of a menu opens at all. */
export function panelOf({ panel, parent }: NavigationLink): Pick<NavigationItem, 'panel'> {
  return panel === null || parent !== '' ? {} : { panel };
}
