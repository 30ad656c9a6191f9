import type { Browser, Locator, Page } from 'playwright-core';
import { inject } from 'vitest';
import { chooseRadio, closeContexts, openBrowser, waitForWidget } from '../browser.ts';
import type { Installation } from '../installation.ts';
import { pressUntil, tabTo } from '../keyboard.ts';
import { type OwnShop, type OwnShopOptions, openOwnShop } from '../ownShop.ts';
import { tidy } from './buyer.ts';
import { openThemedShop } from './themedShop.ts';

/** Options by their names, with the values to choose. */
export type Wanted = Readonly<Record<string, string>>;

/** A shop that tests only buy from, with a browser. */
export interface VisitedShop extends Pick<Installation, 'port' | 'shopOrigin' | 'appOrigin' | 'owner'> {
  readonly browser: Browser;
  close(): Promise<void>;
}

/**
 * The way to drive the shop in a theme. The steps of a journey and their expected results are the same in every theme.
 * This interface specifies where things are on its pages.
 */
export interface Storefront {
  readonly name: string;
  /** A shop of one's own, to be changed at will. */
  openOwn(options?: OwnShopOptions): Promise<OwnShop>;
  /** One that others may buy from as well. */
  openVisited(): Promise<VisitedShop>;
  /** The product's markup is alive. */
  awake(page: Page): Promise<void>;
  choose(page: Page, wanted: Wanted): Promise<void>;
  /** What is chosen of an option. */
  chosen(page: Page, option: string): Promise<string>;
  price(page: Page): Promise<string>;
  /** Address of the picture that one sees first. */
  picture(page: Page): Promise<string>;
  isInStock(page: Page): Promise<boolean>;
  /** What says how few are left. */
  scarcity(page: Page): Locator;
  button(page: Page): Locator;
  quantity(page: Page): Locator;
  /** A value that leads to nothing that is left is marked so. */
  markedOut(page: Page, option: string, value: string): Locator;
  /** Leads to the cart, and says how much is in it. */
  cartLink(page: Page): Locator;
  restock(page: Page): RestockParts;
  /** Opens a product over a list of them; the first of the list. */
  quickView(page: Page): Locator;
  /** Selectors for a user without a mouse. */
  readonly keys: {
    readonly skip: string;
    readonly shop: string;
    readonly category: string;
    /** Past the filters of a list; '' where there are none to pass. */
    readonly skipFilters: string;
    readonly quantity: string;
    readonly cart: string;
  };
  /** Chooses the options from the first to the last, by keys alone. */
  chooseByKeys(page: Page, wanted: Wanted): Promise<void>;
  /** Without script: what is chosen, and the form it is chosen in. */
  readonly plain: PlainForm;
}

/** The form of a product without script. It is the same in every theme, wherever it is. */
export interface PlainForm {
  /** Address of the picture of what is chosen. */
  picture(page: Page): Promise<string | null>;
  readonly quantity: string;
}

/** The sign-up for what is sold out. */
export interface RestockParts {
  readonly form: Locator;
  readonly email: Locator;
  readonly submit: Locator;
  readonly joins: Locator;
  readonly problem: Locator;
}

const button = (page: Page) => page.locator('.sqs-add-to-cart-button');
const quantity = (page: Page) => page.getByRole('spinbutton', { name: 'Quantity' });
const textOf = async (locator: Locator) => tidy((await locator.textContent()) ?? '');

const HOUSE: Storefront = {
  name: 'the house’s theme',
  openOwn: openOwnShop,
  async openVisited() {
    const browser = await openBrowser();
    return { ...inject('shop'), browser, close: () => closeContexts(browser) };
  },
  awake: (page) => waitForWidget(page, 'add-to-cart'),
  async choose(page, wanted) {
    for (const value of Object.values(wanted)) await chooseRadio(page, value);
  },
  chosen: (page, option) => page.locator(`[data-option="${option}"] input:checked`).inputValue(),
  price: (page) => textOf(page.locator('[data-price]')),
  picture: (page) =>
    page.locator('.gallery__views').evaluate((strip) => {
      const { left } = strip.getBoundingClientRect();
      const front = [...strip.children].find((view) => Math.abs(view.getBoundingClientRect().left - left) < 4);
      return front?.querySelector('img')?.getAttribute('src') ?? '';
    }),
  isInStock: async (page) => (await page.locator('[data-stock]').textContent()) === 'In stock',
  scarcity: (page) => page.locator('[data-stock]').filter({ hasText: 'left in stock' }),
  button,
  quantity,
  markedOut: (page, _option, value) => page.locator('.choice--out').filter({ hasText: value }),
  cartLink: (page) => page.locator('.cart-pill__link'),
  restock(page) {
    // The newsletter in the footer asks for an address too.
    const form = page.getByRole('region', { name: 'Get an email when it is back' });
    return {
      form,
      email: form.getByRole('textbox', { name: 'Email' }),
      submit: form.getByRole('button', { name: 'Notify me' }),
      joins: form.getByRole('checkbox', { name: 'Also send me news from this shop' }),
      problem: form.getByRole('alert'),
    };
  },
  quickView: (page) => page.locator('a[data-quick-view]').first(),
  keys: {
    skip: '.skip-link',
    shop: '.site-nav a[href="/shop"]',
    category: '.filter a[href*="for-the-wall"]',
    skipFilters: '.skip-here',
    quantity: '#quantity',
    cart: '.cart-pill__link',
  },
  async chooseByKeys(page, wanted) {
    for (const [option, value] of Object.entries(wanted)) {
      await tabTo(page, `[data-option="${option}"] input`);
      await page.keyboard.press('Space');
      await pressUntil(page, 'ArrowRight', `input[value="${value}"]:checked`);
    }
  },
  plain: {
    picture: (page) => page.locator('.gallery__view img').first().getAttribute('src'),
    quantity: '#quantity',
  },
};

const select = (page: Page, option: string) =>
  page.locator('.product-variants').locator(`select[data-variant-option-name="${option}"]`);

const FORMATTERS: Storefront = {
  name: 'a theme written with formatters',
  openOwn: (options) => openThemedShop('plain-formatters', options),
  openVisited: () => openThemedShop('plain-formatters'),
  awake: (page) => page.locator('.sqs-add-to-cart-button[data-state]').first().waitFor(),
  async choose(page, wanted) {
    for (const [option, value] of Object.entries(wanted)) await select(page, option).selectOption(value);
  },
  chosen: (page, option) => select(page, option).inputValue(),
  price: (page) => textOf(page.locator('.product-side .product-price').first()),
  picture: async (page) => (await page.locator('.product-pictures img').first().getAttribute('src')) ?? '',
  isInStock: async (page) => (await page.locator('.product-variants').getAttribute('data-variant-in-stock')) === 'true',
  scarcity: (page) => page.locator('.product-scarcity:not([hidden])'),
  button,
  quantity,
  markedOut: (page, option, value) => select(page, option).locator('option.sold-out').filter({ hasText: value }),
  cartLink: (page) => page.locator('.head-cart'),
  restock(page) {
    const form = page.locator('.product-restock-notification:not([hidden])');
    return {
      form,
      email: form.getByRole('textbox'),
      submit: form.getByRole('button'),
      joins: form.getByRole('checkbox'),
      problem: form.getByRole('alert'),
    };
  },
  quickView: (page) => page.locator('.sqs-product-quick-view-button').first(),
  keys: {
    skip: '.skip',
    shop: '.head-nav a[href="/shop"]',
    category: '.categories a[href*="for-the-wall"]',
    skipFilters: '',
    quantity: '.product-quantity-input input',
    cart: '.head-cart',
  },
  async chooseByKeys(page, wanted) {
    for (const [option, value] of Object.entries(wanted)) {
      const place = `select[data-variant-option-name="${option}"]`;
      await tabTo(page, place);
      await pressUntil(page, 'ArrowDown', `${place}:has(option[value="${value}"]:checked)`);
    }
  },
  plain: {
    picture: (page) => page.locator('.product-form__picture img').getAttribute('src'),
    quantity: 'input.product-quantity-input',
  },
};

/** The journeys of buying run in each of them. */
export const STOREFRONTS: readonly Storefront[] = [HOUSE, FORMATTERS];
