import {
  type AppProductResponse,
  appAdjustmentsPath,
  appProductPath,
  type SaveProductRequest,
} from '@quoin/contract/endpoints/store';
import type { ProductFormField } from '@quoin/domain/catalog';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { tidy } from '../testing/buying/buyer.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop } from '../testing/ownShop.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const PATH = '/shop/hanging-rail';
const SKU = 'HP-127-30';
const LENGTH = '30 cm';
const INVALID = 'One or more fields is invalid, please check your entries.';

const field = (id: string, type: ProductFormField['type'], title: string, more: Partial<ProductFormField> = {}) => ({
  ...{ id, type, title, description: '', isRequired: false, options: [] },
  ...more,
});
const QUESTIONS: readonly ProductFormField[] = [
  field('burn', 'text', 'Name to burn in', { isRequired: true, description: 'On the back, up to twenty letters' }),
  field('note', 'textarea', 'Note for the workshop'),
  field('cord', 'select', 'Cord', { isRequired: true, options: ['Natural', 'Black'] }),
  field('gift', 'checkbox', 'Wrap it as a gift'),
];

let shop: OwnShop;
let browser: Browser;
let owner: Owner;
let productId: string;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
  productId = (await owner.products('Hanging Rail'))[0]?.id ?? '';
  await ask(QUESTIONS);
});
afterAll(() => shop?.close());

/** As the owner would in the product's editor; until visitors see it. */
async function ask(fields: readonly ProductFormField[]): Promise<void> {
  const path = appProductPath('demo', productId);
  const { product } = bodyOf<AppProductResponse>(accepted(await owner.visitor.get(path)));
  const draft = { ...product.draft, form: { id: 'rail', name: '', fields } };
  accepted(await owner.visitor.send('PUT', path, { revision: product.revision, draft } satisfies SaveProductRequest));
  const visitor = createVisitor(shop);
  const seen = JSON.stringify(fields.map(({ options }) => options).at(2));
  await vi.waitFor(async () => expect((await visitor.get(PATH)).body).toContain(`"options":${seen}`), 10_000);
}

async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await newContext(browser, { viewport: DESKTOP, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  await page.goto(`${shop.shopOrigin}${PATH}`);
  return page;
}

const modal = (page: Page) => page.getByRole('dialog', { name: 'Hanging Rail' });
const nameIn = (page: Page) => modal(page).getByRole('textbox', { name: 'Name to burn in' });
const button = (page: Page) => page.locator('.sqs-add-to-cart-button');

/** Returns the sentences above fields, with the titles below them (FORM-11). */
function wrongIn(page: Page): Promise<readonly string[]> {
  return page
    .locator('.form-item.error')
    .evaluateAll((items) => items.map((item) => (item.textContent ?? '').replace(/\s+/g, ' ').trim()))
    .then((texts) =>
      texts.map(
        (text) => /^(Required|Please choose one of the options\.)(.*?) ?\*/.exec(text)?.slice(1).join(' / ') ?? text,
      ),
    );
}

async function choose(page: Page): Promise<void> {
  await waitForWidget(page, 'add-to-cart');
  await page.getByRole('combobox', { name: 'Length' }).selectOption(LENGTH);
}

async function answersOfLine(page: Page): Promise<string> {
  return (await page.locator('.cart-line .answers').locator('dt, dd').allTextContents()).map(tidy).join(' ');
}

describe('a product that asks its buyer', () => {
  it('opens its questions in a modal, refuses what is missing, and adds with the answers (ATC-07, FORM-06, MODAL-01)', async () => {
    const page = await open();
    const errors = watchForErrors(page);
    await choose(page);
    await button(page).click();
    await nameIn(page).waitFor();
    expect(await nameIn(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await picture(page, 'questions-desktop', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    const add = modal(page).getByRole('button', { name: 'Add To Cart' });
    await add.click();
    expect(await modal(page).getByRole('alert').locator('p').first().textContent()).toBe(INVALID);
    expect(await wrongIn(page)).toEqual(['Required / Name to burn in', 'Required / Cord']);
    await picture(page, 'questions-refused-desktop', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await nameIn(page).fill('Ada');
    // Closed by mistake: what was typed is there again.
    await page.keyboard.press('Escape');
    await modal(page).waitFor({ state: 'detached' });
    expect(await button(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await button(page).click();
    expect(await nameIn(page).inputValue()).toBe('Ada');
    await modal(page).getByRole('combobox', { name: 'Cord' }).selectOption('Black');
    await modal(page).getByRole('checkbox', { name: 'Wrap it as a gift' }).check();
    await add.click();
    await button(page).filter({ hasText: 'Added!' }).waitFor();
    expect(await modal(page).count()).toBe(0);
    expect(errors).toEqual([]);

    await page.goto(`${shop.shopOrigin}/cart`);
    await waitForWidget(page, 'cart');
    expect(await answersOfLine(page)).toBe('Name to burn in Ada Cord Black Wrap it as a gift ✓');
    await page.getByRole('link', { name: 'Edit Hanging Rail' }).click();
    expect(await nameIn(page).inputValue()).toBe('Ada');
    await picture(page, 'questions-cart-desktop', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await nameIn(page).fill('Bo');
    await modal(page).getByRole('button', { name: 'Save' }).click();
    await modal(page).waitFor({ state: 'detached' });
    expect(await answersOfLine(page)).toBe('Name to burn in Bo Cord Black Wrap it as a gift ✓');
    expect(errors).toEqual([]);
    await page.context().close();
  });

  it('shows what the server says of each field (FORM-14, CART-04)', async () => {
    const page = await open();
    await choose(page);
    await button(page).click();
    await nameIn(page).fill('Cleo');
    await modal(page).getByRole('combobox', { name: 'Cord' }).selectOption('Black');
    // The owner has run out of it meanwhile.
    await ask(QUESTIONS.map((each) => (each.id === 'cord' ? { ...each, options: ['Natural'] } : each)));
    await modal(page).getByRole('button', { name: 'Add To Cart' }).click();
    const alert = modal(page).getByRole('alert');
    await alert.filter({ hasText: INVALID }).waitFor();
    expect(await wrongIn(page)).toEqual(['Please choose one of the options. / Cord']);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('questions-cord');
    await ask(QUESTIONS);
    await page.context().close();
  });

  it('is bought with keys alone on a phone, and not once its stock is in the cart (ATC-05, ATC-07)', async () => {
    const { id } = await owner.variant(SKU);
    const changes = [{ variantId: id, kind: 'set', quantity: 1 }];
    const adjusted = await owner.visitor.send('POST', appAdjustmentsPath('demo'), {
      changes,
      reason: 'received',
      note: '',
    });
    expect(adjusted.status, adjusted.body).toBeLessThan(300);
    const page = await open({ viewport: PHONE });
    await choose(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await nameIn(page).waitFor();
    await picture(page, 'questions-phone', { fullPage: false });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('Dora');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Nat');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await button(page).filter({ hasText: 'Added!' }).waitFor();
    await button(page).filter({ hasText: 'Add To Cart' }).waitFor();
    await page.keyboard.press('Enter');
    const alert = page.getByRole('alertdialog', { name: 'Unable to Add Item' });
    await alert.getByText('Sorry, we do not have enough of that item available.').waitFor();
    expect(await modal(page).count()).toBe(0);
    await page.context().close();
  });

  it('asks on a page of its own without script, and again from the cart (ATC-07, CART-04)', async () => {
    const page = await open({ javaScriptEnabled: false, viewport: PHONE });
    await page.getByRole('combobox', { name: 'Length' }).selectOption('40 cm');
    await button(page).click();
    await page.getByRole('heading', { name: 'Hanging Rail' }).waitFor();
    const add = page.getByRole('button', { name: 'Add To Cart' });
    await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).check();
    await add.click();
    expect(await page.locator('.form-alert-message').textContent()).toBe(INVALID);
    expect(await wrongIn(page)).toEqual(['Required / Name to burn in', 'Required / Cord']);
    expect(await page.getByRole('checkbox', { name: 'Wrap it as a gift' }).isChecked()).toBe(true);
    await picture(page, 'questions-page-phone');
    const name = page.getByRole('textbox', { name: 'Name to burn in' });
    await name.fill('Ed');
    await page.getByRole('combobox', { name: 'Cord' }).selectOption('Natural');
    await add.click();
    await page.waitForURL('**/cart');
    expect(await answersOfLine(page)).toBe('Name to burn in Ed Cord Natural Wrap it as a gift ✓');
    await picture(page, 'questions-cart-phone');
    await page.getByRole('link', { name: 'Edit Hanging Rail' }).click();
    expect(await name.inputValue()).toBe('Ed');
    await name.fill('Flo');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL('**/cart');
    expect(await answersOfLine(page)).toContain('Name to burn in Flo');
    await page.context().close();
  });
});
