import {
  createTranslationSet,
  languagePrefix,
  mapLinkTexts,
  mapPageTexts,
  mapSiteTexts,
  mapTagName,
  ownLanguageName,
  type TranslationSet,
  visibleLanguages,
} from '@quoin/domain/translations';
import type { CollectionContent, SiteFrame, SiteLanguages, VisibleLanguage } from '@quoin/rendering/page';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { listTranslatedAddresses, listTranslations } from '../../platform/languages/storage/translations.ts';
import type { Site } from '../../sites/index.ts';

/** What all pages share, in the language of its reader; the same frame where the site has one language only. */
export async function frameInLanguage(trx: SiteTransaction, site: Site, frame: SiteFrame): Promise<SiteFrame> {
  const languages = await languagesOf(trx, site, frame.collections);
  if (languages === null) return frame;
  if (site.spoken === undefined) return { ...frame, languages };
  const kinds = ['site', 'page', 'link', 'category', 'tag'] as const;
  const book = createTranslationSet(await listTranslations(trx, site.id, site.language, { kinds }));
  return { ...translatedFrame(frame, book), languages };
}

function translatedFrame(frame: SiteFrame, book: TranslationSet): SiteFrame {
  const collections = translatedCollections(frame, book);
  const titles = menuTitles(frame.collections, collections);
  return {
    ...frame,
    site: mapSiteTexts(frame.site, book.of('site', 'site')),
    collections,
    tagNames: translatedTags(frame.collections, book),
    navigations: frame.navigations.map((navigation) => ({
      ...navigation,
      items: mapLinkTexts(navigation.name, calledAsPages(navigation.items, titles), (id) => book.of('link', id)),
    })),
  };
}

/** By page: what it is called in menus, in the main language and in this one. */
type MenuTitles = ReadonlyMap<string, { readonly main: string; readonly own: string }>;

function menuTitles(main: readonly CollectionContent[], own: readonly CollectionContent[]): MenuTitles {
  const titleOf = ({ navigationTitle, title }: CollectionContent) => navigationTitle || title;
  return new Map(main.map((each, at) => [each.id, { main: titleOf(each), own: titleOf(own[at] ?? each) }]));
}

/**
 * A link titled as its page in the main language takes the page's translated title, unless it has its own translation.
 */
function calledAsPages(
  links: SiteFrame['navigations'][number]['items'],
  titles: MenuTitles,
): SiteFrame['navigations'][number]['items'] {
  return links.map((link) => {
    const page = titles.get(link.collectionId ?? '');
    const title = page !== undefined && link.title === page.main ? page.own : link.title;
    return { ...link, title, items: calledAsPages(link.items, titles) };
  });
}

function translatedTags(collections: SiteFrame['collections'], book: TranslationSet): ReadonlyMap<string, string> {
  const tags = new Set(collections.flatMap((collection) => collection.tags));
  const named = [...tags].map((tag) => [tag, mapTagName(tag, book.of('tag', tag))] as const);
  return new Map(named.filter(([tag, name]) => tag !== name));
}

function translatedCollections(frame: SiteFrame, book: TranslationSet): SiteFrame['collections'] {
  return frame.collections.map((collection) => ({
    ...mapPageTexts(collection, book.of('page', collection.id)),
    categories: collection.categories.map((category) => ({
      ...category,
      name: book.of(
        'category',
        `${collection.id}:${category.path}`,
      )({
        ...{ field: 'name', label: '', format: 'line', text: category.name },
      }),
    })),
  }));
}

async function languagesOf(
  trx: SiteTransaction,
  site: Site,
  collections: readonly CollectionContent[],
): Promise<SiteLanguages | null> {
  const further = visibleLanguages(site.languages);
  if (further.length === 0) return null;
  const mainCode = site.spoken?.mainLanguage ?? site.language;
  const codes = [mainCode, ...further.map(({ code }) => code)];
  const main = { code: mainCode, name: nameAmong(codes, mainCode), prefix: '' };
  const others = further.map(({ code }) => ({ code, name: nameAmong(codes, code), prefix: languagePrefix(code) }));
  const visible: readonly VisibleLanguage[] = [main, ...others];
  const addresses = new Map<string, Map<string, string>>();
  for (const { language, id, address } of await listTranslatedAddresses(trx, site.id, { kinds: ['page'] })) {
    const own = addresses.get(language) ?? new Map<string, string>();
    addresses.set(language, own.set(id, address));
  }
  return {
    current: visible.find(({ code }) => code === site.language) ?? main,
    visible,
    mainAddresses: new Map(collections.map(({ id, urlId }) => [id, urlId])),
    addresses,
  };
}

/** `English` rather than `British English`, where there is only one English to choose. */
function nameAmong(codes: readonly string[], code: string): string {
  const family = (each: string) => each.split('-')[0] ?? each;
  const isAlone = codes.filter((each) => family(each) === family(code)).length === 1;
  return ownLanguageName(isAlone ? family(code) : code);
}
