import { appDocumentChangesPath } from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, picture, watchForErrors } from '../testing/browser.ts';
import { inviteColleague } from '../testing/colleague.ts';
import { type CanvasHand, canvasHand, makePage } from '../testing/editing/canvas.ts';
import { hostileScript } from '../testing/faults/hostile.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

const SECTIONS = {
  near: { left: [[1, 1, 3, 3], '<p>Left</p>'], right: [[6, 1, 3, 3], '<p>Right</p>'] },
  long: { tall: [[1, 1, 4, 40], '<p>Tall</p>'] },
  far: { deep: [[1, 1, 4, 6], '<p>Deep</p>'] },
} as const;

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly hand: CanvasHand;
  readonly errors: readonly string[];
}

let shop: OwnShop;
let pageId: string;
let ada: Person;
let mina: Person;

beforeAll(async () => {
  shop = await openOwnShop();
  const owner = await signInOwner(shop);
  pageId = await makePage(owner, 'Together', SECTIONS);
  const roles = [ROLES.websiteManager];
  const colleague = await inviteColleague(owner, shop.port, {
    email: 'mina@example.com',
    displayName: 'Mina Falk',
    roles,
  });
  ada = await opened(shop.owner);
  mina = await opened(colleague);
});
afterAll(() => shop?.close());

async function opened(account: OwnShop['owner']): Promise<Person> {
  const context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  const hand = canvasHand(page);
  await signInQuietly(page, { ...shop, owner: account });
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await hand.settled();
  return { context, page, hand, errors };
}

const saved = ({ page }: Person) => page.getByText('Saved', { exact: true }).waitFor();
/** A click that comes while a busy machine lays the page out again hits what was there before: a user clicks once more. */
const choose = async ({ hand }: Person, block: string) => {
  await hand.click(block);
  await expect
    .poll(async () => {
      if ((await hand.chosen())[0] !== block) await hand.click(block);
      return hand.chosen();
    })
    .toEqual([block]);
};
/** Once what a person did is saved, the other one has it on the canvas, without asking for it. */
const sameFor = async (block: string, label: string, { hand }: Person) =>
  expect.poll(() => hand.label(block), { timeout: 10_000 }).toBe(label);

describe('two people at one page', () => {
  it('see each other in the bar and on the canvas, and each other’s work as it happens', async () => {
    await choose(mina, 'right');
    await ada.page.getByRole('list', { name: 'Editing now' }).getByText('Mina Falk, on Together').waitFor();
    await ada.page.locator('[data-person="right"]').waitFor();
    await mina.hand.press('ArrowRight', 'ArrowRight');
    await saved(mina);
    await sameFor('right', await mina.hand.label('right'), ada);
    await picture(ada.page, 'editor-together');
    expect(await violationsOf(ada.page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
  });

  it('undo takes back only one’s own, and goes to where it was (ED-19, ED-20)', async () => {
    const before = await ada.hand.label('left');
    await choose(ada, 'left');
    await ada.hand.press('ArrowDown');
    await saved(ada);
    await mina.hand.press('ArrowRight');
    await saved(mina);
    const theirs = await mina.hand.label('right');
    await sameFor('right', theirs, ada);
    await ada.page.mouse.wheel(0, 5000);
    await expect.poll(() => ada.hand.scrollTop()).toBeGreaterThan(600);
    await choose(ada, 'deep');
    await ada.page.getByRole('button', { name: /^Undo: Move/ }).click();
    await expect.poll(() => ada.hand.chosen()).toEqual(['left']);
    await expect
      .poll(() => ada.hand.topOnPage('left').then(async (top) => top - (await ada.hand.scrollTop())))
      .toBeGreaterThanOrEqual(0);
    await expect.poll(async () => (await ada.hand.topOnPage('left')) - (await ada.hand.scrollTop())).toBeLessThan(700);
    expect(await ada.hand.label('left')).toBe(before);
    expect(await ada.hand.label('right')).toBe(theirs);
    expect(await ada.page.getByRole('button', { name: /^Undo/ }).isEnabled()).toBe(false);
    await saved(ada);
    await sameFor('left', before, mina);
  });

  it('are asked with both values where they changed the same (EDT-2)', async () => {
    await choose(mina, 'left');
    await choose(ada, 'left');
    await ada.context.setOffline(true);
    await ada.hand.press('ArrowRight');
    const mine = await ada.hand.label('left');
    await ada.page.getByText(/^Offline/).waitFor();
    await mina.hand.press('ArrowRight', 'ArrowRight', 'ArrowRight');
    await saved(mina);
    await ada.context.setOffline(false);
    const question = ada.page.getByRole('alertdialog', { name: 'Also changed by Mina Falk' });
    await question.getByText('Yours').waitFor();
    expect(await question.getByRole('definition').allTextContents()).toEqual(['2', '4']);
    await picture(ada.page, 'editor-together-clash');
    await question.getByRole('button', { name: 'Keep mine' }).click();
    await saved(ada);
    await sameFor('left', mine, mina);
  });

  it('miss who has left', async () => {
    await mina.context.close();
    await ada.page.getByRole('list', { name: 'Editing now' }).waitFor({ state: 'detached' });
    await ada.page.locator('[data-person]').waitFor({ state: 'detached' });
  });
});

describe('scripts of a site', () => {
  it('reach nothing of the editor, and visitors get nothing of it (ED-45)', async () => {
    const { page, hand } = ada;
    const before = await hand.overlay('[data-block-item="left"]');
    const frame = page.frames().find((each) => each.url().includes('quoin-draft'))!;
    // What runs here is what a script of the site could do: it is the page's own world.
    const reached = await frame.evaluate(async (appOrigin) => {
      const attempt = async (act: () => unknown) => {
        try {
          const value = await act();
          return value === null || value === undefined ? 'nothing' : `got ${typeof value}`;
        } catch {
          return 'refused';
        }
      };
      const forged = { type: 'measures', number: 999, sections: [], boxes: [], page: {}, isSettled: true };
      for (const message of [forged, { type: 'connect' }, 'quoin', { type: 'scrolled', page: { scrollTop: 9 } }])
        window.parent.postMessage(message, '*');
      return {
        document: await attempt(() => window.parent.document),
        storage: await attempt(() => window.top?.localStorage),
        address: await attempt(() => window.parent.location.href),
        opener: await attempt(() => window.opener),
        popup: await attempt(() => window.open('about:blank')),
        api: await attempt(() => fetch(`${appOrigin}/api/app/sites`, { credentials: 'include' })),
        leaving: await attempt(() => {
          window.top!.location.href = 'https://elsewhere.example/';
        }),
        frameElement: await attempt(() => window.frameElement),
      };
    }, shop.appOrigin);
    expect(reached).toEqual({
      ...{ document: 'refused', storage: 'refused', address: 'refused', opener: 'nothing', popup: 'nothing' },
      ...{ api: 'refused', leaving: 'refused', frameElement: 'nothing' },
    });
    expect(page.url()).toContain(`/demo/config/pages/${pageId}`);
    expect(await hand.overlay('[data-block-item="left"]')).toEqual(before);
    await choose(ada, 'right');
    const visitor = await newContext(shop.browser);
    const home = await visitor.newPage();
    const loaded: string[] = [];
    home.on('request', (request) => loaded.push(request.url()));
    await home.goto(shop.shopOrigin);
    expect(loaded.filter((url) => /\/assets\/(?:app|canvas)\//.test(url))).toEqual([]);
    expect(await home.content()).not.toMatch(/assets\/(?:app|canvas)\/|quoin-draft/);
    await visitor.close();
  });

  it('that are hostile and published run for visitors, in no frame of the editor; led into its preview they reach no cookie, no session, nothing of its page, and messages they forge do nothing (ED-45)', async () => {
    const { page, hand } = ada;
    const hostile = hostileScript(shop.appOrigin, appDocumentChangesPath('demo'));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Find commands/ }).fill('code of all pages');
    await page.keyboard.press('Enter');
    const settings = page.getByRole('complementary', { name: 'Settings' });
    await settings.getByLabel('Footer code (all pages)').fill(`<script>${hostile}</script>`);
    await page.getByRole('button', { name: /^Undo: .*code/i }).waitFor();
    await saved(ada);
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByRole('button', { name: /^Publish everything/ }).click();
    await dialog.waitFor({ state: 'detached' });

    const visitor = await newContext(shop.browser, { bypassCSP: false });
    const home = await visitor.newPage();
    await home.goto(shop.shopOrigin);
    await expect.poll(() => home.evaluate(ran)).toBe('for a visitor');
    await visitor.close();

    await page.reload();
    await hand.settled();
    const before = [await hand.label('left'), await hand.label('right'), page.url()];
    const canvas = page.frames().find((each) => each.url().includes('quoin-draft'))!;
    expect([await canvas.evaluate(ran), (await canvas.content()).includes('elsewhere.example')]).toEqual([
      ...[undefined, false],
    ]);
    await page.keyboard.press('Control+Shift+p');
    await page.frameLocator('iframe[title="Preview"]').locator('#block-left').waitFor();
    const preview = page.frames().find((each) => each.name() === 'quoin-preview')!;
    expect([await preview.evaluate(ran), (await preview.content()).includes('elsewhere.example')]).toEqual([
      ...[undefined, false],
    ]);

    // A theme's script may lead its own frame to what visitors get: there the hostile one runs, within the editor.
    await preview.evaluate(() => location.assign('/'));
    await expect.poll(() => preview.evaluate(reached)).toBeDefined();
    expect(await preview.evaluate(ran)).toBe('in a frame');
    expect(JSON.parse((await preview.evaluate(reached)) ?? '{}')).toEqual({
      ...{ 'the editor’s document': 'refused', 'the document above all': 'refused', 'a script in it': 'refused' },
      ...{ 'its storage': 'refused', 'its database': 'refused', 'its address': 'refused' },
      ...{ 'the frame around itself': 'nothing', 'its opener': 'nothing', 'a frame beside': 'refused' },
      ...{ 'a framed editor': 'refused', 'a window': 'nothing', 'another address for the editor': 'refused' },
      ...{ 'closing it': 'nothing', 'asking the app': 'refused', 'writing to the app': 'refused' },
      'a cookie of the session': 'nothing',
    });
    const stolen = page.frames().find((each) => each.name() === 'stolen');
    expect((await stolen?.content()) ?? '').not.toMatch(/assets\/app\//);
    const cookies = await ada.context.cookies([shop.appOrigin, shop.shopOrigin]);
    const session = cookies.filter(({ name }) => /staff/.test(name));
    expect(session.map(({ httpOnly, domain }) => [httpOnly, domain])).toEqual([[true, 'localhost']]);

    expect([page.isClosed(), ada.context.pages().length]).toEqual([false, 1]);
    await page.keyboard.press('Control+Shift+p');
    await hand.settled();
    expect([await hand.label('left'), await hand.label('right'), page.url()]).toEqual(before);
    expect(await page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label')).toMatch(/code/i);
    // She is still signed in, and goes on.
    await choose(ada, 'left');
    await hand.press('ArrowDown');
    await saved(ada);
    expect(await hand.label('left')).not.toBe(before[0]);
    await page.reload();
    await hand.settled();
    expect(await hand.label('left')).not.toBe(before[0]);
  });
});

const ran = () => document.documentElement.dataset.ran;
const reached = () => document.documentElement.dataset.reached;
