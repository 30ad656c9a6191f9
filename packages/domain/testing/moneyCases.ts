import type {
  Destination,
  Discount,
  DiscountClass,
  DiscountScope,
  DiscountValue,
  GiftCardTender,
  Place,
  PriceLine,
  PriceQuestion,
  ShippingMethod,
  ShippingRate,
  StorePricing,
  TaxRule,
} from '@quoin/domain/cart';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { type CurrencyCode, type Money, money } from '@quoin/domain/money';
import { type Draw, drawList, drawOne } from './draw.ts';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400_000;
const CURRENCIES = ['USD', 'EUR', 'JPY', 'CZK'] as const;
/** Mostly things that travel. */
const TYPES = [1, 1, 1, 2, 3, 4, 5] as const;
const CLASSES = ['standard', 'standard', 'reduced', 'none'] as const;
/** Rates that do not divide well, none and all; 8.875 %, 9.975 %, a third. */
const RATES = [190_000, 70_000, 88_750, 99_750, 333_333, 1, 0, 1_000_000] as const;
const SHARES = [100_000, 150_000, 333_333, 1_000_000, 999_999, 0, 1] as const;
const DESTINATIONS: readonly [Destination, ...Destination[]] = [
  { countryCode: 'DE', region: '', postalCode: '10115' },
  { countryCode: 'US', region: 'NY', postalCode: '10001-1234' },
  { countryCode: 'US', region: 'CA', postalCode: '94107' },
  { countryCode: 'FR', region: '', postalCode: '' },
];
const PLACES: readonly [Place, ...Place[]] = [
  { countryCode: 'DE', regions: [], postalCodes: [] },
  { countryCode: 'US', regions: [], postalCodes: [] },
  { countryCode: 'US', regions: ['NY', 'CA'], postalCodes: [] },
  { countryCode: 'US', regions: ['NY'], postalCodes: [{ from: '10000', to: '10299' }] },
];
const CODES = ['SAVE10', 'Half', 'ALL', 'ship free', 'five'] as const;
const COMBINATIONS: readonly [readonly DiscountClass[], ...(readonly DiscountClass[])[]] = [
  ['product', 'order', 'shipping'],
  ['shipping', 'order'],
  ['order'],
  [],
];
/** Codes as people type them, and one that nobody made. */
const TYPED = [' save10 ', 'SAVE10', 'half', 'all', 'SHIP FREE', 'Five', 'nonsense', ''] as const;

/** Any cart that the rules let through, with a store around it: odd rates, huge prices, quantity 9999, yen, 100 % off. */
export function drawQuestion(draw: Draw): PriceQuestion {
  const currency = drawOne(draw, CURRENCIES);
  const shippingMethods = drawList(draw, 3, (index) => drawMethod(draw, currency, index));
  return {
    currency,
    lines: drawList(draw, draw(20) === 19 ? 40 : 5, (index) => drawLine(draw, currency, index)),
    store: drawStore(draw),
    taxRules: drawList(draw, 4, (index) => drawRule(draw, index)),
    shippingMethods,
    chosenShippingId: drawOne(draw, ['method-0', 'method-1', 'gone', null] as const),
    destination: draw(4) === 3 ? null : drawOne(draw, DESTINATIONS),
    customer: { isTaxExempt: draw(8) === 7, usesByDiscount: draw(4) === 3 ? { 'discount-0': 1 } : {} },
    discounts: drawList(draw, 4, (index) => drawDiscount(draw, currency, index)),
    couponCodes: drawList(draw, 4, () => drawOne(draw, TYPED)),
    giftCards: drawList(draw, 2, (index) => drawCard(draw, currency, index)),
    now: NOW,
  };
}

/** From nothing over a few cents to more than the wire can carry. */
export function drawAmount(draw: Draw, currency: CurrencyCode): Money {
  const kind = draw(8);
  if (kind === 0) return money(draw(3), currency);
  if (kind < 3) return money(draw(50), currency);
  if (kind < 7) return money(draw(500_000), currency);
  return money(BigInt(draw(2 ** 31)) * BigInt(draw(2 ** 24) + 1), currency);
}

export function drawLine(draw: Draw, currency: CurrencyCode, index: number): PriceLine {
  const productType = drawOne(draw, TYPES);
  return {
    id: `line-${index}`,
    productId: `product-${draw(4)}`,
    variantId: `variant-${draw(6)}`,
    unitPrice: drawAmount(draw, currency),
    quantity: drawOne(draw, [1, 2, 3, 7, 1 + draw(100), 9999]),
    productType,
    taxClass: drawOne(draw, CLASSES),
    collectionId: `collection-${draw(2)}`,
    categoryPaths: drawList(draw, 2, () => drawOne(draw, ['root', 'root/prints', 'root/prints/large', 'root/books'])),
    weightGrams: draw(3000),
    requiresShipping: productType === PRODUCT_TYPES.physical,
  };
}

function drawStore(draw: Draw): StorePricing {
  return {
    priceTaxInterpretation: drawOne(draw, ['EXCLUSIVE', 'INCLUSIVE']),
    rounding: { per: drawOne(draw, ['line', 'total']), mode: drawOne(draw, ['halfUp', 'halfEven']) },
    location: drawOne(draw, DESTINATIONS),
    shippingTaxClass: drawOne(draw, CLASSES),
  };
}

function drawRule(draw: Draw, index: number): TaxRule {
  return {
    id: `rule-${index}`,
    name: `Tax ${index}`,
    jurisdiction: 'Somewhere',
    ratePpm: drawOne(draw, RATES),
    places: draw(3) === 0 ? [] : [drawOne(draw, PLACES)],
    taxClasses: draw(2) === 0 ? [] : [drawOne(draw, CLASSES)],
    isOnShipping: draw(2) === 0,
    isCompound: draw(3) === 2,
  };
}

function drawMethod(draw: Draw, currency: CurrencyCode, index: number): ShippingMethod {
  return {
    id: `method-${index}`,
    name: `Way ${index}`,
    description: '',
    places: draw(2) === 0 ? [] : [drawOne(draw, PLACES)],
    rate: drawRate(draw, currency),
    freeFrom: draw(3) === 2 ? drawAmount(draw, currency) : null,
    minDays: 1,
    maxDays: 3,
  };
}

function drawRate(draw: Draw, currency: CurrencyCode): ShippingRate {
  const price = drawAmount(draw, currency);
  const more = drawAmount(draw, currency);
  const kind = drawOne(draw, ['flat', 'byWeight', 'byTotal', 'pickup']);
  if (kind === 'byWeight') {
    const last = draw(2) === 0 ? [] : [{ upToGrams: null, price: more }];
    return { kind, bands: [{ upToGrams: draw(20_000), price }, ...last] };
  }
  if (kind === 'byTotal') {
    return {
      kind,
      bands: [
        { upTo: drawAmount(draw, currency), price },
        { upTo: null, price: more },
      ],
    };
  }
  return { kind, price };
}

function drawDiscount(draw: Draw, currency: CurrencyCode, index: number): Discount {
  return {
    id: `discount-${index}`,
    name: `Discount ${index}`,
    code: draw(2) === 0 ? null : drawOne(draw, CODES),
    value: drawValue(draw, currency),
    scope: drawScope(draw),
    items: drawOne(draw, ['all', 'all', 'cheapest', 'dearest']),
    minimumSubtotal: draw(4) === 3 ? drawAmount(draw, currency) : null,
    startsAt: draw(8) === 7 ? NOW + DAY : null,
    endsAt: draw(8) === 7 ? NOW - DAY : null,
    totalLimit: draw(4) === 3 ? 2 : null,
    perCustomerLimit: draw(4) === 3 ? 1 : null,
    timesUsed: draw(3),
    combinesWith: drawOne(draw, COMBINATIONS),
  };
}

function drawValue(draw: Draw, currency: CurrencyCode): DiscountValue {
  const kind = drawOne(draw, ['percent', 'amount', 'freeShipping', 'percent']);
  if (kind === 'percent') return { kind, ppm: drawOne(draw, SHARES) };
  return kind === 'amount' ? { kind, amount: drawAmount(draw, currency) } : { kind };
}

function drawScope(draw: Draw): DiscountScope {
  const kind = drawOne(draw, ['order', 'order', 'products', 'categories', 'collections']);
  if (kind === 'products') return { kind, productIds: ['product-0', 'product-1'] };
  if (kind === 'categories') return { kind, categoryIds: ['prints'] };
  return kind === 'collections' ? { kind, collectionIds: ['collection-0'] } : { kind };
}

function drawCard(draw: Draw, currency: CurrencyCode, index: number): GiftCardTender {
  const own = draw(8) === 7 ? 'GBP' : currency;
  return {
    id: `card-${draw(8) === 7 ? 0 : index}`,
    balance: drawAmount(draw, own),
    expiresAt: draw(8) === 7 ? NOW : null,
  };
}
