import { localText } from '@quoin/domain/formats';
import { eventTexts, RECORD_TYPES, type RecordType, recordTypeLabel, repeatText } from '@quoin/domain/site';
import type { CategoryContent, CollectionContent } from '../content/collectionContent.ts';
import type { CustomPart, EventContent, ItemContent } from '../content/itemContent.ts';
import type { SiteContent, SiteFrame } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';
import { ratingData } from '../reviews/ratingData.ts';
import { itemUrl } from './addresses.ts';
import { authorData } from './authorData.ts';
import { imageFields, imageItem, type Json, type JsonObject } from './imageData.ts';
import { mediaData } from './mediaData.ts';
import { productData } from './store/productData.ts';
import { rememberProduct } from './store/shownProducts.ts';
import { tagName } from './tagNames.ts';

export interface ItemDataOptions {
  /** Its language is spoken: events say when they are, on their own clock; products that they run low. */
  readonly site: Pick<SiteContent, 'language' | 'timeZone' | 'settings'>;
  /** What its reader's language calls tags. */
  readonly tagNames: SiteFrame['tagNames'];
  /** False: neighbours and cards, which carry no body. */
  readonly hasBody: boolean;
}

/** An item as templates and `?format=json` see it (page-data 5, 6). Titles arrive escaped; bodies are HTML. */
export function itemData(item: ItemContent, collection: CollectionContent, options: ItemDataOptions): JsonObject {
  const type = item.recordType as RecordType;
  return {
    id: item.id,
    collectionId: item.collectionId,
    cloned: false,
    recordType: item.recordType,
    addedOn: item.addedOn,
    updatedOn: item.updatedOn,
    publishOn: item.publishOn ?? item.addedOn,
    authorId: item.authorName === '' ? '' : (item.authorId ?? ''),
    displayIndex: item.displayIndex,
    starred: item.isStarred,
    passthrough: item.sourceUrl !== '' && type === RECORD_TYPES.link,
    workflowState: 1,
    urlId: item.urlId,
    fullUrl: itemUrl(collection, item),
    sourceUrl: item.sourceUrl,
    title: escapeHtml(item.title),
    body: options.hasBody ? item.body : null,
    excerpt: item.excerpt,
    tags: item.tags.map((tag) => escapeHtml(tagName(tag, options))),
    categories: item.categories.map((path) => escapeHtml(categoryName(path, collection.categories))),
    author: authorData(item),
    location: {},
    customContent: item.custom === undefined ? null : customData(item.custom),
    likeCount: item.counts?.likes ?? item.likes ?? 0,
    dislikeCount: 0,
    commentCount: item.counts?.comments ?? 0,
    publicCommentCount: item.counts?.comments ?? 0,
    commentState: item.counts ? 1 : 2,
    unsaved: false,
    contentType: '',
    ...imageFields(item.mainImage),
    ...(item.mainImage ? { mainImageId: item.mainImage.id } : {}),
    ...coverData(item),
    items: item.images.map((image, index) => imageItem(image, index)),
    pushedServices: {},
    pendingPushedServices: {},
    seoData: {
      seoTitle: escapeHtml(item.seo.title),
      seoDescription: escapeHtml(item.seo.description),
      seoHidden: item.seo.isHidden,
    },
    recordTypeLabel: recordTypeLabel(type),
    ...structuredData(item, collection, options.site),
    ...(item.event ? { when: whenData(item.event, options.site) } : {}),
    ...(item.media ? mediaData(item, item.media, options.site.language) : {}),
  };
}

/** Returns the picture that represents a work with several in lists. */
function coverData({ mainImage, images, product }: ItemContent): JsonObject {
  return mainImage && images.length > 0 && product === null ? { coverImage: imageItem(mainImage) } : {};
}

/** Fields of a theme's own as its templates read them: a picture like an item, a gallery as a list of such. */
function customData(custom: NonNullable<ItemContent['custom']>): JsonObject {
  return Object.fromEntries([...custom].map(([name, part]) => [name, customField(part)]));
}

function customField(part: CustomPart): Json {
  if (part.type === 'text') return escapeHtml(part.value);
  if (part.type === 'wysiwyg' || part.type === 'checkbox') return part.value;
  const items = part.images.map((image, index) => imageItem(image, index));
  return part.type === 'gallery' ? items : (items[0] ?? null);
}

/** When it is, for people; of what repeats also how often, and the next times after that one. */
function whenData(event: EventContent, site: Pick<SiteContent, 'language' | 'timeZone'>): JsonObject {
  const texts = { ...eventTexts(event, site), time24: eventTexts(event, onClock24(site)).time };
  if (!event.repeats) return texts;
  const { rule, first, further } = event.repeats;
  const day = localText(first.startsAt, event.timeZone || site.timeZone).slice(0, 10);
  const times = further.map((span) => {
    const { date, time, firstDay } = eventTexts({ ...event, ...span }, site);
    return { date, time, time24: eventTexts({ ...event, ...span }, onClock24(site)).time, firstDay };
  });
  return { ...texts, repeats: repeatText(day, rule, site.language), further: times };
}

/** Its hours go from 0 to 23, whatever its language has. */
function onClock24<Spoken extends { readonly language: string }>(site: Spoken): Spoken {
  return { ...site, language: `${site.language}-u-hc-h23` };
}

function structuredData(item: ItemContent, collection: CollectionContent, site: ItemDataOptions['site']): JsonObject {
  if (item.event) return eventData(item.event);
  if (item.product === null) return { structuredContent: { _type: '' } };
  const structured: JsonObject = {
    ...productData(item.product, site),
    /** Ours: stars on cards and on the product's page. */
    ...(item.rating ? { reviews: ratingData(item.rating, site.language) } : {}),
  };
  rememberProduct(structured, { item, product: item.product, collection });
  return { structuredContent: structured, variants: structured.variants as Json };
}

/** Dates at both places: readers look for either (page-data 6). */
function eventData(event: EventContent): JsonObject {
  const dates = { startDate: event.startsAt, endDate: event.endsAt };
  const { title, line1, line2, country, point } = event.place;
  return {
    ...dates,
    isAllDay: event.isAllDay,
    timeZone: event.timeZone,
    location: {
      addressTitle: escapeHtml(title),
      addressLine1: escapeHtml(line1),
      addressLine2: escapeHtml(line2),
      addressCountry: escapeHtml(country),
      ...(point
        ? { mapLat: point.lat, mapLng: point.lng, markerLat: point.lat, markerLng: point.lng, mapZoom: 12 }
        : {}),
    },
    structuredContent: { _type: 'CalendarEvent', ...dates },
  };
}

/** What people call a category: its own name where the collection knows it, else the last part of its path. */
export function categoryName(path: string, known: readonly CategoryContent[]): string {
  const own = namesOf(known).get(path);
  if (own !== undefined) return own;
  const last = path.split('/').at(-1) ?? path;
  return last.replace(/[-_]+/g, ' ').replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}

/** A store page may have thousands of categories; its list stays the same until the next publish. */
const NAMES = new WeakMap<readonly CategoryContent[], ReadonlyMap<string, string>>();

function namesOf(known: readonly CategoryContent[]): ReadonlyMap<string, string> {
  const held = NAMES.get(known);
  if (held !== undefined) return held;
  const names = new Map(known.map(({ path, name }) => [path, name]));
  NAMES.set(known, names);
  return names;
}
