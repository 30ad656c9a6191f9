import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import type { Navigation, NavigationItem } from '@quoin/domain/site';
import { FIELDS_OWNER } from './blockFields.ts';
import { entryOfPage } from './entryPages.ts';
import { entryPagesIn } from './entrySections.ts';
import { flagIn, numberIn, recordIn, textIn } from './records/fields.ts';
import { isSame, type Json, type JsonRecord } from './records/json.ts';
import { fromNavigations, linksIn, panelOf } from './records/navigationRecords.ts';
import { blocksOf, fromPageDocument, sectionsOf, toPageDocument } from './records/pageRecords.ts';
import { type RecordKey, recordKey, type SiteRecords } from './records/record.ts';
import { recordsOf } from './records/recordMap.ts';
import { fromSettings, toSettings } from './siteSettings.ts';

/** A page as the tables hold it that visitors are served from. */
export interface ServedPage {
  readonly id: string;
  readonly type: number;
  readonly typeName: string;
  readonly title: string;
  readonly navigationTitle: string;
  /** Of a page in the trash: nobody's. */
  readonly urlId: string;
  /** HTML. */
  readonly description: string;
  /** HTML of a page that was not built of blocks. */
  readonly mainContent: string;
  readonly ordering: number;
  readonly pageSize: number;
  /** Key of the theme's layout; `default` leaves it to the theme. */
  readonly regionName: string;
  readonly isEnabled: boolean;
  readonly isHomepage: boolean;
  readonly mainImageId: string | null;
  readonly seo: JsonRecord;
  /** What only editors know of it; other settings of a page are not ours. */
  readonly settings: JsonRecord;
}

/** The served tables, as far as they are made of records. */
export interface ServedSite {
  readonly title: string;
  readonly tagline: string;
  /** Settings that records are kept in, and any others, which are passed over. */
  readonly settings: JsonRecord;
  readonly pages: readonly ServedPage[];
  /** By page; of entries under `entryPage`. */
  readonly documents: ReadonlyMap<string, PageDocument>;
  readonly navigations: readonly Navigation[];
}

/** What a page in the trash is called, so that its address is free. */
function trashedUrlId(id: string): string {
  return `trash-${id}`;
}

/** Settings of a page that its record says as they are. */
const SAME_SETTINGS = ['layout', 'folder', 'screen', 'takeDown', 'entries', 'list'] as const;
/** All settings of a page that its record is made of. */
export const OWN_PAGE_SETTINGS = [...SAME_SETTINGS, 'access', 'trash'] as const;

/** A page record as its row. */
export function toServedPage(id: string, record: JsonRecord, homepage: string): ServedPage {
  const seo = recordIn(record, 'seo');
  const isDeleted = flagIn(record, 'isDeleted');
  const trash = { urlId: textIn(record, 'urlId'), enabled: flagIn(record, 'enabled', true) };
  const settings: Record<string, Json> = {};
  for (const name of SAME_SETTINGS) if (record[name] !== undefined) settings[name] = record[name];
  const isPublic = isPublicPage(record);
  // Off for everybody. A separate route admits those who may see it, so that nothing else shows it by accident.
  if (!isPublic) settings.access = { ...recordIn(record, 'access'), enabled: trash.enabled };
  return {
    id,
    type: numberIn(record, 'type', 10),
    typeName: textIn(record, 'typeName', 'page'),
    title: textIn(record, 'title'),
    navigationTitle: textIn(record, 'navigationTitle') || textIn(record, 'title'),
    urlId: isDeleted ? trashedUrlId(id) : textIn(record, 'urlId'),
    description: textIn(record, 'description'),
    mainContent: textIn(record, 'body'),
    ordering: numberIn(record, 'ordering', 3),
    pageSize: numberIn(record, 'pageSize', 20),
    regionName: textIn(record, 'regionName') || 'default',
    isEnabled: !isDeleted && isPublic && trash.enabled,
    isHomepage: !isDeleted && homepage === id,
    mainImageId: textIn(record, 'mainImage') || null,
    seo: {
      seoTitle: textIn(seo, 'title'),
      seoDescription: textIn(seo, 'description'),
      seoHidden: flagIn(seo, 'hidden'),
      ...(textIn(seo, 'image') === '' ? {} : { seoImage: textIn(seo, 'image') }),
    },
    settings: isDeleted ? { ...settings, trash } : settings,
  };
}

/** Whether everybody may see a page, once it is switched on. */
export function isPublicPage(record: JsonRecord): boolean {
  return textIn(recordIn(record, 'access'), 'kind', 'public') === 'public';
}

/** A page's row as its record. */
export function fromServedPage(page: ServedPage): JsonRecord {
  const { settings } = page;
  const trash = settings.trash === undefined ? null : recordIn(settings, 'trash');
  const { enabled: isSwitchedOn, ...access } = recordIn(settings, 'access');
  return {
    type: page.type,
    typeName: page.typeName,
    title: page.title,
    navigationTitle: page.navigationTitle,
    urlId: trash === null ? page.urlId : textIn(trash, 'urlId'),
    description: page.description,
    body: page.mainContent,
    enabled: trash !== null ? flagIn(trash, 'enabled', true) : page.isEnabled || isSwitchedOn === true,
    ordering: page.ordering,
    pageSize: page.pageSize,
    mainImage: page.mainImageId ?? '',
    seo: {
      title: textIn(page.seo, 'seoTitle'),
      description: textIn(page.seo, 'seoDescription'),
      image: textIn(page.seo, 'seoImage'),
      hidden: flagIn(page.seo, 'seoHidden'),
    },
    ...(page.regionName === 'default' ? {} : { regionName: page.regionName }),
    ...settingsOf(settings, SAME_SETTINGS),
    access: settings.access === undefined ? { kind: 'public' } : access,
    isDeleted: trash !== null,
  };
}

/** The part of a page's settings that records are made of. */
export function ownPageSettings(settings: JsonRecord): JsonRecord {
  return settingsOf(settings, OWN_PAGE_SETTINGS);
}

function settingsOf(settings: JsonRecord, names: readonly string[]): JsonRecord {
  const own: Record<string, Json> = {};
  for (const name of names) if (settings[name] !== undefined) own[name] = settings[name];
  return own;
}

export function homepageOf(records: SiteRecords): string {
  return textIn(records.get(recordKey('site', 'site')) ?? {}, 'homepage');
}

/** What the tables should hold where visitors see these records. */
export function toServed(records: SiteRecords): ServedSite {
  const homepage = homepageOf(records);
  const site = records.get(recordKey('site', 'site')) ?? {};
  const pages = recordsOf(records, 'page').map(([id, record]) => toServedPage(id, record, homepage));
  const built = pages.filter(({ id }) => sectionsOf(records, id).length > 0);
  const owners = [...(sectionsOf(records, FIELDS_OWNER).length > 0 ? [FIELDS_OWNER] : []), ...entryPagesIn(records)];
  return {
    title: textIn(site, 'title'),
    tagline: textIn(site, 'tagline'),
    settings: toSettings(records),
    pages,
    documents: new Map([...built.map(({ id }) => id), ...owners].map((id) => [id, toPageDocument(records, id)])),
    navigations: navigationNames(records).map((name) => ({ name, items: storedItems(records, name, '') })),
  };
}

/** Navigations that have an entry, or had one. */
export function navigationNames(records: SiteRecords): readonly string[] {
  return [...new Set(recordsOf(records, 'link').map(([, link]) => textIn(link, 'navigation')))].sort();
}

/** Entries as they are stored: with their own titles only, those of pages are looked up when a page is rendered. */
export function storedItems(records: SiteRecords, navigation: string, parent: string): readonly NavigationItem[] {
  return linksIn(records, navigation, parent).flatMap((link) => {
    const page = records.get(recordKey('page', link.page));
    // The contents of a folder in the trash stay where they were, without the folder.
    if (link.page !== '' && (page === undefined || flagIn(page, 'isDeleted')))
      return storedItems(records, navigation, link.id);
    return [
      {
        collectionId: link.page || null,
        title: link.title,
        urlId: textIn(page ?? {}, 'urlId'),
        externalLink: link.url === '' ? null : { url: link.url, newWindow: link.newWindow },
        items: storedItems(records, navigation, link.id),
        ...panelOf(link),
      },
    ];
  });
}

/**
 * Returns the records of what is served. A known record that states the same as its row is unchanged, with its place
 * among its siblings and with what only editors know. Reading the tables again therefore changes only what another user
 * changed.
 */
export function fromServed(served: ServedSite, known: SiteRecords, newId: () => string): SiteRecords {
  const held = toServed(known);
  return new Map<RecordKey, JsonRecord>([
    ...fromSettings(served, known, served.pages.find(({ isHomepage }) => isHomepage)?.id ?? ''),
    ...served.pages.flatMap((page) => [...pageEntry(page, known), ...documentEntries(page.id, served, known)]),
    ...[FIELDS_OWNER, ...entryPagesOf(served)].flatMap((owner) => documentEntries(owner, served, known)),
    ...navigationEntries(served, held, known, newId),
  ]);
}

function entryPagesOf({ documents }: ServedSite): readonly string[] {
  return [...documents.keys()].filter((page) => entryOfPage(page) !== null);
}

type Entry = readonly [RecordKey, JsonRecord];

function pageEntry(page: ServedPage, known: SiteRecords): readonly Entry[] {
  const key = recordKey('page', page.id);
  const record = known.get(key);
  if (record === undefined) return [[key, fromServedPage(page)]];
  const same = isSamePage(toServedPage(page.id, record, homepageOf(known)), page);
  return [[key, same ? record : { ...record, ...fromServedPage(page) }]];
}

function isSamePage(left: ServedPage, right: ServedPage): boolean {
  const { isHomepage: _, ...own } = left;
  const { isHomepage: __, ...other } = right;
  return isSame({ ...own }, { ...other });
}

function documentEntries(pageId: string, served: ServedSite, known: SiteRecords): readonly Entry[] {
  const sections = sectionsOf(known, pageId);
  const document = served.documents.get(pageId) ?? readPageDocument({});
  if (isSameDocument(toPageDocument(known, pageId), document)) return documentOf(known, sections);
  return fromPageDocument(pageId, document);
}

/** Records of some sections and of their blocks. */
function documentOf(records: SiteRecords, sections: readonly string[]): readonly Entry[] {
  return sections.flatMap((id) => {
    const keys = [recordKey('section', id), ...blocksOf(records, id).map((block) => recordKey('block', block))];
    return keys.map((key) => [key, records.get(key)!] as const);
  });
}

/** Blocks of a section lie in no order; what is stored keeps them in any. */
export function isSameDocument(left: PageDocument, right: PageDocument): boolean {
  return isSame(comparable(left), comparable(right));
}

function comparable(document: PageDocument): Json {
  const sections = document.sections.map((section) => ({
    ...section,
    blocks: [...section.blocks].sort((a, b) => (a.id < b.id ? -1 : 1)),
  }));
  return sections as unknown as Json;
}

function navigationEntries(
  served: ServedSite,
  held: ServedSite,
  known: SiteRecords,
  newId: () => string,
): readonly Entry[] {
  return served.navigations.flatMap((navigation) => {
    const own = held.navigations.find(({ name }) => name === navigation.name);
    if (isSameNavigation(own?.items ?? [], navigation.items)) {
      const links = recordsOf(known, 'link').filter(([, link]) => textIn(link, 'navigation') === navigation.name);
      return links.map(([id, link]) => [recordKey('link', id), link] as const);
    }
    return fromNavigations([navigation], newId);
  });
}

/** In stored entries, the address of a page is next to its id. It contains no information of its own. */
export function isSameNavigation(left: readonly NavigationItem[], right: readonly NavigationItem[]): boolean {
  return isSame(plainItems(left), plainItems(right));
}

function plainItems(items: readonly NavigationItem[]): Json {
  return items.map(({ collectionId, title, externalLink, items: inner, panel }) => ({
    collectionId,
    title,
    externalLink: externalLink === null ? null : { ...externalLink },
    items: plainItems(inner),
    panel: panel === undefined ? null : { ...panel },
  }));
}
