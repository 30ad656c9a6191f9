import { appThemePathOf } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { picture } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { openThemedShop } from '../testing/buying/themedShop.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { SIZES } from '../testing/look.ts';
import { signInOwner } from '../testing/owner.ts';
import { enter, type OwnerSession, openPage } from '../testing/ownerSession.ts';
import { BROUGHT, differenceOf, publish, shots, WRITTEN } from '../testing/sameLook.ts';
import { createVisitor } from '../testing/visitor.ts';

/** Pages become sections that look the same in Quoin's themes and in those of others. */
const FOREIGN = ['classic', 'blog', 'shop', 'index'];
const THEMES = [...FOREIGN, 'quoin', 'folio', 'parade'];

let session: OwnerSession;
let page: Page;
/** By the name of the page. */
const pages = new Map<string, string>();

beforeAll(async () => {
  const shop = await openThemedShop(FOREIGN);
  session = await enter({ shop, owner: await signInOwner(shop) });
  ({ page } = session);
  for (const theme of THEMES) {
    pages.set(`brought-${theme}`, await makePage(session.owner, `brought-${theme}`, {}, { body: BROUGHT }));
    pages.set(`written-${theme}`, await makePage(session.owner, `written-${theme}`, {}, { body: WRITTEN }));
  }
  await openPage(session, pages.get(`brought-${THEMES[0]}`)!);
  await publish(page);
});
afterAll(() => session?.shop.close());

const frame = () => page.frameLocator('[data-region="canvas"] iframe');
const stylesheets = async () =>
  (await createVisitor(session.shop).get('/')).body.match(/<link rel="stylesheet"[^>]*>/g);

/** As the owner does on the screen of themes; until visitors see it. */
async function useTheme(theme: string): Promise<void> {
  const before = await stylesheets();
  accepted(await session.owner.visitor.send('POST', appThemePathOf('demo', theme, '/use')));
  if (theme !== THEMES[0]) await expect.poll(stylesheets).not.toEqual(before);
}

describe.each(THEMES)('a page of one text in the theme %s', (theme) => {
  it.each(['brought', 'written'])(
    '%s becomes sections that look the same (ED-66)',
    { timeout: 240_000 },
    async (kind) => {
      if (kind === 'brought') await useTheme(theme);
      const name = `${kind}-${theme}`;
      const before = await shots(session, `/${name}`, 'h1');
      await openPage(session, pages.get(name)!);
      await page.getByRole('button', { name: 'Convert to sections', exact: true }).click();
      await page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
      await frame().locator('.entry-sections').waitFor();
      await session.hand.settled();
      await picture(page, `make-sections-${name}`, { fullPage: false });
      await publish(page);
      const after = await shots(session, `/${name}`, '.entry-sections h1');
      const figures = await Promise.all(before.map((shot, at) => differenceOf(shot, after[at]!)));
      for (const [at, [size]] of SIZES.entries()) expect(figures[at], size).toBeLessThanOrEqual(0.01);
    },
  );
});

it('says of a page that the theme makes of other things why it stays as it is (ED-78)', async () => {
  await openPage(session, await makePage(session.owner, 'opening', {}, { description: '<p>Come in</p>' }));
  await page.getByText('It cannot be converted to sections').waitFor();
  expect(await page.getByRole('button', { name: 'Convert to sections', exact: true }).count()).toBe(0);
  await picture(page, 'make-sections-refused', { fullPage: false });
});
