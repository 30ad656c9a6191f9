import type {
  WireAppliedGiftCard,
  WireCartEntry,
  WireChosenVariant,
  WireImage,
  WireShippingOption,
  WireShoppingCart,
} from '@quoin/contract/endpoints/site';
import {
  type AppliedTax,
  type CartPrice,
  cartNotices,
  hasDigital,
  isPurelyDigital,
  lineTotal,
  pricingSentence,
  requiresShipping,
  type ShippingQuote,
  sentence,
} from '@quoin/domain/cart';
import { type ImageRef, imageSizeText, systemDataVariants } from '@quoin/domain/media';
import { PPM, toWireNumber } from '@quoin/domain/money';
import { deliveryWindow } from '@quoin/domain/orders';
import { wireMoney } from '../platform/http/replies/wireMoney.ts';
import { priceRows } from '../pricing/index.ts';
import type { CatalogLine } from './catalogCart.ts';
import type { PricedCart } from './delivery.ts';
import { lineAnswers } from './lines/lineViews.ts';

export function wireShippingOption(option: ShippingQuote, now: number): WireShippingOption {
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

export interface WiredHow {
  /** Milliseconds, for the days of delivery. */
  readonly now: number;
  /** Whether the way of shipping is the buyer's choice or our guess. */
  readonly shipping?: 'estimated' | 'chosen';
}

/** Returns a cart as the specification defines it (CART-01, CART-02), with Quoin's own fields in addition. */
export function wireCart(priced: PricedCart, how: WiredHow): WireShoppingCart {
  const { goods, price, delivery, giftCards, installments } = priced;
  const { cart, lines, language } = goods;
  const { shippingLine } = price;
  const due = toWireNumber(price.amountDue);
  return {
    id: cart.id,
    websiteId: cart.websiteId,
    orderId: cart.orderId ?? '',
    created: cart.createdAt,
    isPurchased: cart.isPurchased,
    cartType: 1,
    currency: cart.currency,
    entries: lines.map((line) => wireEntry(line, language)),
    shippingOptions: shippingLine.options.map((option) => wireShippingOption(option, how.now)),
    selectedShippingOption: shippingLine.chosen === null ? null : wireShippingOption(shippingLine.chosen, how.now),
    shippingLocation: delivery.countryCode === null ? {} : { country: delivery.countryCode },
    ...wireTaxes(price),
    ...wireCoupons(price, language),
    appliedGiftCards: giftCards.map((card) => wireGiftCard(price, card, language)),
    totalRows: priceRows(price, how.shipping ?? 'estimated', language).map(({ isTotal: _, ...row }) => row),
    subtotalCents: toWireNumber(price.subtotal),
    taxCents: toWireNumber(price.tax),
    taxIncludedCents: toWireNumber(price.taxIncluded),
    shippingCostCents: toWireNumber(price.shipping),
    discountCents: toWireNumber(price.discount),
    giftCardRedemptionTotalCents: toWireNumber(price.giftCardTotal),
    grandTotalCents: toWireNumber(price.grandTotal),
    amountDueCents: due,
    remainingBalanceCents: due,
    installments,
    totalQuantity: price.totalQuantity,
    hasDigital: hasDigital(cart.entries),
    purelyDigital: isPurelyDigital(cart.entries),
    requiresShipping: requiresShipping(cart.entries),
  };
}

function rateOf({ ratePpm }: AppliedTax): number {
  return ratePpm / Number(PPM);
}

function wireTaxes(price: CartPrice) {
  return {
    priceTaxInterpretation: price.priceTaxInterpretation,
    isTaxEstimated: price.isTaxEstimated,
    applicableTaxRules: price.appliedTaxes.map((tax) => ({
      id: tax.ruleId,
      name: tax.name,
      jurisdiction: tax.jurisdiction,
      rate: rateOf(tax),
      isCompound: tax.isCompound,
    })),
    taxLineItems: price.appliedTaxes.map((tax) => ({
      name: tax.name,
      rate: rateOf(tax),
      valueCents: toWireNumber(tax.amount),
    })),
  };
}

function wireCoupons(price: CartPrice, language: string) {
  return {
    coupons: price.coupons,
    promoCodes: price.coupons,
    validCoupons: price.validCoupons.map(({ code, name, amount }) => ({
      code,
      name,
      discountCents: toWireNumber(amount),
    })),
    invalidCoupons: price.invalidCoupons.map(({ code, problem }) => ({
      code,
      errorKey: problem.code,
      message: pricingSentence(problem, language),
    })),
  };
}

function wireGiftCard(price: CartPrice, card: PricedCart['giftCards'][number], language: string): WireAppliedGiftCard {
  const used = price.giftCards.find(({ id }) => id === card.id);
  const problem = price.refusedGiftCards.find(({ id }) => id === card.id)?.problem;
  return {
    id: card.id,
    lastFour: card.lastFour,
    redeemedCents: used === undefined ? 0 : toWireNumber(used.amount),
    remainingBalanceCents: toWireNumber(used?.balanceLeft ?? card.balance),
    message: problem === undefined ? '' : pricingSentence(problem, language),
  };
}

export function wireEntry(line: CatalogLine, language: string): WireCartEntry {
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
    ...(line.priceWord === '' ? {} : { priceWord: line.priceWord }),
    subTotal: toWireNumber(lineTotal(entry)),
    chosenVariant: chosenVariant(line),
    additionalFields: entry.additionalFields,
    additionalFieldsForm: line.form,
    answers: lineAnswers(line, language),
    image: entry.image === null ? null : wireImage(entry.image),
    maxQuantity: line.maxQuantity,
    notices: cartNotices(entry, language).map((notice) => ({ code: notice.code, message: sentence(notice, language) })),
  };
}

function chosenVariant({ entry, variant }: CatalogLine): WireChosenVariant {
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
    ...(image.motion ? { motion: image.motion } : {}),
  };
}
