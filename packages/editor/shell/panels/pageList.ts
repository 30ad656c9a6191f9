import {
  entryOfPage,
  flagIn,
  linksIn,
  recordKey,
  recordsOf,
  type SiteRecords,
  systemPageOf,
  textIn,
} from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/pageList';

export interface ListedPage {
  readonly id: string;
  readonly title: string;
  /** Address with a slash before it; the home page's is `/`. */
  readonly path: string;
  readonly isHome: boolean;
  readonly isDeleted: boolean;
}

/** The site's pages as people look for them: the home page, those of navigations in their order, the others; then the trash. */
export function listPages(records: SiteRecords): readonly ListedPage[] {
  const homepage = textIn(records.get('site:site') ?? {}, 'homepage');
  const linked = linkedPages(records);
  const rank = (page: ListedPage) => (page.isDeleted ? 3e6 : page.isHome ? -1 : (linked.get(page.id) ?? 1e6));
  return recordsOf(records, 'page')
    .map(([id, page]) => ({
      ...{
        id,
        title: textIn(page, 'title') || texts.untitled,
        isHome: id === homepage,
        isDeleted: flagIn(page, 'isDeleted'),
      },
      path: id === homepage ? '/' : `/${textIn(page, 'urlId')}`,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.title.localeCompare(b.title));
}

/** Places of pages in the navigations, one navigation after the other, folders' entries where their folder is. */
function linkedPages(records: SiteRecords): ReadonlyMap<string, number> {
  const names = new Set(recordsOf(records, 'link').map(([, link]) => textIn(link, 'navigation')));
  const places = new Map<string, number>();
  const visit = (navigation: string, parent: string) => {
    for (const link of linksIn(records, navigation, parent)) {
      if (link.page !== '' && !places.has(link.page)) places.set(link.page, places.size);
      visit(navigation, link.id);
    }
  };
  for (const name of names) visit(name, '');
  return places;
}

/** The page that was asked for, else the home page, else the first; '' when there is none. */
export function firstPage(records: SiteRecords, asked: string): string {
  if (entryOfPage(asked) !== null || systemPageOf(asked) !== null || records.has(recordKey('page', asked)))
    return asked;
  return listPages(records).find(({ isDeleted }) => !isDeleted)?.id ?? '';
}
