import { averageStars, isVariantSoldOut, priceRange, unitPrice, type Variant } from '@quoin/domain/catalog';
import { imageAddress, OUTSIDE_WIDTH } from '@quoin/domain/media';
import { toDecimalString } from '@quoin/domain/money';
import type { ItemContent, ProductContent, VariantContent } from '../../content/itemContent.ts';
import type { PageContent } from '../../content/pageContent.ts';
import { plainText } from '../../escape.ts';
import { type OfferTerms, offerTerms } from './offerTerms.ts';
import { SCHEMA, type Thing } from './thing.ts';

const OFFER_LIMIT = 100;

/** A product with what it costs now, variant by variant. */
export function productThing(item: ItemContent, page: PageContent, canonical: string): Thing {
  const { baseUrl } = page.frame.site;
  const product = item.product;
  const images = product?.images.map((image) => baseUrl + imageAddress(image, OUTSIDE_WIDTH)) ?? [];
  const first = product?.variants.length === 1 ? product.variants[0] : undefined;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: item.title,
    url: canonical,
    description: plainText(item.excerpt || item.body, 5000),
    ...(images.length > 0 ? { image: images } : {}),
    ...(first ? { sku: first.sku, ...numberOf(first) } : {}),
    ...reviewThings(item, page),
    ...(product ? offers(product, canonical, offerTerms(product, page, canonical)) : {}),
  };
}

/** Nothing where nobody has reviewed it: an empty rating is an error to those who read this. */
function reviewThings({ rating }: ItemContent, { reviews }: PageContent): Thing {
  if (rating === undefined || rating.count === 0) return {};
  const aggregateRating = { '@type': 'AggregateRating', ratingValue: averageStars(rating), reviewCount: rating.count };
  const review = (reviews?.reviews ?? []).map(({ stars, title, body, authorName, createdAt }) => ({
    '@type': 'Review',
    reviewRating: { '@type': 'Rating', ratingValue: stars },
    author: { '@type': 'Person', name: authorName },
    datePublished: new Date(createdAt).toISOString(),
    ...(title === '' ? {} : { name: title }),
    ...(body === '' ? {} : { reviewBody: body }),
  }));
  return { aggregateRating, ...(review.length > 0 ? { review } : {}) };
}

function offers(product: ProductContent, canonical: string, terms: OfferTerms): Thing {
  const { variants } = product;
  const range = priceRange(product);
  if (range === null) return {};
  const address = ({ sku }: Variant) =>
    variants.length > 1 ? `${canonical}?variant=${encodeURIComponent(sku)}` : canonical;
  const list = variants
    .slice(0, OFFER_LIMIT)
    .map((variant) => ({ ...offer(variant, address(variant)), ...terms(variant) }));
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

/** Without `priceValidUntil`: a sale here ends when its owner ends it, and nobody knows that day before. */
function offer(variant: VariantContent, url: string): Thing {
  const price = unitPrice(variant);
  return {
    '@type': 'Offer',
    sku: variant.sku,
    ...numberOf(variant),
    url,
    price: toDecimalString(price),
    priceCurrency: price.currency,
    itemCondition: `${SCHEMA}/NewCondition`,
    availability: `${SCHEMA}/${isVariantSoldOut(variant) ? 'OutOfStock' : 'InStock'}`,
  };
}

/** By the number's length, as schema.org has a name for each. */
function numberOf({ gtin = '' }: Variant): Thing {
  return gtin === '' ? {} : { [`gtin${gtin.length}`]: gtin };
}
