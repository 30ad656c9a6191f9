/**
 * Requirements of search engines for each type: required properties, and alternatives of which one is required. By
 * schema.org's names.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Organization: ['name'],
  LocalBusiness: ['name', 'address'],
  OfferShippingDetails: ['shippingRate', 'shippingDestination', 'deliveryTime'],
  MonetaryAmount: ['value', 'currency'],
  DefinedRegion: ['addressCountry'],
  ShippingDeliveryTime: ['transitTime'],
  QuantitativeValue: ['minValue', 'maxValue', 'unitCode'],
  MerchantReturnPolicy: ['applicableCountry', 'returnPolicyCategory'],
  PostalAddress: ['streetAddress'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Product: ['name', 'url', 'offers'],
  AggregateRating: ['ratingValue', 'reviewCount'],
  Review: ['reviewRating', 'author', 'datePublished'],
  Rating: ['ratingValue'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency', 'offerCount'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'publisher', 'url'],
  Event: ['name', 'startDate', 'endDate', 'url', 'organizer'],
  Place: ['name'],
  Person: ['name'],
  ImageObject: ['name', 'contentUrl'],
  AudioObject: ['name', 'uploadDate'],
  VideoObject: ['name', 'uploadDate', 'description'],
  CreativeWork: ['name'],
  LearningResource: ['name', 'description'],
};

const ADDRESS = /^https?:\/\/[^\s<>"]+$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
/** With its offset, or a whole day. */
const TIME_THERE = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d[+-]\d\d:\d\d)?$/;
const SHAPES: Readonly<Record<string, RegExp>> = {
  url: ADDRESS,
  item: ADDRESS,
  contentUrl: ADDRESS,
  embedUrl: ADDRESS,
  thumbnailUrl: ADDRESS,
  urlTemplate: ADDRESS,
  startDate: TIME_THERE,
  endDate: TIME_THERE,
  datePublished: MOMENT,
  dateModified: MOMENT,
  uploadDate: MOMENT,
  price: /^\d+(?:\.\d+)?$/,
  lowPrice: /^\d+(?:\.\d+)?$/,
  highPrice: /^\d+(?:\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
  availability: /^https:\/\/schema\.org\/(?:InStock|OutOfStock|PreOrder|BackOrder)$/,
  currency: /^[A-Z]{3}$/,
  addressCountry: /^[A-Z]{2}$/,
  unitCode: /^DAY$/,
  returnPolicyCategory: /^https:\/\/schema\.org\/MerchantReturn(?:FiniteReturnWindow|UnlimitedWindow|NotPermitted)$/,
  returnMethod: /^https:\/\/schema\.org\/Return(?:ByMail|InStore)$/,
  returnFees: /^https:\/\/schema\.org\/(?:FreeReturn|ReturnFeesCustomerResponsibility)$/,
  duration: /^P(?:\d+D)?T?(?:\d+H)?(?:\d+M)?(?:\d+S)?$/,
};

/** Everything that is wrong with a thing and with the things in it, `Product.offers: missing`; empty when valid. */
export function schemaProblems(thing: unknown, isInner = false): readonly string[] {
  if (Array.isArray(thing)) return thing.flatMap((each) => schemaProblems(each, isInner));
  if (typeof thing !== 'object' || thing === null) return [];
  const said = thing as Readonly<Record<string, unknown>>;
  // A reference to something defined elsewhere: only its id.
  if (isInner && Object.keys(said).join() === '@id') return [];
  const type = String(said['@type'] ?? '');
  const required = REQUIRED[type];
  if (required === undefined) return [`${type || 'a thing'}: of no known type`];
  const context = isInner || said['@context'] === 'https://schema.org' ? [] : [`${type}: no context`];
  const missing = required.filter((name) => isEmpty(said[name])).map((name) => `${type}.${name}: missing`);
  const parts = Object.entries(said).flatMap(([name, value]) => partProblems(`${type}.${name}`, name, value));
  return [...context, ...missing, ...parts];
}

function partProblems(where: string, name: string, value: unknown): readonly string[] {
  if (isEmpty(value)) return [`${where}: empty`];
  if (typeof value === 'object') return schemaProblems(isTexts(value) ? [] : value, true);
  const shape = SHAPES[name];
  return shape === undefined || shape.test(String(value)) ? [] : [`${where}: "${String(value)}"`];
}

function isTexts(value: object | null): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
