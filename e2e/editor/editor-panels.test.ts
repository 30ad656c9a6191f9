import { type AppFormsResponse, appFormsPath } from '@quoin/contract/endpoints/content';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import type { CanvasHand } from '../testing/editing/canvas.ts';
import { openCanvas } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
const QUESTIONS = {
  type: 'accordion',
  value: { items: ['When', 'Where', 'Why'].map((title) => ({ title, body: `<p>${title}?</p>` })) },
};
const SECTIONS = {
  start: {
    words: [[1, 1, 5, 4], '<p>Only on desktops</p>'],
    more: [[6, 1, 5, 4], '<p>Everywhere</p>'],
    questions: [[1, 6, 6, 6], '', QUESTIONS],
  },
  team: { people: [[1, 1, 5, 4], '<p>Two people</p>'] },
  write: {},
  full: Object.fromEntries(
    Array.from({ length: 60 }, (_, index) => [
      `full${index}`,
      [[1 + (index % 6) * 2, 1 + Math.floor(index / 6) * 2, 2, 2], `<p>${index}</p>`] as const,
    ]),
  ),
} as const;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let hand: CanvasHand;
let errors: readonly string[];
let pageId: string;

beforeAll(async () => {
  ({ shop, context, page, errors, hand, pageId } = await openCanvas('Panels', async (owner) => {
    const answer = accepted(await owner.visitor.send('GET', appFormsPath('demo')));
    const [form] = bodyOf<AppFormsResponse>(answer).forms.filter(({ kind }) => kind === 'form');
    const contact = [[1, 1, 6, 10], '', { type: 'form', value: { form: form!.id } }] as const;
    return { ...SECTIONS, write: { contact } };
  }));
});
afterAll(() => shop?.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const layers = () => page.getByRole('tree', { name: 'Layers' });
const pages = () => page.getByRole('tree', { name: 'Pages' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor();
const undoButton = () => page.getByRole('toolbar', { name: 'Editor' }).getByRole('button', { name: /^Undo/ });
const undoText = () => undoButton().getAttribute('aria-label');
const undo = () => undoButton().click();
const open = async (group: string) => {
  const heading = settings().getByRole('button', { name: group, exact: true });
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
};
const texts = async (of: ReturnType<typeof layers>) =>
  of.getByRole('treeitem').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''));

describe('the settings of a block', () => {
  it('hold lists whose entries are moved by keys, copied and removed', async () => {
    await hand.click('questions');
    const entries = settings().getByRole('group', { name: 'Entries' });
    await entries.getByRole('button', { name: 'Move Where, 2 of 3' }).focus();
    await page.keyboard.press('ArrowUp');
    await entries.getByRole('button', { name: 'Move Where, 1 of 3' }).waitFor();
    await picture(page, 'panels-list', { fullPage: false });
    await entries.getByRole('button', { name: 'More actions for Why' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await entries.getByRole('button', { name: 'Move Why, 4 of 4' }).waitFor();
    await undo();
    await undo();
    await entries.getByRole('button', { name: 'Move When, 1 of 3' }).waitFor();
    const why = entries.getByRole('button', { name: 'Move Why, 3 of 3' });
    await why.hover({ trial: true });
    const [from, to] = [(await why.boundingBox())!, (await entries.getByRole('listitem').first().boundingBox())!];
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    for (const part of [0.3, 0.8, 1])
      await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2 + (to.y - from.y - 8) * part);
    await page.mouse.up();
    await entries.getByRole('button', { name: 'Move Why, 1 of 3' }).waitFor();
    await undo();
  });

  it('take a drag of a slider as one step, and show it while it lasts (ED-17)', async () => {
    await hand.click('more');
    await open('Block');
    const slider = settings().getByRole('slider', { name: 'Padding' });
    const thumb = (await slider.locator('xpath=ancestor::div[2]').boundingBox())!;
    const [x, y] = [thumb.x + thumb.width / 2, thumb.y + thumb.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const by of [10, 25, 40, 55, 70]) await page.mouse.move(x + by, y);
    await expect.poll(() => slider.inputValue().then(Number)).toBeGreaterThan(20);
    await page.mouse.up();
    expect(await undoText()).toBe('Undo: Change style of text');
    const frame = page.frameLocator('[data-region="canvas"] iframe');
    await frame.locator('#block-more.is-styled').waitFor();
    await picture(page, 'panels-block', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await undo();
    expect(await slider.inputValue()).toBe('0');
    expect(await undoText()).not.toContain('Change style');
  });

  it('let a single block fade, and move under the pointer', async () => {
    await hand.click('more');
    await open('Block');
    const slider = settings().getByRole('slider', { name: 'Opacity' });
    expect(await slider.inputValue()).toBe('100');
    await slider.focus();
    for (let count = 0; count < 4; count += 1) await page.keyboard.press('PageDown');
    const opacity = Number(await slider.inputValue()) / 100;
    expect(opacity).toBeLessThan(1);
    await settings().getByText('Lift', { exact: true }).click();
    const block = page.frameLocator('[data-region="canvas"] iframe').locator('#block-more.block-hover--lift');
    await block.waitFor();
    const shown = () =>
      block.locator(':scope > .sqs-block-content').evaluate((content) => getComputedStyle(content).opacity);
    await expect.poll(shown).toBe(String(opacity));
    await undo();
    await undo();
    await block.waitFor({ state: 'detached' });
  });
});

describe('the settings of a section', () => {
  it('give it a slanted edge, a gradient and other room', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click();
    await layers().getByRole('treeitem', { name: 'start' }).click();
    const group = (label: string) => settings().getByRole('radiogroup', { name: label });
    await group('Bottom edge').getByText('Slanted').click();
    await group('Gradient').getByText('Soft').click();
    await settings()
      .getByRole('button', { name: /Vertical padding$/ })
      .click();
    await page.getByRole('option', { name: 'Large' }).click();
    const section = page
      .frameLocator('[data-region="canvas"] iframe')
      .locator('.section-padding--large.section-divider--slant.section-gradient--soft');
    await section.waitFor();
    const look = await section.evaluate((band) => [
      getComputedStyle(band).clipPath,
      getComputedStyle(band).backgroundImage,
    ]);
    expect(look[0]).toContain('polygon');
    expect(look[1]).toContain('gradient');
    await picture(page, 'panels-section', { fullPage: false });
    for (let count = 0; count < 3; count += 1) await undo();
    await section.waitFor({ state: 'detached' });
  });
});

describe('a form', () => {
  it('is built over the page it stands on, in five tabs (EDIT-01, ENUM-13)', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click();
    await layers().getByRole('treeitem', { name: 'Form', exact: true }).click();
    await settings().getByRole('button', { name: 'Edit form' }).click();
    // Once something is changed in it, it is one that asks before it goes.
    const dialog = page
      .locator('[role="dialog"], [role="alertdialog"]')
      .filter({ has: page.getByRole('group', { name: 'Form settings' }) });
    const tabs = dialog.getByRole('group', { name: 'Form settings' }).getByRole('button');
    const names = ['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'];
    await expect.poll(() => tabs.allTextContents()).toEqual(names);
    await dialog.getByRole('button', { name: 'Add field' }).click();
    const titles = dialog.getByRole('textbox', { name: /^Title of field/ });
    await titles.last().fill('Favourite print');
    await picture(page, 'panels-form', { fullPage: false });
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => dialog.count()).toBe(0);
    await page.frameLocator('[data-region="canvas"] iframe').getByText('Favourite print').first().waitFor();
    await hand.settled();
  });
});

describe('what visitors are told beside the page', () => {
  it('is part of the draft, said to be incomplete while it is (EDIT-03)', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('announcement bar');
    await page.keyboard.press('Enter');
    const words = settings().getByLabel('Message');
    const before = await words.inputValue();
    await words.fill('Closed on Monday');
    await page.frameLocator('[data-region="canvas"] iframe').getByText('Closed on Monday').waitFor();
    await words.fill('');
    await settings().getByText('Enter a message, or turn the bar off.').waitFor();
    await words.fill(before);
    await picture(page, 'panels-notices', { fullPage: false });
    await saved();
    await hand.settled();
  });
});

describe('the layers', () => {
  it('are a tree: walked by keys, opened and closed, found by letters, chosen with the canvas (ED-41)', async () => {
    await page.getByRole('tab', { name: 'Layers' }).click();
    await layers().getByRole('treeitem', { name: 'start' }).click();
    await layers().focus();
    const active = () =>
      layers().evaluate(
        (tree) => document.getElementById(tree.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
      );
    await page.keyboard.press('ArrowRight');
    expect(await active()).toBe('Text');
    await page.keyboard.press('End');
    await page.keyboard.press('Home');
    expect(await active()).toBe('start');
    await page.keyboard.type('tea');
    expect(await active()).toBe('team');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowLeft');
    expect(await texts(layers())).not.toContain('Accordion');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await hand.chosen()).toEqual(['more', 'words']);
    await picture(page, 'panels-layers', { fullPage: false });
  });

  it('are renamed, hidden, locked and moved by keys and by a mouse (ED-41)', async () => {
    await layers().getByRole('treeitem', { name: 'Text', exact: true }).first().click();
    expect(await hand.chosen()).toEqual(['words']);
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Opening words');
    await page.keyboard.press('Enter');
    const row = layers().getByRole('treeitem', { name: /^Opening words/ });
    await row.hover();
    await row.getByRole('button', { name: 'Lock Opening words' }).click();
    await layers().getByRole('treeitem', { name: 'Opening words, locked' }).waitFor();
    await row.getByRole('button', { name: 'Unlock Opening words' }).click();
    await row.getByRole('button', { name: 'Hide Opening words on desktops' }).click();
    await layers().getByRole('treeitem', { name: 'Opening words, hidden on desktops' }).waitFor();
    await expect.poll(() => hand.label('words')).toContain('hidden');
    await row.getByRole('button', { name: 'Show Opening words on desktops' }).click();
    await expect.poll(() => hand.label('words')).not.toContain('hidden');
    await layers().focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => texts(layers())).toEqual(expect.arrayContaining(['start', 'Text', 'Opening words']));
    expect((await texts(layers())).slice(0, 4)).toEqual(['start', 'Text', 'Opening words', 'Accordion']);
    const people = layers().getByRole('treeitem', { name: 'team' });
    await row.hover({ trial: true });
    const [from, to] = [(await row.boundingBox())!, (await people.boundingBox())!];
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    for (const part of [0.3, 0.7, 1])
      await page.mouse.move(from.x + 60, from.y + from.height / 2 + (to.y - from.y) * part);
    await page.mouse.up();
    await expect.poll(async () => (await texts(layers())).indexOf('Opening words')).toBeGreaterThan(3);
    await undo();
    await undo();
    await saved();
  });
});

describe('the pages', () => {
  const row = (name: string) => pages().getByRole('treeitem', { name, exact: true });

  it('go through the navigation by keys, into folders and out of them, each step undone (ED-16)', async () => {
    await page.getByRole('tab', { name: 'Pages' }).click();
    await page.getByRole('button', { name: 'More: links, folders, redirects' }).click();
    await page.getByRole('menuitem', { name: 'Add folder…' }).click();
    await page.getByRole('dialog').getByLabel('Title').fill('More');
    await page.keyboard.press('Enter');
    await row('More').waitFor();
    const before = await texts(pages());
    await pages().focus();
    await page.keyboard.press('Home');
    await page.keyboard.type('on w');
    await page.keyboard.press('F2');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Walls');
    await page.keyboard.press('Enter');
    await row('Walls').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.type('prin');
    await page.keyboard.press('Space');
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await texts(pages())).slice(1, 3)).toEqual(['Journal', 'Prints']);
    expect(await undoText()).toBe('Undo: Move link');
    await undo();
    await undo();
    await row('On walls').waitFor();
    expect(await texts(pages())).toEqual(before);
    await row('The workshop').first().click();
    await pages().focus();
    const workshop = row('The workshop').first();
    const [from, to] = [(await workshop.boundingBox())!, (await row('More').boundingBox())!];
    await page.mouse.move(from.x + 70, from.y + from.height / 2);
    await page.mouse.down();
    for (const part of [0.4, 0.8, 1])
      await page.mouse.move(from.x + 70, from.y + from.height / 2 + (to.y - from.y) * part);
    await picture(page, 'panels-pages-drag', { fullPage: false });
    await page.mouse.up();
    await expect.poll(() => workshop.getAttribute('aria-level')).toBe('3');
    await page.keyboard.press('Alt+ArrowLeft');
    await expect.poll(() => workshop.getAttribute('aria-level')).toBe('2');
    for (let count = 0; count < 3; count += 1) await undo();
    await expect.poll(() => row('More').count()).toBe(0);
  });

  it('go into the trash and come back, and say what is wrong with an address', async () => {
    await row('On walls').click();
    await hand.settled();
    await pages().focus();
    await page.keyboard.press('Delete');
    await page.getByText('“On walls” is in the trash.').waitFor();
    await row('Trash').click();
    await pages().focus();
    await page.keyboard.press('ArrowRight');
    await row('On walls').hover();
    await page.getByRole('button', { name: 'More actions for On walls' }).click();
    await page.getByRole('menuitem', { name: 'Restore' }).click();
    await expect.poll(() => row('Trash').count()).toBe(0);
    await row('On walls').click();
    await open('Page');
    const address = settings().getByLabel('URL slug', { exact: true });
    await address.fill('cart');
    await address.press('Enter');
    await settings()
      .getByText(/is reserved/)
      .waitFor();
    await address.fill('on-the-walls');
    await address.press('Enter');
    expect(await undoText()).toBe('Undo: Change page On walls');
    await open('SEO and social sharing');
    await open('Access');
    await picture(page, 'panels-page', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    for (const _ of ['address', 'restore', 'delete']) await undo();
    await saved();
  });
});

describe('redirects', () => {
  it('are written as a list, with what visitors looked for in vain', async () => {
    const lost = await context.newPage();
    await lost.goto(`${shop.shopOrigin}/lost-thing`);
    await lost.close();
    await page.getByRole('button', { name: 'More: links, folders, redirects' }).click();
    await page.getByRole('menuitem', { name: 'Redirects…' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Redirects and broken links' });
    const list = dialog.getByRole('textbox');
    await list.fill('/old-panels -> /panels\nnonsense');
    await dialog.getByText('Line 2: Enter the old URL, an arrow and the new URL', { exact: false }).waitFor();
    await list.fill('/loop-a -> /loop-b\n/loop-b -> /Loop-A/');
    await dialog.getByText('Line 2: These redirects form a loop: /loop-a → /loop-b → /loop-a').waitFor();
    await list.fill('/a -> /b\n/b -> /panels?from=b');
    await dialog
      .getByText('/a redirects to /b, which redirects again. It will be saved as /a -> /panels?from=b')
      .waitFor();
    await list.fill('/a -> /nowhere');
    await dialog.getByText('/a -> /nowhere: No page has the URL /nowhere.').waitFor();
    await list.fill('/old-panels -> /panels');
    await dialog.getByRole('button', { name: 'Redirect /lost-thing' }).click();
    expect(await list.inputValue()).toBe('/old-panels -> /panels\n/lost-thing -> /');
    await picture(page, 'panels-redirects', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    const table = (text: string) => ({ name: 'moved.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    const files = dialog.locator('input[type="file"]');
    await files.setInputFiles(table('From,To\n/a,/b\nnowhere.example,/c'));
    await dialog.getByText('Line 3: The old URL must start with /').waitFor();
    expect(await list.inputValue()).not.toContain('/a');
    await picture(page, 'panels-redirects-file', { fullPage: false });
    await files.setInputFiles(table('From,To,Status\n/lost-thing,/panels,301\n/a,/b,302'));
    await dialog.getByText('contains 1 new, 1 changed and 0 unchanged redirects').waitFor();
    await dialog.getByRole('button', { name: 'Add redirects' }).click();
    expect(await list.inputValue()).toBe('/old-panels -> /panels\n/lost-thing -> /panels\n/a -> /b 302');
    await dialog.getByRole('button', { name: 'Save 3 redirects' }).click();
    await saved();
  });

  it('and what search engines read stands in one table, each change a step', async () => {
    await page.getByRole('button', { name: 'More: links, folders, redirects' }).click();
    await page.getByRole('menuitem', { name: 'Search engines: all pages…' }).click();
    const dialog = page.getByRole('dialog', { name: 'SEO overview' });
    await dialog.getByRole('button', { name: /^Without description/ }).click();
    const field = dialog.getByRole('textbox', { name: /^Description of/ }).first();
    await field.fill('Prints by the sea.');
    await dialog.getByText('18 of about 160 characters').waitFor();
    await picture(page, 'panels-search-table', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await saved();
    await page.keyboard.press('ControlOrMeta+z');
    await saved();
  });
});

describe('the keyboard alone', () => {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      const labels = [...(element?.labels ?? [])].map((label) => label.textContent ?? '');
      const by = (element?.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '');
      return [element?.getAttribute('aria-label') ?? '', ...labels, ...by, element?.textContent ?? ''].join(' ').trim();
    });
  /** Tab until something of this name has the focus. */
  const tabTo = async (name: RegExp) => {
    for (let count = 0; count < 80 && !name.test(await focused()); count += 1) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  const regionNow = () =>
    page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '');
  const toRegion = async (region: string) => {
    for (let count = 0; count < 6 && (await regionNow()) !== region; count += 1) await page.keyboard.press('Control+`');
    expect(await regionNow()).toBe(region);
  };
  /** To a section or a block of the page, by the walk through the editor's parts and Tab. */
  const toItem = async (item: string, key = 'Tab') => {
    const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, item);
    if ((await regionNow()) !== 'canvas') await toRegion('canvas');
    for (let count = 0; count < 90 && !(await isThere()); count += 1) await page.keyboard.press(key);
    expect(await isThere(), item).toBe(true);
  };
  /** Whatever a pointer did since the page was there. */
  const pointed = () => page.evaluate(() => (globalThis as unknown as { pointed: readonly string[] }).pointed);

  it('adds, places, sizes, styles, doubles and deletes a block, hides one, and publishes (ED-14, ED-32, ED-47)', async () => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { pointed: seen });
      for (const type of ['pointerdown', 'mousedown', 'touchstart'])
        addEventListener(type, () => seen.push(type), { capture: true });
    });
    await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
    await hand.settled();
    await toItem('[data-section-item="full"]');
    await page.keyboard.press('/');
    await page.keyboard.type('quote');
    await page.keyboard.press('Enter');
    await page.getByText('A section can have up to 60 blocks.', { exact: false }).first().waitFor();
    await page.keyboard.press('Escape');
    await toItem('[data-section-item="team"]', 'Shift+Tab');
    await page.keyboard.press('/');
    await page.keyboard.type('quote');
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await hand.chosen()).length).toBe(1);
    const [made = ''] = await hand.chosen();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-block-item'))).toBe(made);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+Shift+ArrowRight');
    expect(await undoText()).toBe('Undo: Resize quote');
    await toRegion('right');
    await tabTo(/^Quote/);
    await page.keyboard.type('Less, but better');
    await tabTo(/^Block$/);
    if ((await page.evaluate(() => document.activeElement?.getAttribute('aria-expanded'))) === 'false')
      await page.keyboard.press('Enter');
    await tabTo(/Padding(?!, )/);
    for (let count = 0; count < 8; count += 1) await page.keyboard.press('ArrowRight');
    expect(await undoText()).toBe('Undo: Change style of quote');
    // Back on the page, the focus is where she left it.
    await toRegion('canvas');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-block-item'))).toBe(made);
    await page.keyboard.press('Control+d');
    await expect.poll(async () => (await hand.chosen()).includes(made)).toBe(false);
    await page.keyboard.press('Delete');
    await expect.poll(() => hand.chosen()).toEqual([]);
    await page.keyboard.press('Control+3');
    await toItem('[data-block-item="words"]', 'Shift+Tab');
    await page.keyboard.press('Control+Shift+h');
    await expect.poll(() => hand.label('words')).toContain('hidden');
    await page.keyboard.press('Control+1');
    await saved();
    await page.keyboard.press('Control+Enter');
    const dialog = page.getByRole('dialog', { name: 'Publish' });
    await dialog.getByText('Panels').first().waitFor();
    await tabTo(/^Publish everything/);
    await page.keyboard.press('Enter');
    await page.getByText('Published', { exact: true }).waitFor();
    expect(await pointed()).toEqual([]);
  });

  it('has hidden it from phones: out of the flow, and out of what is read aloud (ED-32)', async () => {
    const visitor = await context.newPage();
    await visitor.setViewportSize(PHONE);
    await visitor.goto(`${shop.shopOrigin}/old-panels`);
    expect(new URL(visitor.url()).pathname).toBe('/panels');
    expect(await visitor.locator('#block-words').evaluate((block) => getComputedStyle(block).display)).toBe('none');
    const heard = await visitor.locator('main, body').first().ariaSnapshot();
    expect(heard).not.toContain('Only on desktops');
    expect(heard).toContain('Everywhere');
    expect(heard).toContain('Less, but better');
    await visitor.setViewportSize(DESKTOP);
    expect(await visitor.locator('#block-words').isVisible()).toBe(true);
    await visitor.close();
  });
});

describe('the panels', () => {
  it('fit into 320 pixels, in forced colours, and nothing in them moves (ED-43, ED-44)', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await page.reload();
    await hand.settled();
    for (const [opener, tab] of [
      ['Pages', 'Layers'],
      ['Settings', ''],
    ] as const) {
      await page.getByRole('navigation', { name: 'Panels' }).getByRole('button', { name: opener }).click();
      if (tab !== '') await page.getByRole('tab', { name: tab }).click();
      const widths = await page.evaluate(() => {
        const body = document.querySelector('[data-panel-body]') as HTMLElement;
        return [document.documentElement.scrollWidth, body.scrollWidth - body.clientWidth];
      });
      expect(widths).toEqual([320, 0]);
      await picture(page, `panels-320-${opener}`, { fullPage: false });
    }
    const moving = await page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running'));
    expect(moving).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await page.setViewportSize(PHONE);
    await picture(page, 'panels-phone-settings', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(errors.filter((error) => !/ERR_|Failed to load|localStorage/.test(error))).toEqual([]);
  });
});
