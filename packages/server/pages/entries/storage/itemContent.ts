import { AUTHORS_SETTING, readAuthorProfile } from '@quoin/domain/site';
import { type ItemContent, type ItemCounts, type SeoContent, settingFlag, settingText } from '@quoin/rendering/page';
import { sql } from 'kysely';
import { loadImages, loadItemImages } from '../../../media/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { loadCustomParts } from './customParts.ts';
import { loadEventParts } from './events.ts';
import { loadMediaParts } from './itemMedia.ts';
import { loadItemCounts, loadLikes } from './likes.ts';
import { loadProductParts } from './productParts.ts';
import { loadRatings } from './ratings.ts';
import { inReadersLanguage } from './readersLanguage.ts';

export const STORE_ITEM = 11;
export const TEXT_RECORD = 1;

/** Identifies an author in addresses. Only the names of authors are known. */
export const AUTHOR_ID = sql<string>`left(md5(author_name), 24)`.as('author_id');

/** What the site shows of the author (domain/site/authors). */
const authorProfile = (websiteId: string) =>
  sql<unknown>`(SELECT website.settings -> ${sql.lit(AUTHORS_SETTING)} -> item.author_name
  FROM website WHERE website.id = ${websiteId} AND item.author_name <> '')`.as('author_profile');

const ITEM_COLUMNS = [
  'id',
  'collection_id',
  'record_type',
  'url_id',
  'title',
  'body',
  'excerpt',
  'tags',
  'categories',
  'publish_on',
  'added_on',
  'updated_on',
  'display_index',
  'main_image_id',
  'author_name',
  'starred',
  'source_url',
  'seo',
  AUTHOR_ID,
] as const;

/** What content is made of. */
export function itemColumns(websiteId: string) {
  return [...ITEM_COLUMNS, authorProfile(websiteId)] as const;
}

export interface ItemRow {
  readonly id: string;
  readonly collection_id: string;
  readonly record_type: number;
  readonly url_id: string;
  readonly title: string;
  readonly body: string;
  readonly excerpt: string;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly publish_on: Date | null;
  readonly added_on: Date;
  readonly updated_on: Date;
  readonly display_index: number;
  readonly main_image_id: string | null;
  readonly author_name: string;
  readonly author_id: string;
  readonly author_profile: unknown;
  readonly starred: boolean;
  readonly source_url: string;
  readonly seo: Readonly<Record<string, unknown>>;
}

/** Rows as content, with their pictures: enough for a neighbour that is only named. */
export async function withImages(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly ItemRow[],
): Promise<ItemContent[]> {
  const ids = rows.map((row) => row.id);
  const images = await loadItemImages(trx, websiteId, ids);
  const held = new Set([...images.values()].flat().map((image) => image.id));
  const ofAuthors = rows.map((row) => readAuthorProfile(row.author_profile).imageId);
  const wanted = [...rows.map((row) => row.main_image_id), ...ofAuthors];
  const others = wanted.filter((id): id is string => id !== null && !held.has(id));
  const loaded = await loadImages(trx, websiteId, others);
  const items = rows.map((row) => {
    const own = images.get(row.id) ?? [];
    const chosen = own.find((image) => image.id === row.main_image_id) ?? loaded.get(row.main_image_id ?? '');
    const { imageId, bio } = readAuthorProfile(row.author_profile);
    const portrait = [...images.values()].flat().find((image) => image.id === imageId) ?? loaded.get(imageId ?? '');
    const author = { image: portrait ?? null, bio };
    return { ...toItem(row, own, chosen ?? own[0] ?? null), ...(imageId === null && bio === '' ? {} : { author }) };
  });
  return inReadersLanguage(trx, websiteId, items);
}

/** Rows as content with their pictures, and what products, events, films and tracks have besides: all asked at once. */
export async function withImagesAndParts(
  trx: SiteTransaction,
  websiteId: string,
  rows: readonly ItemRow[],
): Promise<ItemContent[]> {
  const bare = rows.map((row) => ({ id: row.id, recordType: row.record_type }));
  const [items, addParts] = await Promise.all([withImages(trx, websiteId, rows), loadParts(trx, websiteId, bare)]);
  return items.map(addParts);
}

/** In a constant number of queries, with what was counted. */
async function loadParts(
  trx: SiteTransaction,
  websiteId: string,
  items: readonly Pick<ItemContent, 'id' | 'recordType'>[],
): Promise<(item: ItemContent) => ItemContent> {
  const sold = items.filter((item) => item.recordType === STORE_ITEM).map(({ id }) => id);
  const [productOf, events, media, counts, likes, ratings, custom] = await Promise.all([
    loadProductParts(trx, websiteId, sold),
    loadEventParts(trx, websiteId, items),
    loadMediaParts(trx, websiteId, items),
    loadItemCounts(trx, websiteId, items),
    loadLikes(trx, websiteId, items),
    loadRatings(trx, websiteId, items),
    loadCustomParts(trx, websiteId, items),
  ]);
  return (item) => ({
    ...item,
    product: productOf(item),
    ...(events.has(item.id) ? { event: events.get(item.id) ?? null } : {}),
    ...(media.has(item.id) ? { media: media.get(item.id) ?? null } : {}),
    ...countsOf(counts.get(item.id)),
    ...(likes.has(item.id) ? { likes: likes.get(item.id)! } : {}),
    ...(ratings.has(item.id) ? { rating: ratings.get(item.id)! } : {}),
    ...(custom.has(item.id) ? { custom: custom.get(item.id)! } : {}),
  });
}

function countsOf(counts: ItemCounts | undefined): Pick<ItemContent, 'counts'> {
  return counts === undefined ? {} : { counts };
}

function toItem(row: ItemRow, images: ItemContent['images'], mainImage: ItemContent['mainImage']): ItemContent {
  return {
    id: row.id,
    collectionId: row.collection_id,
    recordType: row.record_type,
    urlId: row.url_id,
    title: row.title,
    body: row.body,
    excerpt: row.excerpt,
    tags: row.tags,
    categories: row.categories,
    publishOn: row.publish_on?.getTime() ?? null,
    addedOn: row.added_on.getTime(),
    updatedOn: row.updated_on.getTime(),
    displayIndex: row.display_index,
    isStarred: row.starred,
    authorName: row.author_name,
    authorId: row.author_id,
    sourceUrl: row.source_url,
    mainImage,
    images,
    seo: toSeo(row.seo),
    product: null,
  };
}

export function toSeo(seo: Readonly<Record<string, unknown>>): SeoContent {
  return {
    title: settingText(seo, 'seoTitle'),
    description: settingText(seo, 'seoDescription'),
    isHidden: settingFlag(seo, 'seoHidden', false),
  };
}
