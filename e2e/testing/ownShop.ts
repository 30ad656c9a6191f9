import { APP_SESSION_PATH } from '@quoin/contract/endpoints';
import type { Browser, Page } from 'playwright-core';
import { inject } from 'vitest';
import { openBrowser } from './browser.ts';
import { copyDataDir, type Installation, removeDataDir, startInstallation } from './installation.ts';

/** A shop of one test file's own: a copy of the pristine one, changed at will and thrown away, and a browser beside it. */
export interface OwnShop extends Installation {
  readonly browser: Browser;
  /** After it was stopped or killed: again, at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openOwnShop(how: { readonly env?: Record<string, string> } = {}): Promise<OwnShop> {
  const browser = await openBrowser();
  const dataDir = copyDataDir(inject('pristine'));
  const leave = async (): Promise<void> => {
    await browser.close();
    removeDataDir(dataDir);
  };
  try {
    const started = await startInstallation({ dataDir, ...how });
    let running = started;
    return {
      ...started,
      stop: () => running.stop(),
      kill: () => running.kill(),
      async restart() {
        running = await startInstallation({ dataDir, port: started.port, ...how });
      },
      // A copy prints no password: it is the one of the first start.
      owner: inject('shop').owner,
      browser,
      async close() {
        await running.stop();
        await leave();
      },
    };
  } catch (fault) {
    await leave();
    throw fault;
  }
}

/** At the app's first screen, as the shop's owner. Signing in by the form is shown in accessibility.test.ts and captcha.test.ts. */
export async function signInAt(page: Page, shop: Pick<Installation, 'appOrigin' | 'owner'>): Promise<void> {
  const headers = { origin: shop.appOrigin };
  const answer = await page.request.post(`${shop.appOrigin}${APP_SESSION_PATH}`, { headers, data: shop.owner });
  if (!answer.ok()) throw new Error(`The owner could not sign in: ${answer.status()} ${await answer.text()}`);
  await page.goto(`${shop.appOrigin}/demo/config`);
}
