import { isEmailAddress } from '@quoin/domain/access';
import { PRODUCT_TYPES, type Product, unitPrice, type Variant } from '@quoin/domain/catalog';
import { addMonths, type IsoDay, isIsoDay, typedCode } from '@quoin/domain/formats';
import type { Money } from '@quoin/domain/money';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';

export const GIFT_CARD_LIMITS = { messageLength: 500, nameLength: 100, monthsAhead: 12 } as const;

/** Who gets the card, and when. Without an address the buyer gets it; without a day at once. */
export interface GiftCardDelivery {
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly senderName: string;
  readonly message: string;
  readonly sendOn: IsoDay | null;
}

export type GiftCardPurchaseCode =
  | 'denominationUnknown'
  | 'giftCardRecipientInvalid'
  | 'giftCardTextTooLong'
  | 'giftCardDayInvalid';

/**
 * Returns the value of the chosen card: that of the variant with this SKU, from the server's product and never from the
 * request (GFT-2). `decideAddToCart` checks first that a variant is chosen (GIFT-01).
 */
export function decideDenomination<V extends Pick<Variant, 'sku' | 'onSale' | 'price' | 'salePrice'>>(
  product: Pick<Product, 'type'> & { readonly variants: readonly V[] },
  sku: string,
): Outcome<{ readonly variant: V; readonly value: Money }, GiftCardPurchaseCode> {
  const variant = product.variants.find((each) => each.sku === sku);
  const isOffered = product.type === PRODUCT_TYPES.giftCard && variant !== undefined && variant.price.minor > 0n;
  // Gift cards are never on sale (DISP-03): the value is the price.
  return isOffered
    ? accept({ variant, value: unitPrice({ ...variant, onSale: false }) })
    : refuse('denominationUnknown', { field: 'sku' });
}

/** `today` is the store's day. */
export function validateGiftCardDelivery(delivery: GiftCardDelivery, today: IsoDay): Problem<GiftCardPurchaseCode>[] {
  const { recipientEmail, recipientName, senderName, message, sendOn } = delivery;
  const problems: Problem<GiftCardPurchaseCode>[] = [];
  const tooLong = (field: string, max: number) =>
    problems.push({ code: 'giftCardTextTooLong', field, values: { max } });
  const email = typedCode(recipientEmail);
  if (email !== '' && !isEmailAddress(email))
    problems.push({ code: 'giftCardRecipientInvalid', field: 'recipientEmail' });
  if (recipientName.length > GIFT_CARD_LIMITS.nameLength) tooLong('recipientName', GIFT_CARD_LIMITS.nameLength);
  if (senderName.length > GIFT_CARD_LIMITS.nameLength) tooLong('senderName', GIFT_CARD_LIMITS.nameLength);
  if (message.length > GIFT_CARD_LIMITS.messageLength) tooLong('message', GIFT_CARD_LIMITS.messageLength);
  if (sendOn !== null && !isDeliveryDay(sendOn, today)) problems.push({ code: 'giftCardDayInvalid', field: 'sendOn' });
  return problems;
}

/** The days that may be chosen: from today on, within a year. */
export function giftCardDays(today: IsoDay): { readonly min: IsoDay; readonly max: IsoDay } {
  return { min: today, max: addMonths(today, GIFT_CARD_LIMITS.monthsAhead) };
}

function isDeliveryDay(day: IsoDay, today: IsoDay): boolean {
  return isIsoDay(day) && day >= today && day <= addMonths(today, GIFT_CARD_LIMITS.monthsAhead);
}

/** Where the mail with the code goes. */
export function giftCardRecipient(delivery: Pick<GiftCardDelivery, 'recipientEmail'>, buyerEmail: string): string {
  return typedCode(delivery.recipientEmail) || buyerEmail;
}

/** Whether the mail is due on the store's day `today`. */
export function isGiftCardMailDue(delivery: Pick<GiftCardDelivery, 'sendOn'>, today: IsoDay): boolean {
  return delivery.sendOn === null || delivery.sendOn <= today;
}
