import type { WireAppProduct, WireStockLevel } from '@quoin/contract/endpoints';
import { isLowStock, PRODUCT_TYPES, stockWording } from '@quoin/domain/catalog';
import type { BadgeLook } from '../../parts/badgeLook.ts';

/** `12 in stock`, `3 left`, `Sold out`, `Unlimited`. */
export function stockBadge(stock: WireStockLevel): BadgeLook {
  if (stock.unlimited) return { text: 'Unlimited', tone: 'plain' };
  if (stock.quantity <= 0) return { text: stockWording.soldOut, tone: 'bad' };
  const isLow = isLowStock({ stock: { unlimited: false, quantity: stock.quantity } });
  return isLow
    ? { text: `${stock.quantity} left`, tone: 'warn' }
    : { text: `${stock.quantity.toLocaleString('en-US')} ${stockWording.inStock.toLowerCase()}`, tone: 'good' };
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
export function scarceVariants(product: Pick<WireAppProduct, 'variants'>): number {
  if (product.variants.length < 2) return 0;
  return product.variants.filter(({ stock }) => {
    return (
      !stock.unlimited && (stock.quantity <= 0 || isLowStock({ stock: { unlimited: false, quantity: stock.quantity } }))
    );
  }).length;
}

const TYPE_NAMES: Readonly<Record<number, string>> = {
  [PRODUCT_TYPES.physical]: 'Physical',
  [PRODUCT_TYPES.digital]: 'Digital',
  [PRODUCT_TYPES.service]: 'Service',
  [PRODUCT_TYPES.giftCard]: 'Gift card',
  [PRODUCT_TYPES.paywall]: 'Membership',
};

export function typeName(product: Pick<WireAppProduct, 'productType' | 'isSubscribable'>): string {
  return product.isSubscribable ? 'Subscription' : (TYPE_NAMES[product.productType] ?? '');
}
