import { type ReturnTerms, type ReturnWay, readReturnTerms, shippingOffers } from '@quoin/domain/cart';
import { PRODUCT_TYPES, unitPrice, weightInGrams } from '@quoin/domain/catalog';
import { toDecimalString } from '@quoin/domain/money';
import type { ProductContent, VariantContent } from '../../content/itemContent.ts';
import type { PageContent } from '../../content/pageContent.ts';
import type { Sending } from '../../content/siteContent.ts';
import { settingObject } from '../../data/settings.ts';
import { SCHEMA, type Thing } from './thing.ts';

/** More countries than search engines read of a policy. */
const COUNTRY_LIMIT = 50;
const METHOD: Readonly<Record<ReturnWay, string>> = {
  mail: `${SCHEMA}/ReturnByMail`,
  store: `${SCHEMA}/ReturnInStore`,
};

/** The shipping and return terms of an offer. Terms that repeat appear once and are referenced. */
export type OfferTerms = (variant: VariantContent) => Thing;

/** Only of things that are sent: a download or a voucher neither travels nor comes back. */
export function offerTerms(product: ProductContent, page: PageContent, canonical: string): OfferTerms {
  const { sending } = page.notes;
  if (product.type !== PRODUCT_TYPES.physical || sending === undefined) return () => ({});
  const once = saidOnce(canonical);
  const back = product.isKept ? null : returnThing(page, sending);
  return (variant) => {
    const ways = shippingThings(variant, sending).map((way) => once('shipping', way));
    return {
      ...(ways.length === 0 ? {} : { shippingDetails: ways.length === 1 ? ways[0] : ways }),
      ...(back === null ? {} : { hasMerchantReturnPolicy: once('returns', back) }),
    };
  };
}

/** A thing with an id where it is said first, after that its id alone. */
function saidOnce(canonical: string): (name: string, thing: Thing) => Thing {
  const ids = new Map<string, string>();
  return (name, thing) => {
    const key = JSON.stringify(thing);
    const known = ids.get(key);
    if (known !== undefined) return { '@id': known };
    const id = `${canonical}#${name}-${ids.size + 1}`;
    ids.set(key, id);
    return { ...thing, '@id': id };
  };
}

/** Each way that would send one of it, with what that costs; days are working days from the order on. */
function shippingThings(variant: VariantContent, { methods, unit, country }: Sending): readonly Thing[] {
  const weightGrams = BigInt(weightInGrams(variant.weight, unit));
  const offers = shippingOffers(methods, { weightGrams, total: unitPrice(variant).minor }, country);
  return offers.map(({ price, minDays, maxDays, regions }) => ({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalString(price), currency: price.currency },
    shippingDestination: regions.map((region) => ({
      '@type': 'DefinedRegion',
      addressCountry: region.countryCode,
      ...(region.regions.length === 0 ? {} : { addressRegion: region.regions }),
    })),
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  }));
}

/** Null while the owner says nothing about it, or while nobody knows which country it holds for. */
function returnThing({ frame }: PageContent, { methods, country }: Sending): Thing | null {
  const terms = readReturnTerms(settingObject(frame.site.settings, 'storeSettings').returns);
  const reached = methods.flatMap(({ places }) => places.map(({ countryCode }) => countryCode));
  const countries = [...new Set([...(country === '' ? [] : [country]), ...reached])].slice(0, COUNTRY_LIMIT);
  if (terms.window === 'unsaid' || countries.length === 0) return null;
  return { '@type': 'MerchantReturnPolicy', applicableCountry: countries, ...windowOf(terms) };
}

function windowOf({ window, days, payer, ways }: ReturnTerms): Thing {
  if (window === 'none') return { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` };
  const kind = window === 'days' ? 'MerchantReturnFiniteReturnWindow' : 'MerchantReturnUnlimitedWindow';
  const [method, ...more] = ways.map((way) => METHOD[way]);
  return {
    returnPolicyCategory: `${SCHEMA}/${kind}`,
    ...(window === 'days' ? { merchantReturnDays: days } : {}),
    returnMethod: more.length === 0 ? method : [method, ...more],
    returnFees: `${SCHEMA}/${payer === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility'}`,
  };
}
