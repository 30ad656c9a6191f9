import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ARTIFACTS = join(root, 'artifacts');
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const PATIENCE_MS = 15_000;

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** The system's Chromium; the test runner names it in CHROMIUM. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || PLACES.find((path) => existsSync(path));
  if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  });
}

/** Somebody new, who gives up on a page sooner than the test runner does. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Writes `artifacts/<name>.png` (ignored by git): people look at these. */
export async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({
    path: join(ARTIFACTS, `${name}.png`),
    fullPage: options.fullPage ?? true,
    animations: 'disabled',
  });
}

/** Scrolls through the page so that lazy pictures load, then back to the top. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** What went wrong inside a page: script errors and refused scripts or styles. Failed answers are the journeys' own business. */
export function watchForErrors(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      errors.push(message.text());
  });
  return errors;
}

/** The island's widget has taken over from the served markup. */
export async function waitForWidget(page: Page, island: string): Promise<void> {
  // React marks the nodes it has drawn; the served markup carries the props' script until then.
  await page.waitForFunction((name) => {
    const element = document.querySelector(`[data-island="${name}"]`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  }, island);
}
