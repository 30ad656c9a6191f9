import type { ReturnTerms, ShippingMethod } from '@quoin/domain/cart';
import { money } from '@quoin/domain/money';
import { describe, expect, it } from 'vitest';
import type { ProductContent } from '../../content/itemContent.ts';
import type { Sending } from '../../content/siteContent.ts';
import { testCollection, testFrame, testItem, testPage, testProduct } from '../../testing/page.ts';
import { structuredThings } from '../jsonLd.ts';
import { schemaProblems } from '../testing/schemaProblems.ts';

const URL = 'https://salt.example/shop/one';
const euros = (minor: bigint) => money(minor, 'EUR');
const place = (countryCode: string, regions: readonly string[] = [], ranges: readonly string[] = []) => ({
  ...{ countryCode, regions, postalCodes: ranges.map((code) => ({ from: code, to: code })) },
});
const way = (more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  ...{ id: 'w', name: 'Parcel', description: '', places: [place('DE')], minDays: 2, maxDays: 4, freeFrom: null },
  rate: { kind: 'flat', price: euros(490n) },
  ...more,
});
const BANDS: ShippingMethod['rate'] = {
  kind: 'byWeight',
  bands: [
    { upToGrams: 1000, price: euros(300n) },
    { upToGrams: 5000, price: euros(700n) },
  ],
};

interface Shop {
  readonly product?: Partial<ProductContent>;
  readonly sending?: Partial<Sending>;
  readonly returns?: Partial<ReturnTerms>;
}

function thingsOf({ product, sending, returns }: Shop) {
  const collection = testCollection({ type: 13, typeName: 'products', title: 'Shop', urlId: 'shop' });
  const frame = testFrame([collection]);
  const terms = { window: 'days', days: 30, payer: 'shop', ways: ['mail'], ...returns };
  const settings = returns ? { storeSettings: { returns: terms } } : {};
  const notes = { methods: [way()], unit: 'KILOGRAM' as const, country: 'DE', ...sending };
  const page = testPage({
    collection,
    frame: { ...frame, site: { ...frame.site, settings } },
    item: testItem({ product: testProduct(product) }),
    notes: { taxNote: '', deliveryText: '', shippingUrl: '', sending: notes },
  });
  return structuredThings(page, URL);
}

type Said = Readonly<Record<string, unknown>>;
const offersOf = (shop: Shop) => (thingsOf(shop).at(-1)!.offers as { readonly offers: readonly Said[] }).offers;
const firstOf = (shop: Shop) => offersOf(shop)[0]!;
const weighing = (weight: number) => ({
  product: { variants: testProduct().variants.map((variant) => ({ ...variant, weight })) },
});

/** `4.90 EUR DE 2-4`: what each way of the first offer says. */
function waysOf(shop: Shop): readonly string[] {
  const { shippingDetails = [] } = firstOf(shop);
  const list = (Array.isArray(shippingDetails) ? shippingDetails : [shippingDetails]) as readonly {
    readonly shippingRate: { readonly value: string; readonly currency: string };
    readonly shippingDestination: readonly { readonly addressCountry: string; readonly addressRegion?: string[] }[];
    readonly deliveryTime: { readonly transitTime: { readonly minValue: number; readonly maxValue: number } };
  }[];
  return list.map(({ shippingRate: { value, currency }, shippingDestination, deliveryTime: { transitTime } }) => {
    const to = shippingDestination.map(({ addressCountry, addressRegion = [] }) =>
      [addressCountry, ...addressRegion].join('-'),
    );
    return `${value} ${currency} ${to.join()} ${transitTime.minValue}-${transitTime.maxValue}`;
  });
}

const SHOPS: readonly (readonly [string, Shop, readonly string[]])[] = [
  ['one way', {}, ['4.90 EUR DE 2-4']],
  [
    'countries and regions',
    { sending: { methods: [way({ places: [place('AT'), place('US', ['NY'])] })] } },
    ['4.90 EUR AT,US-NY 2-4'],
  ],
  ['everywhere, said of its own country', { sending: { methods: [way({ places: [] })] } }, ['4.90 EUR DE 2-4']],
  ['everywhere, of a shop that is nowhere', { sending: { methods: [way({ places: [] })], country: '' } }, []],
  [
    'postal codes alone: no whole region',
    { sending: { methods: [way({ places: [place('DE', [], ['28199'])] })] } },
    [],
  ],
  [
    'fetched at the store: not sent',
    { sending: { methods: [way({ rate: { kind: 'pickup', price: euros(0n) } })] } },
    [],
  ],
  [
    'free from an amount that one of it reaches',
    { sending: { methods: [way({ freeFrom: euros(4900n) })] } },
    ['0.00 EUR DE 2-4'],
  ],
  [
    'free from an amount that one of it does not reach',
    { sending: { methods: [way({ freeFrom: euros(4901n) })] } },
    ['4.90 EUR DE 2-4'],
  ],
  [
    'by weight, the lighter band',
    { ...weighing(1), sending: { methods: [way({ rate: BANDS })] } },
    ['3.00 EUR DE 2-4'],
  ],
  [
    'by weight, the heavier band',
    { ...weighing(1.2), sending: { methods: [way({ rate: BANDS })] } },
    ['7.00 EUR DE 2-4'],
  ],
  [
    'by weight in pounds',
    { ...weighing(2.3), sending: { methods: [way({ rate: BANDS })], unit: 'POUND' } },
    ['7.00 EUR DE 2-4'],
  ],
  ['too heavy to be sent', { ...weighing(9), sending: { methods: [way({ rate: BANDS })] } }, []],
  ['nothing that travels', { product: { type: 2 } }, []],
];

const BY_MAIL = 'https://schema.org/ReturnByMail';
const RETURNS: readonly (readonly [string, Shop, Said | undefined])[] = [
  ['nothing said', {}, undefined],
  ['nothing said on purpose', { returns: { window: 'unsaid' } }, undefined],
  [
    'thirty days, paid by the shop',
    { returns: {} },
    {
      ...{ returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: 30 },
      ...{ returnFees: 'https://schema.org/FreeReturn', returnMethod: BY_MAIL, applicableCountry: ['DE'] },
    },
  ],
  [
    'without end, by mail or in the store, paid by the buyer, for all countries it sends to',
    {
      returns: { window: 'always', payer: 'buyer', ways: ['mail', 'store'] },
      sending: { methods: [way({ places: [place('AT'), place('DE')] })] },
    },
    {
      returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow',
      returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      returnMethod: [BY_MAIL, 'https://schema.org/ReturnInStore'],
      applicableCountry: ['DE', 'AT'],
    },
  ],
  [
    'never',
    { returns: { window: 'none' } },
    { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted', applicableCountry: ['DE'] },
  ],
  ['a country nobody knows', { returns: {}, sending: { methods: [way({ places: [] })], country: '' } }, undefined],
  ['something made to order', { returns: {}, product: { isKept: true } }, undefined],
  ['something downloaded', { returns: {}, product: { type: 2 } }, undefined],
];

describe('an offer of something that is sent (issue 7, SEO)', () => {
  it.each(SHOPS)('says what sending it costs: %s', (_, shop, expected) => {
    expect(waysOf(shop)).toEqual(expected);
    expect(schemaProblems(thingsOf(shop))).toEqual([]);
  });

  it.each(RETURNS)('says whether it may come back: %s', (_, shop, expected) => {
    const said = firstOf(shop).hasMerchantReturnPolicy as Said | undefined;
    const { '@id': _id, '@type': _type, ...rest } = said ?? {};
    expect(said === undefined ? undefined : rest).toEqual(expected);
    expect(schemaProblems(thingsOf(shop))).toEqual([]);
  });

  it('points to what the offer before has said already', () => {
    const [first, second] = offersOf({ returns: {} });
    const idOf = (said: unknown) => (said as Said)['@id'];
    expect(second!.shippingDetails).toEqual({ '@id': idOf(first!.shippingDetails) });
    expect(second!.hasMerchantReturnPolicy).toEqual({ '@id': idOf(first!.hasMerchantReturnPolicy) });
  });

  it('never says until when a price holds: no sale here has an end', () => {
    expect(JSON.stringify(thingsOf({ returns: {} }))).not.toContain('priceValidUntil');
  });
});
