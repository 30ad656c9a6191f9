import type {
  WireCartEntry,
  WireChosenVariant,
  WireImage,
  WireMoney,
  WireShippingOption,
  WireShoppingCart,
} from '@quoin/contract/endpoints';
import {
  calculateTotals,
  cartNotices,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  requiresShipping,
  sentence,
} from '@quoin/domain/cart';
import { type ImageRef, imageSizeText, systemDataVariants } from '@quoin/domain/media';
import { type Money, toDecimalString, toWireNumber } from '@quoin/domain/money';
import { deliveryWindow, type ShippingOption } from '@quoin/domain/orders';
import type { Delivery } from './delivery.ts';
import type { PricedCart, PricedLine } from './pricedCart.ts';

const NOTHING: readonly unknown[] = [];

export function wireMoney(amount: Money): WireMoney {
  return { currency: amount.currency, value: toDecimalString(amount) };
}

export function wireShippingOption(option: ShippingOption, now: number): WireShippingOption {
  const { from, to } = deliveryWindow(option, now);
  return {
    id: option.id,
    name: option.name,
    description: option.description,
    computedCost: wireMoney(option.price),
    costCents: toWireNumber(option.price),
    deliveryFrom: from,
    deliveryTo: to,
  };
}

/** A cart as the specification spells it (CART-01, CART-02). `now` in milliseconds, for the days of delivery. */
export function wireCart({ cart, lines }: PricedCart, delivery: Delivery, now: number): WireShoppingCart {
  const totals = calculateTotals(cart, { shipping: delivery.selected?.price });
  const grandTotal = toWireNumber(totals.grandTotal);
  return {
    id: cart.id,
    websiteId: cart.websiteId,
    orderId: cart.orderId ?? '',
    created: cart.createdAt,
    isPurchased: cart.isPurchased,
    cartType: 1,
    currency: cart.currency,
    entries: lines.map(wireEntry),
    shippingOptions: delivery.options.map((option) => wireShippingOption(option, now)),
    selectedShippingOption: delivery.selected === null ? null : wireShippingOption(delivery.selected, now),
    shippingLocation: delivery.countryCode === null ? {} : { country: delivery.countryCode },
    applicableTaxRules: NOTHING,
    taxLineItems: NOTHING,
    coupons: NOTHING,
    validCoupons: NOTHING,
    invalidCoupons: NOTHING,
    promoCodes: NOTHING,
    appliedGiftCards: NOTHING,
    subtotalCents: toWireNumber(totals.subtotal),
    taxCents: toWireNumber(totals.tax),
    shippingCostCents: toWireNumber(totals.shipping),
    discountCents: toWireNumber(totals.discount),
    giftCardRedemptionTotalCents: 0,
    grandTotalCents: grandTotal,
    amountDueCents: grandTotal,
    remainingBalanceCents: grandTotal,
    totalQuantity: totals.totalQuantity,
    hasDigital: hasDigital(cart.entries),
    purelyDigital: isPurelyDigital(cart.entries),
    requiresShipping: requiresShipping(cart.entries),
  };
}

export function wireEntry(line: PricedLine): WireCartEntry {
  const { entry } = line;
  return {
    id: entry.id,
    itemId: entry.itemId,
    quantity: entry.quantity,
    title: entry.title,
    fullUrl: entry.fullUrl,
    productType: entry.productType,
    purchasePriceCents: toWireNumber(entry.unitPrice),
    nonSalePriceCents: toWireNumber(entry.nonSaleUnitPrice),
    subTotal: toWireNumber(lineTotal(entry)),
    chosenVariant: chosenVariant(line),
    additionalFields: entry.additionalFields,
    image: entry.image === null ? null : wireImage(entry.image),
    maxQuantity: line.maxQuantity,
    notices: cartNotices(entry).map((notice) => ({ code: notice.code, message: sentence(notice) })),
  };
}

function chosenVariant({ entry, variant }: PricedLine): WireChosenVariant {
  const { stock } = entry;
  return {
    id: entry.variantId,
    sku: entry.sku,
    attributes: Object.fromEntries(entry.optionValues.map(({ optionName, value }) => [optionName, value])),
    optionValues: entry.optionValues,
    price: toWireNumber(entry.nonSaleUnitPrice),
    salePrice: variant === null ? 0 : toWireNumber(variant.salePrice),
    onSale: variant?.onSale ?? false,
    unlimited: stock.unlimited,
    qtyInStock: stock.unlimited ? 0 : stock.quantity,
  };
}

function wireImage(image: ImageRef): WireImage {
  const size = { width: image.originalWidth, height: image.originalHeight };
  return {
    id: image.id,
    assetUrl: image.assetUrl,
    altText: image.altText,
    originalSize: imageSizeText(size),
    systemDataVariants: systemDataVariants(size.width, size.height),
  };
}
