import type { SearchTerm } from '@quoin/domain/catalog';
import type { ImageRef } from '@quoin/domain/media';
import { COLLECTION_TYPES, excerptAround, markHits, searchWords, type TextPart } from '@quoin/domain/site';
import { type CollectionContent, collectionUrl, itemUrl, plainText, type SiteFrame } from '@quoin/rendering/page';
import type { Deps } from '../deps.ts';
import { loadImages } from '../media/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { snapshotOf } from '../platform/languages/siteInLanguage.ts';
import type { Site } from '../sites/index.ts';
import { correctedText, readSearch, searchQuery } from './storage/search.ts';
import { type FoundItem, findInSite, loadFoundItems, loadPageWords, type SiteMatch } from './storage/siteSearch.ts';

export const SEARCH_LIMITS = { typed: 100, pageSize: 10, pages: 50, suggestions: 6 } as const;

export interface SearchWish {
  /** As typed. */
  readonly typed: string;
  /** From 1. */
  readonly page: number;
  readonly size: number;
}

/** One place a search leads to. Texts are plain. */
export interface SearchHit {
  readonly id: string;
  readonly kind: SiteMatch['kind'];
  readonly collectionId: string;
  readonly isProduct: boolean;
  /** Where it belongs: its collection's title, or that it is a page. */
  readonly label: string;
  readonly title: readonly TextPart[];
  readonly url: string;
  readonly excerpt: readonly TextPart[];
  readonly image: ImageRef | null;
}

export interface SearchAnswer extends SearchWish {
  readonly total: number;
  /** What was looked for instead; '' for what was typed. */
  readonly corrected: string;
  readonly hits: readonly SearchHit[];
}

/**
 * Finds pages, posts, products and events of one site that match what a visitor typed, best first, in a constant number
 * of queries.
 */
export async function searchSite(
  deps: Pick<Deps, 'db'>,
  site: Site,
  frame: SiteFrame,
  wish: SearchWish,
): Promise<SearchAnswer> {
  const typed = wish.typed.trim().slice(0, SEARCH_LIMITS.typed);
  const nothing = { ...wish, typed, total: 0, corrected: '', hits: [] };
  if (typed === '') return nothing;
  const open = new Map(frame.collections.filter(isOpen).map((collection) => [collection.id, collection]));
  return deps.db.inSnapshot(snapshotOf(site), async (trx) => {
    const terms = asTyped(await readSearch(trx, typed, { inPages: true }), trx.language);
    if (terms.length === 0) return nothing;
    const { matches, total } = await findInSite(trx, site.id, {
      search: searchQuery(terms, site.language),
      words: terms.map((term) => term.typed),
      collectionIds: [...open.keys()],
      skip: (wish.page - 1) * wish.size,
      limit: wish.size,
    });
    const words = terms.flatMap((term) => term.words);
    const hits = await describeHits(trx, site.id, { matches, words, open, language: site.language });
    return { ...wish, typed, total, corrected: correctedText(terms), hits };
  });
}

/** Words are known by what the main language says: in another one a word that is not among them is looked for as it was typed, too. */
function asTyped(terms: readonly SearchTerm[], language: string | undefined): readonly SearchTerm[] {
  if (language === undefined) return terms;
  return terms.map(({ typed, words }) => ({ typed, words: [...new Set([typed, ...words])], isCorrected: false }));
}

/** Pages that are switched off lead nowhere; those hidden from search engines are not found here either. */
function isOpen({ isEnabled, seo }: CollectionContent): boolean {
  return isEnabled && !seo.isHidden;
}

interface Found {
  readonly matches: readonly SiteMatch[];
  readonly words: readonly string[];
  readonly open: ReadonlyMap<string, CollectionContent>;
  /** Of the site. */
  readonly language: string;
}

async function describeHits(trx: SiteTransaction, websiteId: string, found: Found): Promise<readonly SearchHit[]> {
  const idsOf = (kind: SiteMatch['kind']) => found.matches.filter((match) => match.kind === kind).map(({ id }) => id);
  const items = await loadFoundItems(trx, websiteId, idsOf('item'));
  const pages = await loadPageWords(trx, websiteId, idsOf('page'));
  const imageIds = [...items.values()].flatMap(({ mainImageId }) => (mainImageId === null ? [] : [mainImageId]));
  const images = await loadImages(trx, websiteId, imageIds);
  return found.matches.flatMap(({ kind, id, collectionId, said }) => {
    const collection = found.open.get(collectionId);
    if (collection === undefined) return [];
    if (kind === 'page')
      return [pageHit(collection, said ?? `${collection.description} ${pages.get(id) ?? ''}`, found)];
    const item = items.get(id);
    return item === undefined
      ? []
      : [itemHit(collection, item, images.get(item.mainImageId ?? '') ?? null, found.words)];
  });
}

function pageHit(collection: CollectionContent, body: string, { words, language }: Found): SearchHit {
  const text = textOf(body);
  return {
    id: collection.id,
    ...{ kind: 'page', collectionId: collection.id, isProduct: false },
    label: searchWords(language).page,
    title: markHits(collection.title, words),
    url: collectionUrl(collection),
    excerpt: excerptAround(text === '' ? collection.seo.description : text, words),
    image: collection.mainImage,
  };
}

function itemHit(
  collection: CollectionContent,
  item: FoundItem,
  image: ImageRef | null,
  words: readonly string[],
): SearchHit {
  return {
    id: item.id,
    ...{ kind: 'item', collectionId: collection.id, isProduct: collection.type === COLLECTION_TYPES.products },
    label: collection.title,
    title: markHits(item.title, words),
    url: itemUrl(collection, item),
    excerpt: excerptAround(wordsOf(item), words),
    image,
  };
}

/** Excerpts are often the beginning of the text itself: then once is enough. */
function wordsOf({ excerpt, body }: FoundItem): string {
  const [short, long] = [textOf(excerpt), textOf(body)];
  return long.startsWith(short) ? long : `${short} ${long}`;
}

const READ = 20_000;

function textOf(html: string): string {
  return plainText(html, READ);
}
