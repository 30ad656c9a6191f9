import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Frame,
  type Page,
} from 'playwright-core';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const ARTIFACTS = join(root, 'artifacts');
/** Full browsers, which keep what a user sets in them. */
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const PLACES = ['/usr/bin/chromium-headless-shell', ...WHOLE];

/** What a scene waits for comes at once or not at all; a slow machine may still take its time. */
const TIMEOUT_MS = 30_000;

export const DESKTOP = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;

/** The system's Chromium; the test runner names it in CHROMIUM. */
function launchOptions(first: readonly string[] = []): { readonly executablePath: string; readonly args: string[] } {
  const places = [...first, process.env.CHROMIUM ?? '', ...PLACES];
  const executablePath = places.find((path) => path !== '' && existsSync(path));
  if (!executablePath) throw new Error('No Chromium found: install it, or set CHROMIUM to its path.');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      // Browsers of users put frames of other origins into separate processes. This one does so only with this flag.
      '--site-per-process',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  };
}

/** Opened once for all files of a worker, which come one after the other; it ends with the worker. */
let opened: Promise<Browser> | null = null;

/** The browser in which everybody of a file has a context of his own; `closeContexts` leaves it. */
export async function openBrowser(): Promise<Browser> {
  const known = await opened;
  if (known?.isConnected()) return known;
  opened = chromium.launch(launchOptions());
  return opened;
}

/** A whole one, for what a person sets in its windows; who opens it closes it. */
export function openWholeBrowser(): Promise<Browser> {
  return chromium.launch(launchOptions(WHOLE));
}

/** Nobody of this file is there any more; the browser itself stays for the next file. */
export async function closeContexts(browser: Browser | undefined): Promise<void> {
  await Promise.all((browser?.contexts() ?? []).map((context) => context.close()));
}

/** Opens a browser that is set to keep no cookies and has none from before. */
export async function openWithoutCookies(headers: Readonly<Record<string, string>>): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-profile-'));
  mkdirSync(join(folder, 'Default'));
  // As the switch in the browser's settings writes it.
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions(WHOLE),
    ...{ viewport: DESKTOP, reducedMotion: 'reduce', extraHTTPHeaders: { ...headers } },
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  // Its last files are written while it ends.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return context;
}

/** Opens a context for a new visitor, which times out on a page before the test runner does. */
export async function newContext(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: DESKTOP, ...options });
  context.setDefaultTimeout(TIMEOUT_MS);
  return context;
}

/**
 * Chooses by what one sees of a choice: its face; the button in it is hidden from sight. By force: what is sold out is marked as
 * disabled, but can be chosen and then says why it cannot be bought.
 */
export async function chooseRadio(page: Page, name: string): Promise<void> {
  const button = page.getByRole('radio', { name });
  await page.locator('label').filter({ has: button }).click({ force: true });
  if (!(await button.isChecked())) throw new Error(`${name} was pressed and is not chosen.`);
}

/**
 * No test asserts a picture, and a whole page takes half a second. `npm test` takes none unless `QUOIN_PICTURES` is
 * `yes`.
 */
const TAKES_PICTURES = process.env.QUOIN_PICTURES !== 'no';

/** Writes `artifacts/<name>.png` (ignored by git): people look at these. */
export async function picture(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  if (!TAKES_PICTURES) return;
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({
    path: join(ARTIFACTS, `${name}.png`),
    fullPage: options.fullPage ?? true,
    animations: 'disabled',
  });
}

/**
 * Writes `artifacts/<name>-desktop.png` and `-phone.png`, and leaves the window at desktop size. Without pictures,
 * nothing is redrawn.
 */
export async function picturesInBothSizes(page: Page, name: string): Promise<void> {
  if (!TAKES_PICTURES) return;
  for (const [size, viewport] of [
    ['desktop', DESKTOP],
    ['phone', PHONE],
  ] as const) {
    await page.setViewportSize(viewport);
    await picture(page, `${name}-${size}`);
  }
  await page.setViewportSize(DESKTOP);
}

/** Until what a page fetches by itself has come; for people who look at pictures of it, the lazy ones too. */
export async function atRest(page: Page): Promise<void> {
  if (TAKES_PICTURES) return settle(page);
  await page.waitForLoadState('networkidle');
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
export async function waitForWidget(page: Page | Frame, island: string): Promise<void> {
  // React marks the nodes it has drawn; the served markup carries the props' script until then.
  await page.waitForFunction((name) => {
    const element = document.querySelector(`[data-island="${name}"]`);
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactContainer'));
  }, island);
}
