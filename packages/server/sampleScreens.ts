import { cartPageWords } from '@quoin/domain/cart';
import type { SystemPage } from '@quoin/domain/document';
import { type CheckoutStep, checkoutWords } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import { sampleCartView } from './cart/index.ts';
import { sampleCheckoutView } from './checkout/index.ts';
import type { Commerce } from './commerce.ts';
import type { Deps } from './deps.ts';
import { signInPage } from './members/index.ts';
import { sampleOrderPage } from './orderStatus/index.ts';
import { speakFor } from './platform/languages/ownTexts.ts';
import { sampleSearch } from './search/index.ts';
import type { Site } from './sites/index.ts';
import type { SampleScreen, SampleScreens } from './storefront/index.ts';

const STEPS: Partial<Record<SystemPage, CheckoutStep>> = {
  ...{ checkout: 'contact', 'checkout-shipping': 'shipping', 'checkout-payment': 'payment' },
};

const SEARCHES: Partial<Record<SystemPage, 'found' | 'nothing' | 'start'>> = {
  ...{ search: 'start', 'search-found': 'found', 'search-nothing': 'nothing' },
};

/** The system pages of the canvas, joined of the subjects that they belong to. */
export function createSampleScreens(
  deps: Pick<Deps, 'db' | 'keyFor' | 'now' | 'payments'>,
  { cart: { giftCards, memory } }: Pick<Commerce, 'cart'>,
): SampleScreens {
  const parts = { ...deps, giftCards, memory };
  const cartScreen = async (site: Site, isEmpty: boolean): Promise<SampleScreen> => ({
    ...{ name: 'cart', pageType: PAGE_TYPES.showCart, path: '/cart' },
    title: cartPageWords(site.language).page.title,
    view: { cart: await sampleCartView(parts, site, isEmpty) },
  });
  const orderScreen = async (site: Site, name: 'order-confirmed' | 'order-status'): Promise<SampleScreen> => {
    const isConfirmation = name === 'order-confirmed';
    const order = await sampleOrderPage(parts, site, isConfirmation);
    const pageType = isConfirmation ? PAGE_TYPES.orderConfirmed : PAGE_TYPES.orderStatus;
    return order === null ? cartScreen(site, true) : { name, pageType, path: '/checkout/order', ...order };
  };
  return (site, frame, page) =>
    speakFor(site, async (): Promise<SampleScreen> => {
      const { language } = site;
      if (page === 'sign-in') return { name: 'account', pageType: PAGE_TYPES.page, ...signInPage(language) };
      if (page === 'not-found')
        return { name: 'not-found', pageType: PAGE_TYPES.notFound, path: '/', title: '', view: { notFound: {} } };
      const search = SEARCHES[page];
      if (search !== undefined) return { name: 'search', ...(await sampleSearch(deps, site, frame, search)) };
      if (page === 'order-confirmed' || page === 'order-status') return orderScreen(site, page);
      const step = STEPS[page];
      if (step === undefined) return cartScreen(site, page === 'cart-empty');
      const checkout = await sampleCheckoutView(parts, site, frame, step);
      // Where there is nothing to buy, visitors are led to the cart, too.
      if (checkout === null) return cartScreen(site, true);
      const title = checkoutWords(language).page.title;
      return { name: 'checkout', pageType: PAGE_TYPES.checkout, path: '/checkout', title, view: { checkout } };
    });
}
