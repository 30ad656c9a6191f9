import { type AppSubmissionsResponse, appSubmissionsPath } from '@quoin/contract/endpoints/content';
import { postFormPath, RESTOCK_PATH } from '@quoin/contract/endpoints/site';
import { type AppRestockSettings, appRestockSettingsPath } from '@quoin/contract/endpoints/store';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWithoutCookies } from '../testing/browser.ts';
import { catalogueOfMessages } from '../testing/buying/catalogue.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { STOREFRONTS } from '../testing/buying/storefronts.ts';
import { ask } from '../testing/installation.ts';
import { type MessageShop, newAddress, openIn, openMessageShop } from '../testing/messages/messageShop.ts';
import { FORM_SCENES, loadContact } from '../testing/messages/messagesOfForms.ts';
import { PRODUCT_SCENES } from '../testing/messages/messagesOfProducts.ts';
import { RESTOCK_SCENES } from '../testing/messages/messagesOfRestock.ts';
import { bodyOf } from '../testing/visitor.ts';

const SOLD_OUT = { path: '/shop/glacier-tongue?option-Size=30+%C3%97+40+cm', island: 'add-to-cart' } as const;
const RESTOCK: AppRestockSettings = {
  ...{ isEnabled: true, successText: '', offersMailingList: false, optInByDefault: false },
  ...{ wantsCaptcha: false, isAutomatic: false },
};

const SCENES = [...PRODUCT_SCENES, ...FORM_SCENES, ...RESTOCK_SCENES];
it('every sentence of the catalogue has somebody who makes a page say it (storefront.md section 8)', () => {
  const said = new Set(SCENES.flatMap(({ rows }) => rows.flatMap(({ says }) => says)));
  const missing = [...catalogueOfMessages()].filter(([, sentence]) => !said.has(sentence));
  expect(missing).toEqual([]);
});

describe.each(STOREFRONTS)('in $name', (front) => {
  let shop: MessageShop;

  beforeAll(async () => {
    shop = await openMessageShop(front);
  });
  afterAll(() => shop?.close());

  it('a limit that is reached asks the browser for the work of a captcha, and then takes what was sent (27.1)', async () => {
    accepted(await shop.members.visitor.send('PUT', appRestockSettingsPath('demo'), RESTOCK));
    const page = await shop.open(SOLD_OUT);
    await shop.useUp(page, 10, RESTOCK_PATH);
    const answers: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().endsWith(RESTOCK_PATH)) answers.push(answer.status());
    });
    await front.restock(page).email.fill('eleventh@example.com');
    await front.restock(page).submit.click();
    await page.getByRole('status').filter({ hasText: 'Signed up!' }).waitFor();
    expect(answers).toEqual([429, 200]);
    await page.context().close();
  });

  describe.each(SCENES)('$where, when', ({ path, island, rows, prepare, keepsNoCookies = false }) => {
    let page: Page;
    let takeBack: unknown;
    beforeAll(async () => {
      takeBack = await prepare?.(shop);
      page = keepsNoCookies
        ? await openIn(await openWithoutCookies(newAddress()), { front, address: `${shop.shopOrigin}${path}`, island })
        : await shop.open({ path, island });
    });
    afterAll(async () => {
      await page?.context().close();
      if (typeof takeBack === 'function') await takeBack();
    });

    it.each(rows)('$cause', async ({ says, make }) => {
      expect(await make(page, shop)).toEqual(says);
    });
  });

  it('two hundred forms sent as fast as they can be: ten are kept, the others are told, none that was accepted is lost (FORM-14, FRM-1)', async () => {
    const { id } = await loadContact(shop);
    const headers = { ...newAddress(), origin: shop.shopOrigin, 'content-type': 'application/x-www-form-urlencoded' };
    const fields = { 'f-name.First': 'Flo', 'f-name.Last': 'D', 'f-about': 'Framing', 'f-message': 'Hi' };
    const send = async (index: number) => {
      const email = `flood${index}@example.com`;
      const body = new URLSearchParams({ ...fields, 'f-email': email, pagePath: '/contact' }).toString();
      return { email, ...(await ask(shop, postFormPath(id), { method: 'POST', headers, body })) };
    };
    const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => send(index)));
    const taken = answers.filter(({ status }) => status === 303);
    const limited = answers.filter(({ status }) => status === 429);
    expect([taken.length, limited.length]).toEqual([10, 190]);
    const sentence = 'Unable to submit form. Submission rate limit exceeded. Please try again later.';
    expect(
      limited.filter(({ body, headers }) => !body.includes(sentence) || !(Number(headers['retry-after']) > 0)),
    ).toEqual([]);
    const path = `${appSubmissionsPath('demo')}?${new URLSearchParams({ search: 'flood' })}`;
    const { submissions } = bodyOf<AppSubmissionsResponse>(await shop.members.visitor.get(path));
    expect(submissions.map(({ email }) => email).sort()).toEqual(taken.map(({ email }) => email).sort());
  });
});
