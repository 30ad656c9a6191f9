import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picturesInBothSizes } from '../testing/browser.ts';
import { widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';

const LONG = `${'a-very-long-name-of-a-shop-'.repeat(2)}x.example.com`;

let session: OwnerSession;
beforeAll(async () => {
  session = await openOwnerSession();
});
afterAll(() => session?.shop.close());

describe('the domains of a site', () => {
  it('are connected by keys alone, checked, and one is made the main one', async () => {
    const { page, shop, errors } = session;
    await page.goto(`${shop.appOrigin}/demo/config`);
    await page.getByRole('link', { name: 'Connect a domain' }).first().click();
    await page.getByText('No domain connected').waitFor();
    await picturesInBothSizes(page, 'domains-empty');
    await page.getByRole('button', { name: 'Connect domain' }).press('Enter');
    await page.keyboard.type('https://shop.example.com/');
    await page.getByRole('button', { name: 'Add domain' }).press('Enter');
    await page.getByText('Enter a domain like shop.example.com').waitFor();
    await page.getByRole('textbox', { name: 'Domain' }).fill('shop.quoin.test');
    await page.getByRole('button', { name: 'Add domain' }).press('Enter');
    const first = page.getByRole('listitem').filter({ hasText: 'shop.quoin.test' });
    // The server of a test is on no public address.
    await first.getByText('This server has no public address yet').waitFor();
    await page.getByRole('button', { name: 'Connect domain' }).click();
    await page.getByRole('textbox', { name: 'Domain' }).fill(LONG);
    await page.getByRole('button', { name: 'Add domain' }).click();
    const second = page.getByRole('listitem').filter({ hasText: LONG });
    await second.getByRole('button', { name: `Check again: ${LONG}` }).waitFor();
    expect(await first.getByText('Main', { exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: `Actions for ${LONG}` }).click();
    await page.getByRole('menuitem', { name: 'Make main domain' }).click();
    await second.getByText('Main', { exact: true }).waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await widthBeyond(page)).toBe(0);
    }
    await picturesInBothSizes(page, 'domains-list');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('are removed only after the owner has confirmed it', async () => {
    const { page } = session;
    for (const host of [LONG, 'shop.quoin.test']) {
      await page.getByRole('button', { name: `Actions for ${host}` }).click();
      await page.getByRole('menuitem', { name: 'Remove' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: `Actions for ${host}` }).waitFor({ state: 'detached' });
    }
    await page.getByText('No domain connected').waitFor();
  });
});
