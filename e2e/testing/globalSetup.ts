import { existsSync, mkdirSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { closeContexts, DESKTOP, newContext, openBrowser, PHONE } from './browser.ts';
import {
  ask,
  copyDataDir,
  copyWhole,
  type Installation,
  newDataDir,
  removeDataDir,
  startInstallation,
} from './installation.ts';
import { type SharedDatabase, startSharedDatabase } from './sharedDatabase.ts';

export interface Shop {
  readonly port: number;
  readonly shopOrigin: string;
  readonly appOrigin: string;
  readonly owner: { readonly email: string; readonly password: string };
}

declare module 'vitest' {
  interface ProvidedContext {
    shop: Shop;
    /** A stopped installation with the demo shop in it: copy it for a journey that needs its own. */
    pristine: string;
    /** A running PostgreSQL that holds the same demo shop, to be copied database by database; null where there is none. */
    sharedDatabase: SharedDatabase | null;
  }
}

/**
 * Starts one demo installation for all journeys that don't need their own, and keeps a copy of it for those that do.
 * For work on a single file, QUOIN_PRISTINE names a folder where the demo shop is kept from run to run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const kept = process.env.QUOIN_PRISTINE;
  const pristine = kept !== undefined && existsSync(kept) ? copyDataDir(kept) : newDataDir();
  const first = await startInstallation({ dataDir: pristine });
  if (kept === undefined || !existsSync(kept)) {
    await makeWidths(first);
    await lookAround(first);
  }
  const code = await first.stop();
  if (code !== 0) throw new Error(`Ctrl-C after the first start ended the product with ${code}:\n${first.said()}`);
  if (kept !== undefined && !existsSync(kept)) {
    mkdirSync(kept);
    copyWhole(pristine, kept);
  }
  const shared = await startSharedDatabase(pristine);
  const dataDir = copyDataDir(pristine);
  const installation = await startInstallation({ dataDir });
  console.log(`first start ${first.startedIn} ms, later start ${installation.startedIn} ms`);
  const { port, shopOrigin, appOrigin, owner } = installation;
  project.provide('shop', { port, shopOrigin, appOrigin, owner });
  project.provide('pristine', pristine);
  project.provide('sharedDatabase', shared?.database ?? null);
  return async () => {
    await installation.stop();
    await shared?.stop();
    removeDataDir(dataDir);
    removeDataDir(pristine);
  };
}

/** Where every scene meets the same pictures, in the widths of a list's rows and of a shop's cards. */
const PICTURED = ['/', '/shop', '/journal'];
const WIDTHS = ['100w', '500w'];

/** Draws once what every copy of the shop would draw again. */
async function makeWidths(installation: Installation): Promise<void> {
  const pages = await Promise.all(PICTURED.map((path) => ask(installation, path)));
  const shown = pages.flatMap(({ body }) => [...body.matchAll(/\/s\/images\/[^"'?\s]+/g)].map(([path]) => path));
  const wanted = [...new Set(shown)].flatMap((path) => WIDTHS.map((width) => `${path}?format=${width}`));
  const headers = { accept: 'image/webp' };
  await Promise.all(wanted.map((path) => ask(installation, path, { headers })));
}

/** What scenes open most, with many pictures on it. */
const OPENED = [
  '/',
  '/shop',
  '/shop/ridge-lines',
  '/shop/orrery',
  '/shop/prevailing-wind',
  '/shop/glacier-tongue',
  '/journal',
];

/** Also requests what a desktop and a phone request there. No visit is counted: without scripts nothing is reported. */
async function lookAround({ shopOrigin }: Installation): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const viewport of [DESKTOP, PHONE]) {
      const page = await (await newContext(browser, { viewport })).newPage();
      // Not switched off: then a page would not wait with what is out of sight.
      await page.route('**/*', (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      );
      for (const path of OPENED) await page.goto(shopOrigin + path, { waitUntil: 'networkidle' });
    }
  } finally {
    await closeContexts(browser);
    await browser.close();
  }
}
