import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture, picturesInBothSizes } from '../testing/browser.ts';
import { widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';

const KEY = /quoin_[\w-]{65}/;
const LONG = `Warehouse of ${'Llanfairpwllgwyngyll'.repeat(4)}`;

let session: OwnerSession;
beforeAll(async () => {
  session = await openOwnerSession({ browser: { permissions: ['clipboard-read', 'clipboard-write'] } });
});
afterAll(() => session?.shop.close());

async function choose(label: string, permission: string): Promise<void> {
  const { page } = session;
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: permission }).click();
}

/** What the box shows this once; leaves the box. */
async function takeKey(): Promise<string> {
  const { page } = session;
  const box = page.getByRole('alertdialog');
  const key = KEY.exec((await box.getByRole('code').textContent()) ?? '')?.[0] ?? '';
  await page.keyboard.press('Escape');
  expect(await box.isVisible()).toBe(true);
  await box.getByRole('button', { name: 'Copy key' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
  await box.getByRole('button', { name: 'Done' }).click();
  await box.waitFor({ state: 'detached' });
  return key;
}

/** As a program asks: nothing but the key and who it is. */
async function askAs(key: string, path: string): Promise<{ readonly status: number; readonly body: unknown }> {
  const headers = { authorization: `Bearer ${key}`, 'user-agent': 'stock-sync/1.0' };
  const response = await fetch(`${session.shop.appOrigin}${path}`, { headers });
  return { status: response.status, body: await response.json() };
}

const INVENTORY = '/1.0/commerce/inventory';

describe('API keys (EDIT-09)', () => {
  it('are made with a name and permissions, and shown once', async () => {
    const { page, shop, errors } = session;
    await page.goto(`${shop.appOrigin}/demo/config/settings/api-keys`);
    await page.getByText('No API keys yet').waitFor();
    await picturesInBothSizes(page, 'api-keys-empty');
    await page.getByRole('button', { name: 'Create API key' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Enter a name.').waitFor();
    await page.getByText('Choose at least one permission.').waitFor();
    await page.getByRole('textbox', { name: 'Name' }).fill(LONG);
    await choose('Orders', 'Read only');
    await choose('Inventory', 'Read and write');
    await picturesInBothSizes(page, 'api-keys-new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('It is not shown again.').waitFor();
    await picturesInBothSizes(page, 'api-keys-shown');
    const key = await takeKey();
    expect(key).toMatch(KEY);
    expect(await page.content()).not.toContain(key);
    const row = page.getByRole('listitem').filter({ hasText: LONG });
    expect(await row.textContent()).toContain('Orders (read only), Inventory (read and write)');
    expect(await row.textContent()).toContain('Never used');
    expect(await askAs(key, INVENTORY)).toMatchObject({ status: 200, body: { pagination: { hasNextPage: true } } });
    expect(await askAs(key, '/1.0/commerce/nothing')).toMatchObject({ status: 404, body: { subtype: null } });
    await page.reload();
    await row.getByText('Last used Today').waitFor();
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      expect(await widthBeyond(page)).toBe(0);
    }
    await picturesInBothSizes(page, 'api-keys-list');
    expect(await violationsOf(page, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('are replaced and revoked only after the owner has confirmed it', async () => {
    const { page, errors } = session;
    const act = async (name: string) => {
      await page.getByRole('button', { name: `Actions for ${LONG}` }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await act('Replace key');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Replace key' }).click();
    await page.getByText('It is not shown again.').waitFor();
    const key = await takeKey();
    expect((await askAs(key, INVENTORY)).status).toBe(200);
    await act('Revoke');
    await picture(page, 'api-keys-revoke', { fullPage: false });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('listitem').filter({ hasText: LONG }).waitFor();
    await act('Revoke');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('No API keys yet').waitFor();
    expect(await askAs(key, INVENTORY)).toMatchObject({ status: 401, body: { type: 'AUTHORIZATION_ERROR' } });
    expect(errors).toEqual([]);
  });
});
