import { FOLDER_BEHAVIORS, isMenu, type NavigationItem } from '@quoin/domain/site';
import { readSiteMenus } from '@quoin/domain/styles';
import { rememberLink } from '../bindings/linkRecords.ts';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { escapeHtml } from '../escape.ts';
import { collectionData } from './collectionData.ts';
import type { JsonObject } from './imageData.ts';
import { panelData } from './panelData.ts';
import { settingObject } from './settings.ts';

type Root = Readonly<Record<string, unknown>>;

/** The scope of a navigation's template (site-templates 4); without such a navigation its list is empty. */
export function navigationContext(page: PageContent, name: string, root: Root): JsonObject {
  const menus = readSiteMenus(settingObject(page.frame.site.settings, 'siteFrame'));
  const chosen = menus.get(name) ?? name;
  const navigation = page.frame.navigations.find((entry) => entry.name === chosen && isMenu(chosen));
  return { ...shared(root), active: false, items: linksOf(navigation?.items ?? [], page) };
}

/** Siblings of the current page inside its folder; null when it is in none. */
export function folderNavigationContext(page: PageContent, root: Root): JsonObject | null {
  for (const navigation of page.frame.navigations) {
    const folder = navigation.items.find((entry) => entry.items.some((child) => isCurrent(child, page)));
    if (folder !== undefined) return { ...shared(root), ...linkData(folder, page), items: linksOf(folder.items, page) };
  }
  return null;
}

function shared(root: Root): JsonObject {
  const { website, websiteSettings, localizedStrings } = root;
  return { website, websiteSettings, localizedStrings } as JsonObject;
}

function linksOf(entries: readonly NavigationItem[], page: PageContent): JsonObject[] {
  return entries.map((entry) => linkData(entry, page)).filter((link) => link !== null);
}

/** One link; null for a page that is disabled or gone. */
function linkData(entry: NavigationItem, page: PageContent): JsonObject | null {
  if (entry.externalLink !== null) return externalData(entry, entry.externalLink, page);
  const collection = collectionOf(entry, page);
  const children = linksOf(entry.items, page);
  const childData = (child: NavigationItem) => linkData(child, page);
  if (collection === null)
    return children.length > 0 ? { ...untitledFolder(entry, children), ...panelData(entry, page, childData) } : null;
  // A page with a password is in the menu, but none of its other data is shown.
  if (!collection.isEnabled && collection.access !== 'password') return null;
  const data = collectionData(collection.isEnabled ? collection : nameOf(collection), page.frame);
  const navigationTitle = escapeHtml(entry.title || collection.navigationTitle);
  if (data.folderBehavior === FOLDER_BEHAVIORS.variation)
    return variationData(entry, page, { ...data, navigationTitle });
  const isFolder = data.folder === true;
  const shown = { ...data, navigationTitle };
  rememberLink(entry.id, shown);
  return {
    active: isCurrent(entry, page),
    folderActive: children.some((child) => child.active === true),
    collection: shown,
    ...(isFolder || children.length > 0 ? { items: children, ...panelData(entry, page, childData) } : {}),
  };
}

/** One page of several: in a menu it is that page. */
function variationData(entry: NavigationItem, page: PageContent, data: JsonObject): JsonObject {
  const { folderBehavior: _, ...own } = data;
  const active = entry.items.some((child) => isCurrent(child, page));
  const collection = { ...own, folder: false };
  rememberLink(entry.id, collection);
  return { active, folderActive: false, collection };
}

function nameOf(collection: CollectionContent): CollectionContent {
  const nothing = { description: '', mainContent: '', mainImage: null, itemCount: 0, categories: [], tags: [] };
  return { ...collection, ...nothing, seo: { ...collection.seo, description: '' } };
}

function externalData(
  entry: NavigationItem,
  link: { readonly url: string; readonly newWindow: boolean },
  page: PageContent,
): JsonObject {
  const url = safeAddress(link.url);
  const externalLink = { url, title: escapeHtml(entry.title), newWindow: link.newWindow };
  rememberLink(entry.id, externalLink);
  return { active: url === page.path, externalLink };
}

/** A folder that is only a heading of the menu, without a page behind it. */
function untitledFolder(entry: NavigationItem, items: readonly JsonObject[]): JsonObject {
  const title = escapeHtml(entry.title);
  const collection = {
    title,
    navigationTitle: title,
    urlId: entry.urlId,
    fullUrl: '',
    typeName: 'folder',
    typeLabel: 'folder',
    folder: true,
    dropdown: true,
    folderBehavior: FOLDER_BEHAVIORS.none,
  };
  rememberLink(entry.id, collection);
  return { active: false, folderActive: items.some((child) => child.active === true), collection, items };
}

function collectionOf(entry: NavigationItem, page: PageContent): CollectionContent | null {
  return page.frame.collections.find((collection) => collection.id === entry.collectionId) ?? null;
}

function isCurrent(entry: NavigationItem, page: PageContent): boolean {
  return entry.collectionId !== null && entry.collectionId === page.collection?.id;
}

/** Addresses people may follow; scripts in addresses are not among them. */
function safeAddress(url: string): string {
  const isKnown = /^(?:https?:|mailto:|tel:|[/#?])/i.test(url.trim()) || !/^[^/?#]*:/.test(url.trim());
  return isKnown ? escapeHtml(url.trim()) : '';
}
