import { isVariantSoldOut, priceRange, unitPrice, type Variant } from '@quoin/domain/catalog';
import { toDecimalString } from '@quoin/domain/money';
import { durationCode, placeText, RECORD_TYPES } from '@quoin/domain/site';
import type { EventContent, ItemContent, PageContent } from '../content.ts';
import { plainText } from '../escape.ts';

type Thing = Readonly<Record<string, unknown>>;

const SCHEMA = 'https://schema.org';
const OFFER_LIMIT = 100;

/** What search engines may read of a page: the site, and the product or post it shows. Values are plain text. */
export function structuredThings(page: PageContent, canonical: string): readonly Thing[] {
  const { site } = page.frame;
  const things: Thing[] = [{ '@context': SCHEMA, '@type': 'WebSite', url: `${site.baseUrl}/`, name: site.title }];
  if (page.collection?.isHomepage && !page.item) {
    things.push({ '@context': SCHEMA, '@type': 'Organization', url: `${site.baseUrl}/`, name: site.title });
  }
  if (page.item?.event) things.push(eventThing(page.item, page.item.event, page, canonical));
  else if (page.item?.product) things.push(productThing(page.item, page, canonical));
  else if (page.item) things.push(madeThing(page.item, page, canonical) ?? postThing(page.item, page, canonical));
  return things;
}

function productThing(item: ItemContent, page: PageContent, canonical: string): Thing {
  const { baseUrl } = page.frame.site;
  const product = item.product;
  const images = product?.images.map((image) => `${baseUrl}${image.assetUrl}`) ?? [];
  const first = product?.variants.length === 1 ? product.variants[0] : undefined;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: item.title,
    url: canonical,
    description: plainText(item.excerpt || item.body, 5000),
    ...(images.length > 0 ? { image: images } : {}),
    ...(first ? { sku: first.sku } : {}),
    ...(product ? offers(product.variants, canonical, priceRange(product)) : {}),
  };
}

function offers(variants: readonly Variant[], canonical: string, range: ReturnType<typeof priceRange>): Thing {
  if (range === null) return {};
  const list = variants.slice(0, OFFER_LIMIT).map((variant) => offer(variant, canonical, variants.length > 1));
  if (list.length === 1) return { offers: list[0] };
  return {
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: range.min.currency,
      lowPrice: toDecimalString(range.min),
      highPrice: toDecimalString(range.max),
      offerCount: variants.length,
      offers: list,
    },
  };
}

function offer(variant: Variant, canonical: string, isOneOfMany: boolean): Thing {
  const price = unitPrice(variant);
  return {
    '@type': 'Offer',
    sku: variant.sku,
    url: isOneOfMany ? `${canonical}?variant=${encodeURIComponent(variant.sku)}` : canonical,
    price: toDecimalString(price),
    priceCurrency: price.currency,
    availability: `${SCHEMA}/${isVariantSoldOut(variant) ? 'OutOfStock' : 'InStock'}`,
  };
}

function eventThing(item: ItemContent, event: EventContent, page: PageContent, canonical: string): Thing {
  const { baseUrl, title } = page.frame.site;
  const address = placeText({ ...event.place, title: '' });
  const place = { '@type': 'Place', name: event.place.title || address, ...(address === '' ? {} : { address }) };
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: item.title,
    url: canonical,
    startDate: new Date(event.startsAt).toISOString(),
    endDate: new Date(event.endsAt).toISOString(),
    eventStatus: `${SCHEMA}/EventScheduled`,
    description: plainText(item.excerpt || item.body, 5000),
    ...(placeText(event.place) === '' ? {} : { location: place }),
    organizer: { '@type': 'Organization', name: title, url: `${baseUrl}/` },
    ...(item.mainImage ? { image: [`${baseUrl}${item.mainImage.assetUrl}`] } : {}),
  };
}

/** What search engines call works, pictures, tracks, films and lessons. */
const MADE: Readonly<Record<number, string>> = {
  [RECORD_TYPES.image]: 'ImageObject',
  [RECORD_TYPES.audio]: 'AudioObject',
  [RECORD_TYPES.video]: 'VideoObject',
  [RECORD_TYPES.gallery]: 'CreativeWork',
  [RECORD_TYPES.lesson]: 'LearningResource',
};

function madeThing(item: ItemContent, page: PageContent, canonical: string): Thing | null {
  const type = MADE[item.recordType];
  if (type === undefined) return null;
  const { baseUrl, title } = page.frame.site;
  const image = item.mainImage ?? item.images[0];
  const picture = image && `${baseUrl}${image.assetUrl}`;
  const { url = '', seconds = null } = item.media ?? {};
  const address = url.startsWith('/') ? `${baseUrl}${url}` : url;
  const key = item.recordType === RECORD_TYPES.image ? 'contentUrl' : 'thumbnailUrl';
  return {
    '@context': SCHEMA,
    '@type': type,
    name: item.title,
    url: canonical,
    description: plainText(item.excerpt || item.body, 5000) || item.title,
    uploadDate: new Date(item.publishOn ?? item.addedOn).toISOString(),
    publisher: { '@type': 'Organization', name: title },
    ...(item.authorName === '' ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    ...(seconds === null ? {} : { duration: durationCode(seconds) }),
    ...(address === '' ? {} : { [url.startsWith('/') ? 'contentUrl' : 'embedUrl']: address }),
    ...(picture === undefined ? {} : { [key]: picture }),
  };
}

function postThing(item: ItemContent, page: PageContent, canonical: string): Thing {
  const { baseUrl, title } = page.frame.site;
  return {
    '@context': SCHEMA,
    '@type': 'BlogPosting',
    headline: item.title,
    url: canonical,
    datePublished: new Date(item.publishOn ?? item.addedOn).toISOString(),
    dateModified: new Date(item.updatedOn).toISOString(),
    ...(item.authorName === '' ? {} : { author: { '@type': 'Person', name: item.authorName } }),
    publisher: { '@type': 'Organization', name: title },
    ...(item.mainImage ? { image: [`${baseUrl}${item.mainImage.assetUrl}`] } : {}),
  };
}
