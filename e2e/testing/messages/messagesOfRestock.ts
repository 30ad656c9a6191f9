import { appCaptchaPath } from '@quoin/contract/endpoints/running';
import { RESTOCK_CONFIRM_PATH, RESTOCK_PATH } from '@quoin/contract/endpoints/site';
import { type AppRestockSettings, appAdjustmentsPath, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { WireProblem } from '@quoin/contract/problems';
import type { Page, Route } from 'playwright-core';
import { tidy } from '../buying/buyer.ts';
import { accepted } from '../buying/purchase.ts';
import { ask } from '../installation.ts';
import { bodyOf } from '../visitor.ts';
import { type MessageShop, type Row, type Scene, untilSeen, withRoute } from './messageShop.ts';

const SOLD_OUT = { path: '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm', island: 'add-to-cart' } as const;
const CHALLENGE = '/api/captcha/challenge';
const SETTINGS: AppRestockSettings = {
  isEnabled: true,
  successText: '',
  offersMailingList: true,
  optInByDefault: false,
  wantsCaptcha: true,
  isAutomatic: false,
};

/** Types an address, presses the button; what is then said, in the place where it is said. */
async function said(page: Page, { front }: MessageShop, email = 'ada@example.com'): Promise<readonly string[]> {
  const form = front.restock(page);
  await form.email.fill(email);
  const before = (await form.problem.allTextContents())[0] ?? '';
  await form.submit.click();
  const isBusy = form.form.locator('[aria-busy="true"], [aria-disabled="true"]');
  await form.problem.filter({ hasNotText: before === '' ? /^$/ : before }).waitFor();
  await isBusy.waitFor({ state: 'detached' });
  return [tidy((await form.problem.textContent()) ?? '')];
}

async function setStock({ members }: MessageShop, quantity: number): Promise<void> {
  const [product] = await members.products('Glacier Tongue');
  const changes = (product?.variants ?? []).map(({ id }) => ({ variantId: id, kind: 'set', quantity }));
  accepted(await members.visitor.send('POST', appAdjustmentsPath('demo'), { changes, reason: 'counted', note: '' }));
}

const ROWS: readonly Row[] = [
  {
    cause: 'no captcha: no work is to be had (RSTK-03)',
    says: ['Complete CAPTCHA before submitting.'],
    make: (page, shop) =>
      withRoute(
        page,
        CHALLENGE,
        (route) => route.abort(),
        () => said(page, shop),
      ),
  },
  { cause: 'no address (RSTK-03)', says: ['Email cannot be blank'], make: (page, shop) => said(page, shop, ' ') },
  {
    cause: 'no address of anybody (RSTK-03)',
    says: ['Email is invalid'],
    make: (page, shop) => said(page, shop, 'ada'),
  },
  {
    cause: 'it came back meanwhile: the server’s words (RSTK-05)',
    says: ['There is nothing to wait for: this can be bought now, or is not sold here any more.'],
    async make(page, shop) {
      await setStock(shop, 1);
      return said(page, shop).finally(() => setStock(shop, 0));
    },
  },
  {
    cause: 'the line is cut (RSTK-05)',
    says: ['We could not reach the shop. Please check your connection and try again.'],
    make: (page, shop) =>
      withRoute(
        page,
        RESTOCK_PATH,
        (route) => route.abort(),
        () => said(page, shop),
      ),
  },
  {
    cause: '500 (RSTK-05)',
    says: ['Something went wrong. Please try again.'],
    make: (page, shop) =>
      withRoute(
        page,
        RESTOCK_PATH,
        (route) => route.fulfill({ status: 500, body: 'broken' }),
        () => said(page, shop),
      ),
  },
  {
    cause: '429, after ten in an hour, in a browser that cannot do the work of a captcha (RSTK-05)',
    says: ['Please try again in 60 minutes.'],
    async make(page, shop) {
      await shop.useUp(page, 10, RESTOCK_PATH);
      return withRoute(
        page,
        RESTOCK_PATH,
        (route) => withoutWork(route, shop),
        () => said(page, shop),
      );
    },
  },
  {
    cause: 'the link of a mail that does not count any more',
    says: ['This link does not count any more. Sign up again on the page of the product.'],
    async make(page, { shopOrigin }) {
      await page.goto(`${shopOrigin}${RESTOCK_CONFIRM_PATH}?token=used.up`);
      return [tidy((await page.getByRole('main').getByText('This link').textContent()) ?? '')];
    },
  },
];

/** A refusal as it is where only waiting helps. */
async function withoutWork(route: Route, shop: MessageShop): Promise<void> {
  const request = route.request();
  const headers = await request.allHeaders();
  const answer = await ask(shop, RESTOCK_PATH, { method: 'POST', headers, body: request.postData() ?? '' });
  const { work: _work, ...problem } = bodyOf<WireProblem>(answer);
  await route.fulfill({ status: answer.status, json: problem });
}

/** As much of Google's script as the form uses. */
const GOOGLE = `window.grecaptcha = { enterprise: { ready: (run) => run(), execute: async () => 'human' } };`;

async function chooseEnterprise({ members, ...shop }: MessageShop): Promise<void> {
  const keys = { siteKey: '6LfakeSiteKey0000000000000000000000000000', projectId: 'my-shop-123456', minScore: 0.5 };
  const body = { provider: 'recaptchaEnterprise', ...keys, secret: '6LfakeSecret00000000000000000000000000000' };
  accepted(await members.visitor.send('PUT', appCaptchaPath('demo'), body));
  await untilSeen(shop, SOLD_OUT.path, (html) => html.includes('"provider":"recaptchaEnterprise"'));
}

export const RESTOCK_SCENES: readonly Scene[] = [
  {
    where: 'the form for what is sold out',
    ...SOLD_OUT,
    rows: ROWS,
    async prepare({ members, ...shop }) {
      accepted(await members.visitor.send('PUT', appRestockSettingsPath('demo'), SETTINGS));
      await untilSeen(shop, SOLD_OUT.path, (html) => html.includes('"captcha":{'));
    },
  },
  {
    where: 'the form for what is sold out, with Google’s captcha',
    ...SOLD_OUT,
    prepare: chooseEnterprise,
    rows: [
      {
        cause: 'an answer without words (RSTK-05)',
        says: ['Unable to submit form. Please try again later.'],
        async make(page, shop) {
          await page.route(/^https:\/\/www\.google\.com\/recaptcha\//, (route) =>
            route.fulfill({ contentType: 'text/javascript', body: GOOGLE }),
          );
          return withRoute(
            page,
            RESTOCK_PATH,
            (route) => route.fulfill({ status: 502, body: 'bad gateway' }),
            () => said(page, shop),
          );
        },
      },
    ],
  },
];
