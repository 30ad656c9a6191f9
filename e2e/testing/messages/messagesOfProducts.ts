import { CART_ENTRIES_PATH } from '@quoin/contract/endpoints/site';
import {
  type AppPricingResponse,
  appAdjustmentsPath,
  appCheckoutSettingsPath,
  appPricingPath,
  bulkProductsPath,
} from '@quoin/contract/endpoints/store';
import type { Page, Route } from 'playwright-core';
import { tidy } from '../buying/buyer.ts';
import { accepted } from '../buying/purchase.ts';
import { bodyOf } from '../visitor.ts';
import { type MessageShop, type Row, type Scene, untilSeen, withRoute } from './messageShop.ts';

const TITLE = 'Unable to Add Item';
/** Of Ridge Lines, two pieces. */
const FEW = { sku: 'HP-101-70-U-RUS', choice: { Size: '50 × 70 cm', Frame: 'Unframed', Ink: 'Rust' } } as const;

const button = (page: Page) => page.locator('.sqs-add-to-cart-button');
const type = (page: Page, quantity: string) => page.getByRole('spinbutton', { name: 'Quantity' }).fill(quantity);

/** Presses the button, reads the alert word by word, and closes it. */
async function refusal(page: Page): Promise<readonly string[]> {
  await button(page).click();
  const alert = page.getByRole('alertdialog');
  await alert.waitFor();
  const said = [await alert.getByRole('heading').textContent(), await alert.locator('p').textContent()];
  await alert.getByRole('button', { name: 'OK' }).click();
  await alert.waitFor({ state: 'hidden' });
  // An error leaves the button idle after a second at the latest (ATC-01).
  await button(page)
    .filter({ hasNotText: /^(Adding…|Added!)$/ })
    .waitFor();
  return said.map((text) => tidy(text ?? ''));
}

async function setStock({ members }: MessageShop, quantity: number): Promise<void> {
  const { id } = await members.variant(FEW.sku);
  const body = { changes: [{ variantId: id, kind: 'set', quantity }], reason: 'received', note: '' };
  accepted(await members.visitor.send('POST', appAdjustmentsPath('demo'), body));
}

async function actOn({ members }: MessageShop, act: 'hide' | 'show'): Promise<void> {
  const [product] = await members.products('Ridge Lines');
  accepted(await members.visitor.send('POST', bulkProductsPath('demo'), { ids: [product?.id], act }));
}

/** Whatever the browser sends, it is a crumb of nobody's. */
export function forgeCrumb(route: Route): Promise<void> {
  return route.continue({ headers: { ...route.request().headers(), 'x-csrf-token': 'v1.bad.bad' } });
}

const answered = (answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
  withRoute(
    page,
    CART_ENTRIES_PATH,
    (route) => route.fulfill(answer),
    () => refusal(page),
  );

const ROWS: readonly Row[] = [
  {
    cause: 'none of three options is chosen (ATC-03, ATC-08)',
    says: [TITLE, 'Please select the Size, Frame and Ink options.'],
    make: refusal,
  },
  {
    cause: 'two of them are not (ATC-03)',
    says: [TITLE, 'Please select the Frame and Ink options.'],
    async make(page, { front }) {
      await front.choose(page, { Size: '50 × 70 cm' });
      return refusal(page);
    },
  },
  {
    cause: 'one of them is not (ATC-03)',
    says: [TITLE, 'Please select the Ink option.'],
    async make(page, { front }) {
      await front.choose(page, { Frame: 'Unframed' });
      return refusal(page);
    },
  },
  {
    cause: 'no number as quantity (ATC-06)',
    says: [TITLE, 'Quantity must be a number.'],
    async make(page, { front }) {
      await front.choose(page, FEW.choice);
      await type(page, '');
      return refusal(page);
    },
  },
  {
    cause: 'half of one (ATC-06)',
    says: [TITLE, 'Quantity must be a whole number.'],
    async make(page) {
      await type(page, '1.5');
      return refusal(page);
    },
  },
  {
    cause: 'less than one (ATC-11)',
    says: [TITLE, 'Quantity must be between 1 and 9999.'],
    async make(page) {
      await type(page, '0');
      return refusal(page);
    },
  },
  {
    cause: 'more than there are, which the page says beside it (ATC-05)',
    says: ['Only 2 left in stock', TITLE, 'Sorry, we do not have enough of that item available.'],
    async make(page, { front }) {
      await type(page, '3');
      return [tidy((await front.scarcity(page).textContent()) ?? ''), ...(await refusal(page))];
    },
  },
  {
    cause: 'somebody bought the last ones meanwhile: the server says so (ATC-05, ATC-10)',
    says: [TITLE, 'Sorry, we do not have enough of that item available.'],
    async make(page, shop) {
      await type(page, '1');
      await setStock(shop, 0);
      return refusal(page).finally(() => setStock(shop, 2));
    },
  },
  {
    cause: 'its owner took it out of the shop meanwhile (ATC-04)',
    says: [TITLE, 'Sorry, that item variant is unavailable. Please select another variant.'],
    async make(page, shop) {
      await actOn(shop, 'hide');
      return refusal(page).finally(() => actOn(shop, 'show'));
    },
  },
  {
    cause: 'a crumb that stays wrong, with cookies (ATC-09)',
    says: [TITLE, 'Your session has expired. Please reload the page and try again.'],
    make: (page) => withRoute(page, CART_ENTRIES_PATH, forgeCrumb, () => refusal(page)),
  },
  {
    cause: 'the server breaks: 500 (ATC-10)',
    says: [TITLE, 'Something went wrong. Please try again.'],
    make: answered({ status: 500, body: '<h1>Internal Server Error</h1>' }),
  },
  {
    cause: 'the line is cut',
    says: [TITLE, 'We could not reach the shop. Please check your connection and try again.'],
    make: (page) =>
      withRoute(
        page,
        CART_ENTRIES_PATH,
        (route) => route.abort(),
        () => refusal(page),
      ),
  },
  {
    cause: '429, after thirty in ten seconds (ATC-10)',
    says: [TITLE, 'Please try again in a few seconds.'],
    async make(page, shop) {
      await shop.useUp(page, 30, CART_ENTRIES_PATH);
      return refusal(page);
    },
  },
  {
    cause: 'a variant of which there are none, marked as such, can be asked for all the same (ATC-05, CX-24)',
    says: [TITLE, 'Sorry, we do not have enough of that item available.'],
    async make(page, { front }) {
      await front.choose(page, { Frame: 'Black' });
      await front.markedOut(page, 'Ink', 'Rust').waitFor({ state: 'attached' });
      return refusal(page);
    },
  },
  {
    cause: 'nothing of all this lies in the cart',
    says: ['Nothing on the hook yet'],
    async make(page, { shopOrigin }) {
      await page.goto(`${shopOrigin}/cart`);
      return [tidy((await page.locator('.cart__empty').getByRole('heading').textContent()) ?? '')];
    },
  },
];

async function setExpress({ members, ...shop }: MessageShop, expressCheckout: boolean): Promise<void> {
  const { checkout } = bodyOf<AppPricingResponse>(await members.visitor.get(appPricingPath('demo')));
  accepted(await members.visitor.send('PUT', appCheckoutSettingsPath('demo'), { ...checkout, expressCheckout }));
  await untilSeen(shop, '/shop/ridge-lines', (html) => html.includes(`"expressCheckout":${expressCheckout}`));
}

/** A button that nobody can press says why. */
async function deadButton(page: Page): Promise<readonly string[]> {
  return (await button(page).isDisabled()) ? [tidy((await button(page).textContent()) ?? '')] : [];
}

export const PRODUCT_SCENES: readonly Scene[] = [
  { where: 'a product', path: '/shop/ridge-lines', island: 'add-to-cart', rows: ROWS },
  {
    where: 'a product of which nothing is left',
    path: '/shop/glacier-tongue',
    island: 'add-to-cart',
    rows: [{ cause: 'somebody would like it (DISP-02)', says: ['Sold out'], make: deadButton }],
  },
  {
    where: 'a gift card',
    path: '/shop/gift-card',
    island: 'add-to-cart',
    rows: [
      {
        cause: 'no amount is chosen (GIFT-01, ATC-08)',
        says: ['Unable to purchase Gift Card', 'Select a denomination for the Gift Card.'],
        make: refusal,
      },
    ],
  },
  {
    where: 'a product in a browser that keeps no cookies',
    path: '/shop/prevailing-wind',
    island: 'add-to-cart',
    keepsNoCookies: true,
    rows: [
      {
        cause: 'each request is somebody new’s (ATC-09)',
        says: [TITLE, 'Please enable cookies in your browser, reload the page, and try again.'],
        async make(page, { front }) {
          await front.choose(page, { Size: '30 × 40 cm', Frame: 'Oak' });
          return refusal(page);
        },
      },
    ],
  },
  {
    where: 'a product with express checkout',
    path: '/shop/ridge-lines',
    island: 'add-to-cart',
    prepare: (shop) => setExpress(shop, true),
    rows: [
      {
        cause: 'nothing is chosen (ATC-08)',
        says: ['Unable to Purchase Item', 'Please select the Size, Frame and Ink options.'],
        make: refusal,
      },
    ],
  },
];
