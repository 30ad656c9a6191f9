import type { Answer, ClientProblem } from '@quoin/contract/client';
import type { WireCartEntry, WireShoppingCart } from '@quoin/contract/endpoints/site';
import { amountText } from '../cart-store/amounts.ts';

/** A cart as the wire sends it, with only what a test cares about spelled out. */
export function wireCart(part: Partial<WireShoppingCart> = {}): WireShoppingCart {
  return {
    id: 'cart-1',
    websiteId: 'site-1',
    orderId: '',
    created: 0,
    isPurchased: false,
    cartType: 1,
    currency: 'EUR',
    entries: [],
    shippingOptions: [],
    selectedShippingOption: null,
    shippingLocation: {},
    applicableTaxRules: [],
    taxLineItems: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    promoCodes: [],
    appliedGiftCards: [],
    priceTaxInterpretation: 'EXCLUSIVE',
    isTaxEstimated: false,
    totalRows: totalRows(part),
    taxIncludedCents: 0,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: 0,
    amountDueCents: 0,
    remainingBalanceCents: 0,
    installments: null,
    totalQuantity: 0,
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
    ...part,
  };
}

function totalRows({
  currency = 'EUR',
  subtotalCents = 0,
  grandTotalCents = subtotalCents,
}: Partial<WireShoppingCart>) {
  const row = (key: 'subtotal' | 'total', label: string, cents: number) => ({
    ...{ key, label, note: '' },
    text: amountText(cents, currency),
  });
  return [row('subtotal', 'Subtotal', subtotalCents), row('total', 'Total', grandTotalCents)];
}

export function wireEntry(part: Partial<WireCartEntry> = {}): WireCartEntry {
  return {
    id: 'entry-1',
    itemId: 'item-1',
    quantity: 1,
    title: 'Tide Table',
    fullUrl: '/shop/tide-table',
    productType: 1,
    purchasePriceCents: 4200,
    nonSalePriceCents: 4200,
    subTotal: 4200,
    chosenVariant: {
      id: 'variant-1',
      sku: 'TIDE-S',
      attributes: { Size: 'Small' },
      optionValues: [{ optionName: 'Size', value: 'Small' }],
      price: 4200,
      salePrice: 0,
      onSale: false,
      unlimited: false,
      qtyInStock: 5,
    },
    additionalFields: '{}',
    additionalFieldsForm: null,
    answers: [],
    image: null,
    maxQuantity: 5,
    notices: [],
    ...part,
  };
}

export function answered<Value>(value: Value): Answer<Value> {
  return { ok: true, value };
}

export function refused(message: string, part: Partial<ClientProblem> = {}): Answer<never> {
  return { ok: false, problem: { status: 409, code: 'refused', message, ...part } };
}
