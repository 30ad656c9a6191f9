import { changeAnswersPath } from '@quoin/contract/endpoints/site';
import { type CartEntry, cartNotices, lineTotal, sentence } from '@quoin/domain/cart';
import { PRODUCT_TYPES, variantDescription } from '@quoin/domain/catalog';
import { type ShownAnswer, shownAnswers } from '@quoin/domain/forms';
import { type ImageRef, imageSizeText } from '@quoin/domain/media';
import { compareMoney, formatMoney } from '@quoin/domain/money';
import type { CatalogLine } from '../catalogCart.ts';
import { deliveryAnswers } from './giftCardDelivery.ts';

/** Shapes that the theme's cart, checkout and order templates read: plain text, finished. */
export interface PictureView {
  readonly assetUrl: string;
  readonly altText: string;
  readonly originalSize: string;
}

export interface LineView {
  readonly id: string;
  readonly itemId: string;
  readonly title: string;
  readonly fullUrl: string;
  readonly image: PictureView | null;
  readonly variantText: string;
  readonly quantity: number;
  readonly isQuantityEditable: boolean;
  readonly maxQuantity: number;
  readonly unitPriceText: string;
  readonly wasPriceText: string;
  readonly lineTotalText: string;
  /** To the questions of its product. */
  readonly answers: readonly ShownAnswer[];
  /** Where they are changed without script. Empty if nothing is asked. */
  readonly answersUrl: string;
  readonly notices: readonly { readonly code: string; readonly message: string }[];
}

export interface NoticeView {
  readonly title: string;
  readonly message: string;
  readonly fields?: readonly { readonly id: string; readonly message: string }[];
}

export function pictureView(image: ImageRef | null): PictureView | null {
  if (image === null) return null;
  const size = { width: image.originalWidth, height: image.originalHeight };
  return { assetUrl: image.assetUrl, altText: image.altText, originalSize: imageSizeText(size) };
}

/** Of a site in that language (BCP 47). */
export function lineView(line: CatalogLine, language: string): LineView {
  const { entry, maxQuantity, isQuantityEditable, priceWord, form } = line;
  return {
    id: entry.id,
    itemId: entry.itemId,
    title: entry.title,
    fullUrl: entry.fullUrl,
    image: pictureView(entry.image),
    variantText: variantDescription(entry),
    quantity: entry.quantity,
    isQuantityEditable,
    maxQuantity,
    unitPriceText: priceWord || formatMoney(entry.unitPrice, language),
    wasPriceText: wasPriceText(entry, language),
    lineTotalText: formatMoney(lineTotal(entry), language),
    answers: lineAnswers(line, language),
    answersUrl: form === null ? '' : changeAnswersPath(entry.id),
    notices: cartNotices(entry, language).map((notice) => ({ code: notice.code, message: sentence(notice, language) })),
  };
}

/** To the questions of its product, as it asks them now; of a gift card whom it is for and when it is mailed. */
export function lineAnswers({ entry, form }: CatalogLine, language: string): readonly ShownAnswer[] {
  if (entry.productType === PRODUCT_TYPES.giftCard) return deliveryAnswers(entry.additionalFields, '', language);
  return form === null ? [] : shownAnswers(entry.additionalFields, form);
}

function wasPriceText(entry: CartEntry, language: string): string {
  return compareMoney(entry.unitPrice, entry.nonSaleUnitPrice) < 0 ? formatMoney(entry.nonSaleUnitPrice, language) : '';
}
