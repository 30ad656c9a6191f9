import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyByCard } from '../testing/buying/purchase.ts';
import type { OwnerSession } from '../testing/ownerSession.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import { createVisitor } from '../testing/visitor.ts';

/** What owners do most, from the app's home, with no more presses than docs/reference/owner-jobs.md says (issue 29). */
let session: OwnerSession;
let page: Page;
/** Presses of the pointer since the job began; typing is none. */
let presses = 0;
let orderId: string;

beforeAll(async () => {
  session = await openOwnerSession({ browser: { viewport: { width: 1440, height: 900 } } });
  page = session.page;
  await page.exposeFunction('countPress', () => {
    presses += 1;
  });
  await page.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    document.addEventListener('pointerdown', () => countPress(), { capture: true });
  });
  await buyByCard(createVisitor(session.shop), session.owner, { email: 'ada@example.com', quantity: 3, note: '' });
  const [order] = await session.owner.orders('ada@example.com');
  if (order === undefined) throw new Error('The order is not in the list.');
  orderId = order.id;
});
afterAll(() => session?.shop.close());

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const field = (name: string | RegExp) => page.getByRole('textbox', { name, exact: typeof name === 'string' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const sideBar = () => page.getByRole('navigation', { name: 'Main' });
const notice = (text: string | RegExp) => page.getByRole('alertdialog').filter({ hasText: text }).first().waitFor();

/** A place of the side bar; its group is opened where it is closed. */
async function go(group: string, place: string): Promise<void> {
  const head = sideBar().getByRole('button', { name: group });
  if ((await head.getAttribute('aria-expanded')) !== 'true') await head.click();
  await sideBar().getByRole('link', { name: place, exact: true }).click();
}

async function goToSettings(place: string): Promise<void> {
  await sideBar().getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: place, exact: true }).click();
}

const save = (at: Page | Locator = page) => at.getByRole('button', { name: 'Save', exact: true }).click();
const servedAt = async (path: string) => (await createVisitor(session.shop).get(path)).body;

/** What is done, by the words of the list, and how one sees that it was. */
const JOBS: Readonly<Record<string, () => Promise<void>>> = {
  async 'Change a shipping price'() {
    await goToSettings('Shipping');
    await button(/^Actions for /)
      .first()
      .click();
    await menuItem('Edit').click();
    await dialog().getByRole('textbox', { name: 'Rate' }).fill('7.50');
    await save(dialog());
    await notice('Shipping option saved');
    await page.getByText('€7.50').first().waitFor();
  },
  async 'Refund one of three pieces'() {
    await go('Store', 'Orders');
    await page.locator(`a[href$="/orders/${orderId}"]`).first().click();
    await button('Refund').click();
    await dialog()
      .getByRole('button', { name: /^Increase/ })
      .click();
    await dialog()
      .getByRole('button', { name: /^Refund \S/ })
      .click();
    await page.getByText(/ refunded\.$/).waitFor();
    expect((await session.owner.order(orderId)).refunds).toHaveLength(1);
  },
  async 'Send an order with its tracking number'() {
    await go('Store', 'Orders');
    await page.locator(`a[href$="/orders/${orderId}"]`).first().click();
    await button('Fulfill items').first().click();
    await dialog().getByRole('button', { name: 'Carrier' }).click();
    await option('DHL').click();
    await dialog().getByRole('textbox', { name: 'Tracking number' }).fill('JD0146000062');
    await dialog()
      .getByRole('button', { name: /^Mark / })
      .click();
    await page.getByText(/ fulfilled\.$/).waitFor();
  },
  async 'Find what a customer has bought'() {
    await go('Customers', 'Customers');
    await link(/ada@example\.com|Ada/)
      .first()
      .click();
    await page.getByRole('table', { name: 'Customer’s orders' }).waitFor();
  },
  async 'Export orders for a spreadsheet'() {
    await go('Store', 'Orders');
    await button('Export').click();
    const [file] = await Promise.all([page.waitForEvent('download'), menuItem('CSV for spreadsheets').click()]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  },
  async 'Add a product'() {
    await go('Store', 'Products');
    await link('Add product').first().click();
    await field('Title').first().fill('Field notes');
    await field('Price').first().fill('12.00');
    await save();
    await notice('created');
  },
  async 'Change the price of a product'() {
    await go('Store', 'Products');
    await link(/Field notes/)
      .first()
      .click();
    await session.hand.settled();
    await field('Price').first().fill('14.00');
    await button('Save product').click();
    await expect.poll(() => servedAt('/shop/field-notes')).toContain('14.00');
  },
  async 'Set what is in stock'() {
    await go('Store', 'Inventory');
    const quantity = field(/^On hand:/).first();
    await quantity.fill('25');
    await quantity.press('Enter');
    await notice('Stock saved');
  },
  async 'Hide a product'() {
    await go('Store', 'Products');
    await page
      .getByRole('row', { name: /Field notes/ })
      .getByRole('checkbox')
      .check({ force: true });
    await button('Hide').click();
    await page
      .getByRole('row', { name: /Field notes/ })
      .getByText('Hidden')
      .waitFor();
  },
  async 'Create a discount code'() {
    await go('Store', 'Discounts');
    await link('Create discount').first().click();
    await field('Name').fill('Spring');
    await field(/^Code/).fill('SPRING10');
    await field(/^Percent/).fill('10');
    await save();
    await page.getByText('The discount was created').first().waitFor();
  },
  async 'Issue a gift card'() {
    await go('Store', 'Gift cards');
    await button('Issue gift card').first().click();
    await dialog().getByRole('textbox', { name: 'Value' }).fill('50');
    await dialog().getByRole('textbox', { name: 'Recipient’s email' }).fill('ada@example.com');
    await dialog().getByRole('button', { name: 'Issue', exact: true }).click();
    await page.getByText('€50.00').first().waitFor();
  },
  async 'Change a tax rate'() {
    await goToSettings('Taxes');
    await button(/^Actions for /)
      .first()
      .click();
    await menuItem('Edit').click();
    await dialog().getByRole('textbox', { name: /^Rate/ }).fill('20');
    await save(dialog());
    await notice('Tax saved');
  },
  async 'Accept bank transfers'() {
    await goToSettings('Payments');
    await button('Add').click();
    await menuItem('Bank transfer').click();
    await dialog().getByRole('textbox', { name: 'Payment instructions' }).fill('IBAN DE00 1234');
    await save(dialog());
    await page.getByText('Bank transfer').first().waitFor();
  },
  async 'Change the return policy'() {
    await goToSettings('Policies');
    await field('Returns').fill('You can send everything back within 30 days.');
    await save();
    await notice('Policies saved.');
  },
  async 'Change the contact email'() {
    await goToSettings('Store details');
    await field('Contact email').fill('hello@example.com');
    await save();
    await notice('Settings saved');
  },
  async 'Invite a colleague'() {
    await goToSettings('Team');
    await button('Invite').click();
    await field('Email').fill('mina@example.com');
    await page.locator('label').filter({ hasText: 'Store manager' }).first().click();
    await button('Send invitation').click();
    await page.getByRole('list', { name: 'Open invitations' }).getByText('mina@example.com').waitFor();
  },
  async 'Export customers'() {
    await go('Customers', 'Customers');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('Export', { exact: true }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.csv$/);
  },
  async 'Show an announcement bar'() {
    await go('Marketing', 'Popup and announcement');
    await field('Message').fill('We are on holiday until Monday.');
    await page.getByText('Show on every page', { exact: true }).click();
    await save();
    await notice('aved');
  },
  async 'Write and publish a post'() {
    await go('Website', 'Blog and collections');
    await link('Add post').or(button('Add post')).first().click();
    await field('Title').first().fill('Back on Monday');
    await page
      .locator('label')
      .filter({ hasText: /^Published/ })
      .click();
    await save();
    await expect.poll(() => servedAt('/journal/back-on-monday')).toContain('Back on Monday');
  },
  async 'Choose the site icon'() {
    await link('Edit site').first().click();
    await session.hand.settled();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('favicon');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: 'Site icon' }).getByRole('button', { name: 'Choose' }).click();
    await dialog().getByRole('row').first().click();
    await dialog().getByRole('button', { name: 'Choose', exact: true }).click();
    await page.getByRole('group', { name: 'Site icon' }).locator('img').waitFor();
  },
};

/** Job → presses, from the table of the list. */
const LISTED = new Map(
  readFileSync(new URL('../../docs/reference/owner-jobs.md', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([, , , count]) => /^\d+$/.test(count ?? ''))
    .map(([, , job = '', count]) => [job, Number(count)] as const),
);

describe('a job of an owner', () => {
  it.each(Object.entries(JOBS))('%s', async (job, act) => {
    await page.goto(`${session.shop.appOrigin}/demo/config`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
    presses = 0;
    await act();
    expect(presses, job).toBe(LISTED.get(job));
  });

  it('is in the list, each once', () => expect([...LISTED.keys()].sort()).toEqual(Object.keys(JOBS).sort()));
  it('had no error in the page', () => expect(session.errors).toEqual([]));
});
