import type { WireShoppingCart } from '@quoin/contract/endpoints/site';
import { pillLabel, pillSpokenLabel } from '@quoin/domain/cart';
import { pageLanguage } from '../page/language.ts';
import { amountText } from './amounts.ts';
import { INDICATORS, markIndicator } from './emptyIndicators.ts';

/** What an indicator shows of a cart. */
export interface IndicatorTexts {
  readonly quantity: string;
  readonly label: string;
  readonly subtotal: string;
  readonly isEmpty: boolean;
}

export function indicatorTexts(
  cart: Pick<WireShoppingCart, 'totalQuantity' | 'subtotalCents' | 'currency'>,
): IndicatorTexts {
  const { totalQuantity } = cart;
  return {
    quantity: pillLabel(totalQuantity),
    label: pillSpokenLabel(totalQuantity, pageLanguage()),
    subtotal: amountText(cart.subtotalCents, cart.currency),
    isEmpty: totalQuantity === 0,
  };
}

/** Before the first sync: a label for zero items where the template gave none (PILL-05). */
export function startIndicators(page: ParentNode): void {
  for (const indicator of page.querySelectorAll(INDICATORS)) {
    if (!indicator.hasAttribute('aria-label')) indicator.setAttribute('aria-label', pillSpokenLabel(0, pageLanguage()));
  }
}

/** Quantity text, label, subtotal text and the empty marker, on every sync (PILL-05). */
export function syncIndicators(page: ParentNode, texts: IndicatorTexts): void {
  for (const indicator of page.querySelectorAll(INDICATORS)) {
    indicator.setAttribute('aria-label', texts.label);
    markIndicator(indicator, texts.isEmpty);
  }
  setTexts(page, '.sqs-cart-quantity', texts.quantity);
  setTexts(page, '.sqs-cart-subtotal', texts.subtotal);
}

function setTexts(page: ParentNode, selector: string, text: string): void {
  for (const element of page.querySelectorAll(selector)) {
    // Inside an island the widget writes its own texts.
    if (element.closest('[data-island]') === null && element.textContent !== text) element.textContent = text;
  }
}
