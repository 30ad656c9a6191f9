import {
  flagIn,
  homepageOf,
  imagesIn,
  kindOfKey,
  recordKey,
  recordsOf,
  type SiteRecords,
  sectionsOf,
  textIn,
} from '@quoin/domain/document';
import { type CollectionRole, PAGE_TEMPLATES, type PageRole, type SectionTools } from '@quoin/domain/sections';
import { COLLECTION_TYPES, KEPT_LAYOUT, toUrlId } from '@quoin/domain/site';

/** Forms a template can show: the site's first of each kind. */
export interface KnownForms {
  readonly contact: string;
  readonly newsletter: string;
}

/**
 * Returns what an edited site provides to its templates. Its own pictures are placeholders until others are chosen.
 * Without any, places are empty.
 */
export function templateTools(
  records: SiteRecords,
  site: { readonly language: string; readonly forms: KnownForms },
): Omit<SectionTools, 'level'> {
  return {
    language: site.language,
    siteTitle: textIn(records.get('site:site') ?? {}, 'title'),
    picture: ownPictures(records),
    link: (role) => linkTo(records, role),
    collection: (of) => collectionFor(records, of)?.id ?? '',
    form: (kind) => site.forms[kind],
  };
}

/** Sizes and colours only: every place is filled, nothing leads anywhere. */
export function previewTools(language: string, siteTitle: string): Omit<SectionTools, 'level'> {
  const filled = { picture: () => 'picture', link: () => '#', collection: () => 'collection', form: () => 'form' };
  return { language, siteTitle, ...filled };
}

/** Whether a page has its main heading already: in a block, or in what its theme shows of it. */
export function hasMainHeading(records: SiteRecords, page: string): boolean {
  const record = records.get(recordKey('page', page)) ?? {};
  const sections = sectionsOf(records, page);
  const isTheThemes = sections.length === 0 || record.layout === KEPT_LAYOUT;
  if (isTheThemes && (homepageOf(records) === page || textIn(record, 'body').includes('<h1'))) return true;
  return sections.some((section) =>
    recordsOf(records, 'block', section).some(([, { value }]) => JSON.stringify(value ?? '').includes('<h1')),
  );
}

/** One of the site's pictures after the other; another first one the more sections there are. */
function ownPictures(records: SiteRecords): () => string {
  const all = [...records].flatMap(([key, record]) => imagesIn(kindOfKey(key), record));
  const ids = [...new Set(all)].filter((id) => id !== '');
  let next = recordsOf(records, 'section').length;
  return () => {
    const id = ids.length === 0 ? '' : (ids[next % ids.length] ?? '');
    next += 1;
    return id;
  };
}

function linkTo(records: SiteRecords, role: PageRole): string {
  if (role === 'home') return '/';
  if (role === 'shop' || role === 'journal' || role === 'events') {
    const found = collectionFor(records, role);
    return found === null ? '#' : `/${found.urlId}`;
  }
  const titles = PAGE_TEMPLATES.filter((each) => each.role === role).flatMap(({ title }) => title.map(toUrlId));
  const page = livePages(records).find(({ urlId }) => urlId === role || titles.includes(urlId));
  return page === undefined ? '#' : `/${page.urlId}`;
}

function collectionFor(records: SiteRecords, of: CollectionRole) {
  const isMeant = ({ type, typeName }: ReturnType<typeof livePages>[number]) => {
    if (of === 'shop') return type === COLLECTION_TYPES.products;
    return typeName === (of === 'journal' ? 'blog' : 'events');
  };
  return livePages(records).find(isMeant) ?? null;
}

function livePages(records: SiteRecords) {
  return recordsOf(records, 'page').flatMap(([id, page]) =>
    flagIn(page, 'isDeleted')
      ? []
      : [{ id, type: page.type, typeName: textIn(page, 'typeName'), urlId: textIn(page, 'urlId') }],
  );
}
