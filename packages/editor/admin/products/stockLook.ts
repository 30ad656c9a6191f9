import type { WireAppProduct, WireStockLevel } from '@quoin/contract/endpoints/store';
import { isLowStock, PRODUCT_TYPES } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/stockLook';
import type { BadgeLook } from '../../parts/badgeLook.ts';

/** `12 in stock`, `3 left`, `Sold out`, `Unlimited`. `lowAt`: from how many on it is low. */
export function stockBadge(stock: WireStockLevel, lowAt: number): BadgeLook {
  if (stock.unlimited) return { text: commonTexts.unlimited, tone: 'plain' };
  if (stock.quantity <= 0) return { text: commonTexts.soldOut, tone: 'bad' };
  return isLow(stock, lowAt)
    ? { text: texts.left(stock.quantity), tone: 'warn' }
    : {
        text: texts.inStock(stock.quantity),
        tone: 'good',
      };
}

/** A product's variants together: unlimited as soon as one is. */
export function productStock(product: Pick<WireAppProduct, 'variants'>): WireStockLevel {
  const stocks = product.variants.map((variant) => variant.stock);
  return {
    unlimited: stocks.some((stock) => stock.unlimited),
    quantity: stocks.reduce((sum, stock) => sum + Math.max(0, stock.quantity), 0),
    reserved: stocks.reduce((sum, stock) => sum + stock.reserved, 0),
  };
}

/** How many variants need attention although the product as a whole does not; 0 for a single variant. */
export function scarceVariants({ variants, lowAt }: Pick<WireAppProduct, 'variants' | 'lowAt'>): number {
  if (variants.length < 2) return 0;
  return variants.filter(({ stock }) => !stock.unlimited && (stock.quantity <= 0 || isLow(stock, lowAt))).length;
}

function isLow({ quantity }: WireStockLevel, lowAt: number): boolean {
  return isLowStock({ stock: { unlimited: false, quantity } }, lowAt);
}

export const TYPE_NAMES: Readonly<Record<number, string>> = {
  [PRODUCT_TYPES.physical]: texts.physical,
  [PRODUCT_TYPES.digital]: texts.digital,
  [PRODUCT_TYPES.service]: texts.service,
  [PRODUCT_TYPES.giftCard]: texts.giftCard,
  [PRODUCT_TYPES.paywall]: texts.membership,
};

export function typeName(product: Pick<WireAppProduct, 'productType' | 'isSubscribable'>): string {
  return product.isSubscribable ? texts.subscription : (TYPE_NAMES[product.productType] ?? '');
}
