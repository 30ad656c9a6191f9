import {
  type AppAssetDetailResponse,
  type AppMediaResponse,
  appAssetPath,
  appMediaPath,
} from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { changeRecords } from '../testing/editing/draft.ts';
import { SIZES, widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';
import { bodyOf, createVisitor } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
let session: OwnerSession;
let page: Page;
let lightest: string;

beforeAll(async () => {
  session = await openOwnerSession();
  page = session.page;
  lightest = await lightestPicture();
  const id = await makePage(session.owner, 'Over', {
    top: { words: [[1, 1, 6, 5], '<h2>Come in</h2><p>The kettle is on.</p>'] },
    below: {
      shown: [[1, 1, 6, 8], '', { type: 'image', value: { image: lightest, stretch: true } }],
      over: [[2, 3, 4, 3, 1], '<p>On the picture itself</p>'],
    },
  });
  const now = { kind: 'image', imageId: lightest, overlay: 0 };
  await changeRecords(session.owner, [
    { key: 'section:top', path: ['theme'], now: 'black' },
    { key: 'section:top', path: ['background'], now },
    { key: 'section:below', path: ['theme'], now: 'black' },
  ]);
  await page.goto(`${session.shop.appOrigin}/demo/config/pages/${id}`);
  await session.hand.settled();
});
afterAll(() => session?.shop.close());

/** Of the demo's, the one that gets lightest: white words are not read there. */
async function lightestPicture(): Promise<string> {
  const { visitor } = session.owner;
  const list = bodyOf<AppMediaResponse>(await visitor.get(`${appMediaPath('demo')}?kinds=image`));
  const all = await Promise.all(
    list.assets.slice(0, 12).map(async ({ id }) => {
      const { tones } = bodyOf<AppAssetDetailResponse>(await visitor.get(appAssetPath('demo', id)));
      return [id, tones?.light ?? '#000000'] as const;
    }),
  );
  return all.toSorted(([, one], [, other]) => (one < other ? 1 : -1))[0]![0];
}

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const undo = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const overlay = () => page.frameLocator('[data-region="canvas"] iframe').locator('.section-background-overlay');
const dialog = () => page.getByRole('dialog', { name: 'Publish' });
const findings = () => dialog().getByRole('list', { name: 'Check before publishing' });

/** Accessible, and nothing sticks out. */
async function looksRight(name: string): Promise<void> {
  await picture(page, name, { fullPage: false });
  expect([name, await violationsOf(page, AXE)]).toEqual([name, []]);
  expect([name, Math.max(0, await widthBeyond(page))]).toEqual([name, 0]);
}

async function resizeTo(viewport: (typeof SIZES)[number][1]): Promise<void> {
  await page.setViewportSize(viewport);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Findings whose words lie below one of their buttons. */
const covered = () =>
  findings()
    .getByRole('listitem')
    .evaluateAll(
      (items) =>
        items.filter((item) => {
          const words = item.firstElementChild!.getBoundingClientRect();
          return [...item.querySelectorAll('button')]
            .map((button) => button.getBoundingClientRect())
            .some(
              ({ left, right, top, bottom }) =>
                left < words.right && right > words.left && top < words.bottom && bottom > words.top,
            );
        }).length,
    );

describe('words over a picture (ED-39)', () => {
  it('are judged while the picture is chosen, and mended by one press that can be taken back', async () => {
    await page.locator('[data-section-item="top"]').focus();
    await settings()
      .getByText(/^\d\.\d : 1 · Hard to read on parts of it, 4\.5 : 1 required$/)
      .waitFor();
    await settings()
      .getByText(/^\d\.\d : 1/)
      .scrollIntoViewIfNeeded();
    await looksRight('over-picture-hard-desktop');
    await settings()
      .getByRole('button', { name: /^Add \d+% overlay$/ })
      .click();
    await settings().getByText('Text is readable').waitFor();
    await overlay().waitFor({ state: 'attached' });
    await saved();
    await undo().click();
    await settings()
      .getByText(/Hard to read on parts of it/)
      .waitFor();
    await expect.poll(() => overlay().count()).toBe(0);
    await saved();
  });

  it('are judged on a phone, too', async () => {
    await resizeTo(PHONE);
    // The panel that is open stays, as a sheet over the page.
    await settings().waitFor();
    const mend = settings().getByRole('button', { name: /^Add \d+% overlay$/ });
    await mend.scrollIntoViewIfNeeded();
    await looksRight('over-picture-hard-phone');
    await resizeTo(DESKTOP);
  });

  it('are found before publishing, each with what mends it, and are no finding any more afterwards', async () => {
    await page.locator('[data-section-item="top"]').focus();
    await page.keyboard.press('Control+Enter');
    await findings().getByText('Text over an image has low contrast on parts of it', { exact: false }).waitFor();
    await findings().getByText('A block over an image has text with low contrast').waitFor();
    for (const [size, viewport] of SIZES) {
      await resizeTo(viewport);
      await looksRight(`over-picture-publish-${size}`);
      expect([size, await covered()]).toEqual([size, 0]);
    }
    await resizeTo(DESKTOP);
    await findings()
      .getByRole('button', { name: /^Add \d+% overlay$/ })
      .click();
    await findings().getByText('Text over an image', { exact: false }).waitFor({ state: 'detached' });
    await findings().getByRole('button', { name: 'Add background' }).click();
    await findings().getByText('A block over an image', { exact: false }).waitFor({ state: 'detached' });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'over-picture-mended', { fullPage: false });
    await dialog()
      .getByRole('button', { name: /^Publish/ })
      .last()
      .click();
    await page.getByText('Published', { exact: true }).first().waitFor();
    await expect
      .poll(async () => (await createVisitor(session.shop).get('/over')).body, { timeout: 10_000 })
      .toContain('section-background-overlay');
    expect(session.errors).toEqual([]);
  });
});
