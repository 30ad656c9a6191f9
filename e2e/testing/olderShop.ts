import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { newContext, PHONE, watchForErrors } from './browser.ts';
import { type OwnShop, openOwnShop, type Queries } from './ownShop.ts';

/** A theme like older third-party themes, in place of the house theme. The demo shop's pages use it. */
const THEME = join(import.meta.dirname, 'older-theme');
/** A part that the theme calls and Quoin lacks is reported. Nothing else may fail. */
export const KNOWN_FAULT = /NothingWeHave is not a constructor/;

/** The owner has switched on share buttons. */
function shareAtThree(database: Queries): Promise<unknown> {
  const shares = JSON.stringify({ Facebook: true, X: true, Email: true });
  const frame = "coalesce(settings -> 'siteFrame', '{}') || jsonb_build_object('shareButtons', $1::jsonb)";
  return database.query(
    `UPDATE website SET settings = settings || jsonb_build_object('siteFrame', ${frame}) WHERE identifier = $2`,
    [shares, 'demo'],
  );
}

export interface OpenedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
  /** What a script of the theme would do, and what it gets. */
  run(code: string): Promise<unknown>;
}

export interface OlderShop {
  readonly browser: Browser;
  readonly shop: OwnShop;
  /** A page on a phone, once its scripts have run. */
  open(path: string, prepare?: (context: BrowserContext) => Promise<unknown>): Promise<OpenedPage>;
  close(): Promise<void>;
}

export async function openOlderShop(): Promise<OlderShop> {
  const themes = mkdtempSync(join(tmpdir(), 'quoin-themes-'));
  cpSync(THEME, join(themes, 'quoin'), { recursive: true });
  const shop = await openOwnShop({ env: { THEMES_DIR: themes }, prepare: shareAtThree });
  const { browser } = shop;
  return {
    ...{ browser, shop },
    async open(path, prepare) {
      const context = await newContext(browser, { viewport: PHONE, reducedMotion: 'reduce', bypassCSP: false });
      await prepare?.(context);
      const page = await context.newPage();
      const errors = watchForErrors(page);
      await page.goto(shop.shopOrigin + path);
      await page.locator('body.initialized.dom-ready.went-on').waitFor({ state: 'attached' });
      return { context, page, errors, run: (code) => page.evaluate(code) };
    },
    async close() {
      await shop.close();
      rmSync(themes, { recursive: true, force: true });
    },
  };
}
