import {
  type AppDocumentResponse,
  appDocumentChangesPath,
  appDocumentPath,
  type DocumentChangesResponse,
  type SaveChangesResponse,
} from '@quoin/contract/endpoints/content';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, newContext } from '../testing/browser.ts';
import { canvasHand, makePage } from '../testing/editing/canvas.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInAt } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

/** Rounds of `npm run chaos`; without it one, which is always the same. */
const ROUNDS = Number(process.env.QUOIN_CRASH_ROUNDS ?? 1);
const EDITS = 200;
const KILLS = 2;
const CLOSINGS = 2;
/** Presses follow each other by milliseconds: so many may not have reached the disk when a tab is closed under them. */
const IN_THE_AIR = 10;
/** Each press is a separate change. None of them continues the one before. */
const KEYS = ['Control+Shift+L', 'Control+Shift+H'] as const;

let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let pageId: string;

beforeAll(async () => {
  shop = await openOwnShop({ isDurable: true });
  owner = await signInOwner(shop);
  pageId = await makePage(owner, 'Perilous', { only: { block: [[1, 1, 6, 3], '<p>Kept</p>'] } });
  context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signInAt(page, shop);
  await page.close();
});
afterAll(() => shop?.close());

describe(`${EDITS} edits, the server killed ${KILLS} times and the tab closed ${CLOSINGS} times meanwhile`, () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'lose none that was acknowledged, offer the rest again, and double none (EDT-1; seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const before = await revisionOf();
      const acknowledged = new Set<string>();
      const begun = new Set<string>();
      const events = eventsAt(random);
      let restarted: Promise<unknown> = Promise.resolve();
      let offered = 0;
      let page = await openPage(begun, acknowledged);
      for (let count = 0; count < EDITS; count += 1) {
        await page.keyboard.press(KEYS[random(KEYS.length)]!);
        const event = events.get(count);
        if (event === 'kill') restarted = restarted.then(() => shop.kill()).then(() => shop.restart());
        if (event === 'close') {
          await page.close({ runBeforeUnload: false });
          await restarted;
          page = await openPage(begun, acknowledged);
          if ((await keptSince(before)).length <= count) offered += await takeUp(page);
        }
      }
      await restarted;
      await page.getByText('Saved', { exact: true }).waitFor({ timeout: 60_000 });
      const kept = await keptSince(before);
      console.log(
        `${begun.size} sent, ${acknowledged.size} acknowledged, ${offered} offered again, ${kept.length} kept`,
      );
      expect([...acknowledged].filter((id) => !kept.some((change) => change.id === id))).toEqual([]);
      expect(new Set(kept.map(({ id }) => id)).size).toBe(kept.length);
      expect(kept.length).toBeGreaterThanOrEqual(EDITS - CLOSINGS * IN_THE_AIR);
      expect(acknowledged.size).toBeGreaterThan(EDITS / 4);
      expect(offered).toBeGreaterThan(0);
      await page.close();
    },
    180_000,
  );
});

/** What happens after which edit: all at different ones. */
function eventsAt(random: (below: number) => number): ReadonlyMap<number, 'kill' | 'close'> {
  const events = new Map<number, 'kill' | 'close'>();
  while (events.size < KILLS + CLOSINGS) {
    const at = 10 + random(EDITS - 20);
    if (!events.has(at)) events.set(at, events.size < KILLS ? 'kill' : 'close');
  }
  return events;
}

/** mulberry32: the same seed, the same story. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed * 0x9e3779b9;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

async function revisionOf(): Promise<number> {
  return bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo'))).revision;
}

/** Edits of this test that the server has. */
async function keptSince(revision: number) {
  const { changes } = bodyOf<DocumentChangesResponse>(
    await owner.visitor.get(`${appDocumentChangesPath('demo')}?since=${revision}`),
  );
  return changes.filter(({ command }) => command === 'lockBlocks' || command === 'hideBlocks');
}

async function openPage(begun: Set<string>, acknowledged: Set<string>): Promise<Page> {
  const page = await context.newPage();
  const isSaving = (url: string, method: string) => url.endsWith('/document/changes') && method === 'POST';
  page.on('request', (request) => {
    if (!isSaving(request.url(), request.method())) return;
    const { changes } = request.postDataJSON() as { changes: readonly { id: string }[] };
    for (const { id } of changes) begun.add(id);
  });
  page.on('response', async (response) => {
    if (!isSaving(response.url(), response.request().method())) return;
    const answer = await response.json().catch(() => null);
    for (const id of (answer as SaveChangesResponse | null)?.saved ?? []) acknowledged.add(id);
  });
  const hand = canvasHand(page);
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
  await hand.click('block');
  await expect.poll(() => hand.chosen()).toEqual(['block']);
  return page;
}

/** Brings back what the closed tab had not saved; answers how much that was. */
async function takeUp(page: Page): Promise<number> {
  const notice = page.getByRole('region', { name: 'Unsaved changes' });
  await notice.waitFor();
  const text = (await notice.textContent()) ?? '';
  await notice.getByRole('button', { name: 'Restore' }).click();
  await notice.waitFor({ state: 'hidden' });
  // The block is still chosen, and may be hidden by now: it is the canvas that keys go to.
  await page.locator('#editor-canvas').focus();
  await expect.poll(() => canvasHand(page).chosen()).toEqual(['block']);
  return Number(/^(\d+) change/.exec(text)?.[1] ?? 0);
}
