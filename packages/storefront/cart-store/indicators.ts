import type { WireShoppingCart } from '@quoin/contract/endpoints/site';
import { pillLabel, pillSpokenLabel } from '@quoin/domain/cart';
import { pageLanguage } from '../page/language.ts';
import { INDICATORS, markIndicator } from './emptyIndicators.ts';

/** What an indicator shows of a cart. */
export interface IndicatorTexts {
  readonly quantity: string;
  readonly label: string;
  readonly isEmpty: boolean;
}

export function indicatorTexts(cart: Pick<WireShoppingCart, 'totalQuantity'>): IndicatorTexts {
  const { totalQuantity } = cart;
  return {
    quantity: pillLabel(totalQuantity),
    label: pillSpokenLabel(totalQuantity, pageLanguage()),
    isEmpty: totalQuantity === 0,
  };
}

/** Before the first sync: a label for zero items where the template gave none (PILL-05). */
export function startIndicators(page: ParentNode): void {
  for (const indicator of page.querySelectorAll(INDICATORS)) {
    if (!indicator.hasAttribute('aria-label')) indicator.setAttribute('aria-label', pillSpokenLabel(0, pageLanguage()));
  }
}

/** Quantity text, label and the empty marker, on every sync (PILL-05). */
export function syncIndicators(page: ParentNode, texts: IndicatorTexts): void {
  for (const indicator of page.querySelectorAll(INDICATORS)) {
    indicator.setAttribute('aria-label', texts.label);
    markIndicator(indicator, texts.isEmpty);
  }
  setTexts(page, '.sqs-cart-quantity', texts.quantity);
}

const SUBTOTAL = '.sqs-cart-subtotal';

/** Likewise (PILL-05); few templates show it, so how amounts are written comes to those pages alone. */
export async function syncSubtotals(
  page: ParentNode,
  cart: Pick<WireShoppingCart, 'subtotalCents' | 'currency'>,
): Promise<void> {
  if (page.querySelector(SUBTOTAL) === null) return;
  const { amountText } = await import('./amounts.ts');
  setTexts(page, SUBTOTAL, amountText(cart.subtotalCents, cart.currency));
}

function setTexts(page: ParentNode, selector: string, text: string): void {
  for (const element of page.querySelectorAll(selector)) {
    // Inside an island the widget writes its own texts.
    if (element.closest('[data-island]') === null && element.textContent !== text) element.textContent = text;
  }
}
