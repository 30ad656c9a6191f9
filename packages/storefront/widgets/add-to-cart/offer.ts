import type { AddToCartProps, AddToCartVariant } from '@quoin/contract/islands';
import { isVariantSoldOut, scarcityText, type Variant } from '@quoin/domain/catalog';
import { pageLanguage } from '../../page/language.ts';
import { catalogText } from '../../page/words/catalogText.ts';

/** What the price line says. */
export interface PriceLine {
  readonly now: string;
  /** Empty unless on sale. */
  readonly was: string;
  readonly isOnSale: boolean;
  /** "from", while no variant is chosen and prices differ. */
  readonly from: string;
  /** "every month"; empty for a single purchase. */
  readonly billing: string;
}

export interface StockLine {
  readonly key: string;
  readonly text: string;
}

/** The chosen variant's price; the page's own line while none is chosen. */
export function priceLine(variant: AddToCartVariant | null, served: PriceLine): PriceLine {
  if (variant === null) return served;
  const { onSale: isOnSale, priceText, salePriceText } = variant;
  return isOnSale
    ? { now: salePriceText, was: priceText, isOnSale, from: '', billing: served.billing }
    : { now: priceText, was: '', isOnSale, from: '', billing: served.billing };
}

/** The chosen variant's stock, once it is known; the page's own line before that, none while nothing is chosen. */
export function stockLine(
  variant: Variant | null,
  served: StockLine,
  isStockKnown: boolean,
  { soldOutText, scarcityThreshold }: Pick<AddToCartProps, 'soldOutText' | 'scarcityThreshold'>,
): StockLine {
  if (!isStockKnown) return served;
  if (variant === null) return served.key === 'out' ? served : NO_STOCK_LINE;
  if (isVariantSoldOut(variant)) return { key: 'out', text: soldOutText };
  if (variant.stock.unlimited) return NO_STOCK_LINE;
  const scarce = scarcityText(variant, scarcityThreshold, pageLanguage());
  return scarce === '' ? { key: 'in', text: catalogText().stock.inStock } : { key: 'low', text: scarce };
}

const NO_STOCK_LINE: StockLine = { key: 'none', text: '' };
