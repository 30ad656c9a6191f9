import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject } from 'vitest';
import { startEmbeddedPostgres } from '../../packages/server/platform/database/embedded.ts';
import { SILENT, withAdmin } from '../../packages/server/testing/database.ts';
import { addressOf } from '../../packages/server/testing/databaseAddress.ts';
import { closeContexts, openBrowser } from './browser.ts';
import { copyDataDir, copyFiles, type Installation, removeDataDir, startInstallation } from './installation.ts';
import { copyDatabase } from './sharedDatabase.ts';

/** A shop of one test file: a copy of the pristine one, changed at will and thrown away, with a browser. */
export interface OwnShop extends Installation {
  readonly browser: Browser;
  /** The environment that the product started with, for a command line. */
  readonly env: Readonly<Record<string, string>>;
  /** After it was stopped or killed: again, at the same address. */
  restart(words?: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

export interface OwnShopOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** For who kills it: on the built-in PostgreSQL with all its promises, as it is installed. */
  readonly isDurable?: boolean;
  /** Words of its command line at the first start. */
  readonly words?: readonly string[];
  /** Changes the copied rows before the first start. */
  readonly prepare?: (database: Queries) => Promise<unknown>;
}

export interface Queries {
  query(text: string, values: readonly string[]): Promise<unknown>;
}

export async function openOwnShop(options: OwnShopOptions = {}): Promise<OwnShop> {
  const { env = {}, isDurable = false, words, prepare } = options;
  const [browser, copy] = await Promise.all([openBrowser(), isDurable ? copyOfFolder() : copyOfShop()]);
  const how = { dataDir: copy.dataDir, env: { ...copy.env, ...env } };
  try {
    if (prepare) await copy.change(prepare);
    const started = await startInstallation({ ...how, ...(words && { words }) });
    let running = started;
    return {
      ...started,
      env: how.env,
      stop: () => running.stop(),
      kill: () => running.kill(),
      async restart(more = []) {
        running = await startInstallation({ ...how, words: more, port: started.port });
      },
      // A copy prints no password: it is the one of the first start.
      owner: inject('shop').owner,
      browser,
      async close() {
        await closeContexts(browser);
        await copy.leave(running);
        await copy.remove();
      },
    };
  } catch (fault) {
    await copy.remove();
    throw fault;
  }
}

interface Copy {
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** Before the product runs on it. */
  change(act: (database: Queries) => Promise<unknown>): Promise<unknown>;
  /** Ends the product on it. */
  leave(running: Installation): Promise<unknown>;
  remove(): Promise<void>;
}

/**
 * Copies the shop's rows in the PostgreSQL that all shops share. Nothing of the copy outlives the file, so it ends
 * without a clean shutdown.
 */
async function copyOfShop(): Promise<Copy> {
  const shared = inject('sharedDatabase');
  if (shared === null) return copyOfFolder();
  const dataDir = copyFiles(inject('pristine'));
  const { url, drop } = await copyDatabase(shared);
  return {
    ...{ dataDir, env: { DATABASE_URL: url } },
    change: (act) => changeAt(url, act),
    leave: (running) => running.kill(),
    async remove() {
      await drop();
      removeDataDir(dataDir);
    },
  };
}

async function copyOfFolder(): Promise<Copy> {
  const dataDir = copyDataDir(inject('pristine'));
  const leave = (running: Installation) => running.stop();
  return {
    ...{ dataDir, env: {}, leave },
    async change(act) {
      const server = await startEmbeddedPostgres({ dataDir, log: SILENT });
      try {
        await changeAt(addressOf(server.connection), act);
      } finally {
        await server.stop();
      }
    },
    remove: async () => removeDataDir(dataDir),
  };
}

const changeAt = (url: string, act: (database: Queries) => Promise<unknown>) =>
  withAdmin(url, (client) => act({ query: (text, values) => client.query(text, [...values]) }));

/** As the shop's owner from here on, without a page. Signing in by the form is shown in accessibility.test.ts and captcha.test.ts. */
export async function signInQuietly(page: Page, shop: Pick<Installation, 'appOrigin' | 'owner'>): Promise<void> {
  const headers = { origin: shop.appOrigin };
  const answer = await page.request.post(`${shop.appOrigin}${APP_SESSION_PATH}`, { headers, data: shop.owner });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()} ${await answer.text()}`);
}

/** At the app's first screen, as the shop's owner: for those who go on from there. */
export async function signInAt(page: Page, shop: Pick<Installation, 'appOrigin' | 'owner'>): Promise<void> {
  await signInQuietly(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config`);
}

/** A page of the shop's owner, who goes wherever the scene begins. */
export async function ownerPage(
  context: BrowserContext,
  shop: Pick<Installation, 'appOrigin' | 'owner'>,
): Promise<Page> {
  const page = await context.newPage();
  await signInQuietly(page, shop);
  return page;
}
