import { isPillShown, pillSpokenLabel } from '@quoin/domain/cart';
import type { PageContent } from '../content/pageContent.ts';
import { settingFlag, settingObject } from '../data/settings.ts';
import { escapeHtml } from '../escape.ts';
import { screenOf } from '../screens/screens.ts';
import type { PlaceContext } from './places.ts';
import { tagAttribute } from './tagAttribute.ts';

const CUSTOM_CART = /<([a-z][\w-]*)\b[^<>]*\sclass=(["'])(?:(?!\2)[^<>])*(?<![\w-])sqs-custom-cart(?![\w-])[^<>]*>/gi;
const OWN_PILL = 'data-island="cart-pill"';
/** System pages that show the cart, or what it has become. */
const CART_PAGES: readonly string[] = [
  'card-payment',
  'cart',
  'checkout',
  'order-confirmed',
  'order-status',
  'wallet-payment',
];
/** Elements that may be called something without a role. */
const NAMED = /^(?:a|button|nav|section|aside)$/i;

/** Returns the floating cart of a page whose theme shows no cart (PILL-01, PILL-02). '' if there is none. */
export function pillHtml(html: string, { page, partial }: PlaceContext, hasShop: boolean): string {
  if (!hasShop || screenOf(page) !== null || html.includes(OWN_PILL)) return '';
  const isShown = isPillShown({
    totalQuantity: 1,
    expressCheckout: hasExpressCheckout(page),
    isCartPage: CART_PAGES.includes(page.system?.name ?? ''),
    customCart: html.includes('sqs-custom-cart') && html.search(CUSTOM_CART) !== -1,
  });
  return isShown ? (partial('quoin-cart-pill', {}) ?? '') : '';
}

function hasExpressCheckout({ frame }: PageContent): boolean {
  return settingFlag(settingObject(frame.site.settings, 'storeSettings'), 'expressCheckout', false);
}

/** A theme's own cart begins with a label for zero items, as the page is the same for everybody (PILL-05). */
export function labelCustomCarts(html: string, language: string): string {
  if (!html.includes('sqs-custom-cart')) return html;
  const label = escapeHtml(pillSpokenLabel(0, language));
  return html.replace(CUSTOM_CART, (tag, name: string) => {
    if (tagAttribute(tag, 'aria-label') !== '') return tag;
    const role = NAMED.test(name) || tagAttribute(tag, 'role') !== '' ? '' : ' role="group"';
    return `${tag.slice(0, -1)}${role} aria-label="${label}">`;
  });
}
