import { imagesOf } from '@quoin/domain/blocks';
import {
  FIELDS_OWNER,
  flagIn,
  homepageOf,
  type JsonRecord,
  navigationNames,
  numberIn,
  recordIn,
  recordKey,
  recordsOf,
  type SiteRecords,
  textIn,
  toNavigations,
  toPageDocument,
  toSettings,
} from '@quoin/domain/document';
import type { ImageRef } from '@quoin/domain/media';
import { isTakenDown, readTakeDown } from '@quoin/domain/site';
import { blockFieldsOf, type CollectionContent, type SiteFrame, settingText } from '@quoin/rendering/page';
import { ownKindOf } from '../../pages/index.ts';
import type { Site } from '../../sites/index.ts';

/** A site as its draft has it: title, tagline and settings. */
export function draftSite(site: Site, records: SiteRecords): Site {
  const own = records.get(recordKey('site', 'site')) ?? {};
  return {
    ...site,
    title: textIn(own, 'title', site.title),
    tagline: textIn(own, 'tagline', site.tagline),
    theme: themeOf(site, records),
    settings: { ...site.settings, ...toSettings(records) },
  };
}

/** The chosen theme; else the one the site had before one was ever chosen, which an undone choice goes back to. */
function themeOf({ theme, settings }: Site, records: SiteRecords): string {
  const chosen = textIn(records.get(recordKey('style', 'style')) ?? {}, 'theme');
  return chosen || settingText(settings, 'firstTheme') || theme;
}

/** Pictures of pages, of wide panels and in block fields, `''` where there is none. */
export function pageImagesOf(records: SiteRecords): readonly string[] {
  return [
    ...recordsOf(records, 'page').map(([, page]) => textIn(page, 'mainImage')),
    ...recordsOf(records, 'link').map(([, link]) => textIn(recordIn(link, 'panel'), 'image')),
    ...imagesOf(toPageDocument(records, FIELDS_OWNER)),
  ];
}

/**
 * Pages and navigations as the draft has them. What only the tables know of a page (how many entries it has, their
 * categories) is taken from what visitors see. `shown`: a page that is rendered although it is switched off.
 */
export function draftFrame(
  live: SiteFrame,
  site: Site,
  draft: {
    readonly records: SiteRecords;
    readonly images: ReadonlyMap<string, ImageRef>;
    readonly shown: string | null;
    /** Milliseconds. */
    readonly now: number;
  },
): SiteFrame {
  const { records, images, shown, now } = draft;
  const homepage = homepageOf(records);
  const places = new Map(live.collections.map((collection, index) => [collection.id, { collection, index }]));
  const place = (id: string) => places.get(id)?.index ?? places.size;
  const pages = recordsOf(records, 'page').filter(([, page]) => !flagIn(page, 'isDeleted'));
  return {
    ...live,
    site: { ...live.site, title: site.title, tagline: site.tagline, settings: site.settings },
    collections: [...pages]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([id, page]) => ({
        ...(places.get(id)?.collection ?? NEW_PAGE),
        ...fieldsOf(id, page),
        isEnabled: (flagIn(page, 'enabled', true) && !isTakenDown(readTakeDown(page.takeDown), now)) || id === shown,
        isHomepage: id === homepage,
        mainImage: images.get(textIn(page, 'mainImage')) ?? null,
      })),
    navigations: toNavigations(records, navigationNames(records)),
    menuImages: images,
    blockFields: blockFieldsOf(toPageDocument(records, FIELDS_OWNER), images),
  };
}

const NEW_PAGE = {
  itemCount: 0,
  updatedOn: 0,
  categories: [],
  tags: [],
} as const;

function fieldsOf(
  id: string,
  page: JsonRecord,
): Omit<CollectionContent, keyof typeof NEW_PAGE | 'isEnabled' | 'isHomepage' | 'mainImage'> {
  const seo = recordIn(page, 'seo');
  const title = textIn(page, 'title');
  return {
    id,
    type: numberIn(page, 'type', 10),
    typeName: textIn(page, 'typeName', 'page'),
    title,
    navigationTitle: textIn(page, 'navigationTitle') || title,
    urlId: textIn(page, 'urlId'),
    description: textIn(page, 'description'),
    ordering: numberIn(page, 'ordering', 3),
    pageSize: numberIn(page, 'pageSize', 20),
    regionName: textIn(page, 'regionName') || 'default',
    mainContent: textIn(page, 'body'),
    seo: { title: textIn(seo, 'title'), description: textIn(seo, 'description'), isHidden: flagIn(seo, 'hidden') },
    ...ownKindOf(textIn(page, 'typeName', 'page'), page),
  };
}

/** The page a path belongs to, switched off or not; null when none does. */
export function pageAtPath(records: SiteRecords, path: string): string | null {
  if (path === '/') return homepageOf(records) || null;
  const wanted = path.slice(1);
  const found = recordsOf(records, 'page').filter(([, page]) => {
    const urlId = textIn(page, 'urlId');
    return !flagIn(page, 'isDeleted') && urlId !== '' && (wanted === urlId || wanted.startsWith(`${urlId}/`));
  });
  const longest = found.sort(([, a], [, b]) => textIn(b, 'urlId').length - textIn(a, 'urlId').length)[0];
  return longest?.[0] ?? null;
}
