import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';

let session: OwnerSession;
beforeAll(async () => {
  session = await openOwnerSession({ browser: { viewport: DESKTOP, bypassCSP: false } });
});
afterAll(() => session?.shop.close());

const open = async (path: string) => {
  await session.page.goto(`${session.shop.appOrigin}${path}`);
  await session.page.getByRole('heading', { level: 1 }).waitFor();
};
const helpButton = () => session.page.getByRole('button', { name: 'Help', exact: true });
/** Which heading has the focus. */
const read = () => session.page.evaluate(() => document.activeElement?.textContent);

describe('help', () => {
  it('opens beside the screen it is about, leads on, and goes with Escape back to its button', async () => {
    const { page } = session;
    await open('/demo/config/settings/taxes');
    await helpButton().click();
    const help = page.getByRole('complementary', { name: 'Help' });
    await help.getByRole('heading', { name: 'Taxes' }).waitFor();
    await expect.poll(read).toBe('Taxes');
    await picture(page, 'app-help-desktop');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await help.getByRole('link', { name: 'Customers' }).click();
    await help.getByRole('heading', { name: 'Answer a privacy request' }).waitFor();
    await help.getByRole('button', { name: 'Help for this screen' }).click();
    await expect.poll(read).toBe('Taxes');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await expect.poll(read).toBe('Help');
  });

  it('is found by the palette, at the task that was looked for', async () => {
    const { page } = session;
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('refund an order');
    await page.getByRole('option', { name: 'Help: Refund an order' }).click();
    await expect.poll(read).toBe('Refund an order');
  });

  it('is a sheet over the screen on a phone', async () => {
    const { page } = session;
    await page.setViewportSize(PHONE);
    await open('/demo/config/orders');
    await helpButton().click();
    await page.getByRole('dialog', { name: 'Help' }).getByRole('heading', { name: 'Orders' }).waitFor();
    await expect.poll(read).toBe('Orders');
    await picture(page, 'app-help-phone');
    expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(read).toBe('Help');
  });

  it('is a web page for everyone', async () => {
    const { page, context } = session;
    await context.clearCookies();
    for (const [size, scheme] of [
      [DESKTOP, 'light'],
      [PHONE, 'dark'],
    ] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: scheme });
      await page.goto(`${session.shop.appOrigin}/help`);
      await page.getByRole('link', { name: 'Inventory' }).click();
      await page.getByRole('heading', { name: 'Change a quantity' }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/help/inventory');
      expect(await widthBeyond(page)).toBeLessThanOrEqual(0);
      expect(await violationsOf(page)).toEqual([]);
    }
    expect(session.errors).toEqual([]);
  });
});
