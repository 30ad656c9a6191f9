import {
  type AppPixelsResponse,
  appPixelPath,
  appPixelsPath,
  type WirePixelEntry,
} from '@quoin/contract/endpoints/running';
import type { PixelEvent } from '@quoin/domain/analytics';
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted } from './buying/purchase.ts';
import type { Owner } from './owner.ts';
import { bodyOf } from './visitor.ts';

const SITE = 'demo';
const POLL_TIMEOUT = { timeout: 40_000 };

/** Keeps what it receives, and what it could reach of the page around it. */
export const LISTENER = `window.heard = []; window.reached = [];
quoin.on('*', (event) => heard.push(event));
const ways = {
  document: () => parent.document, address: () => parent.location.href, top: () => top.document.cookie,
  element: () => frameElement.id, opener: () => opener.document,
};
for (const [name, reach] of Object.entries(ways)) try { reach(); reached.push(name); } catch {}
fetch('/api/app/sites').then(() => reached.push('fetch'), () => { window.isFetchRefused = true; });
document.cookie = 'ours=1';`;

/** Adds a pixel; answers its id. */
export async function addPixel(owner: Owner, part: Partial<WirePixelEntry>): Promise<string> {
  const entry: WirePixelEntry = {
    ...{ name: 'Listener', kind: 'code', code: LISTENER, tagId: '', purpose: 'analytics' },
    ...{ places: 'everywhere', isOn: true },
    ...part,
  };
  const { pixels } = bodyOf<AppPixelsResponse>(accepted(await owner.visitor.send('POST', appPixelsPath(SITE), entry)));
  return pixels.at(-1)!.id;
}

export async function removePixels(owner: Owner): Promise<void> {
  const { pixels } = bodyOf<AppPixelsResponse>(accepted(await owner.visitor.get(appPixelsPath(SITE))));
  for (const { id } of pixels) accepted(await owner.visitor.send('DELETE', appPixelPath(SITE, id), {}));
}

export const pixelFrames = (page: Page): readonly Frame[] =>
  page.frames().filter((frame) => frame.url().includes('/api/1/pixels/'));

const frameOf = (page: Page, id: string) => pixelFrames(page).find((frame) => frame.url().endsWith(id));

/** What it has in its window under this name, once its frame is there. */
export async function inPixel<Value>(page: Page, id: string, name: string): Promise<Value> {
  await expect.poll(() => frameOf(page, id) !== undefined, POLL_TIMEOUT).toBe(true);
  return frameOf(page, id)!.evaluate((key) => (window as unknown as Record<string, Value>)[key]!, name);
}

/** Returns the first event of this name that it received on the current page. */
export async function receivedBy(page: Page, id: string, name: string): Promise<PixelEvent> {
  const all = () => inPixel<readonly PixelEvent[]>(page, id, 'heard').catch(() => []);
  const find = async () => (await all())?.find((event) => event.name === name);
  await expect.poll(find, POLL_TIMEOUT).toBeDefined();
  return (await find())!;
}
