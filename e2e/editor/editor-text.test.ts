import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { makePage } from '../testing/editing/canvas.ts';
import { type Writer, writerOn } from '../testing/editing/writing.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
const SECTIONS = {
  words: {
    para: [[1, 1, 6, 6], '<p>First words of some length here</p><p>The second paragraph</p>'],
    other: [[8, 1, 4, 4], '<p>Other words</p>'],
    fresh: [[8, 6, 4, 3], '<p>Write here…</p>'],
    table: [[1, 8, 6, 4], '<p>Before</p><table><tbody><tr><td>cell</td></tr></tbody></table><p>After</p>'],
    button: [[1, 13, 4, 2], '', { type: 'button', value: { text: 'Go', link: '/' } }],
    scratch: [[8, 10, 4, 4], '<p>Scratch</p>'],
  },
} as const;

let shop: OwnShop;
let context: BrowserContext;
let page: Page;
let writer: Writer;
let errors: readonly string[];

beforeAll(async () => {
  shop = await openOwnShop();
  const pageId = await makePage(await signInOwner(shop), 'Writing', SECTIONS);
  context = await newContext(shop.browser, { viewport: DESKTOP, reducedMotion: 'reduce' });
  page = await context.newPage();
  errors = watchForErrors(page);
  writer = writerOn(page);
  await signInQuietly(page, shop);
  await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
  await writer.settled();
});
afterAll(() => shop?.close());

/** Nothing is written, and nothing chosen. */
beforeEach(async () => {
  await page.locator('[data-section-item]').first().focus();
  await writer.press('Escape', 'Escape');
  await expect.poll(() => toolbar().count()).toBe(0);
});

const undoLabel = () => page.getByRole('button', { name: /^Undo/ }).getAttribute('aria-label');
const toolbar = () => page.getByRole('toolbar', { name: 'Text' });
const tool = (name: string) => toolbar().getByRole('button', { name, exact: true });
const focused = () =>
  page.evaluate(() => (document.activeElement as HTMLElement).dataset.blockItem ?? document.activeElement?.tagName);

/** Ends the text and answers it as it is kept. */
async function kept(block: string): Promise<string> {
  await page.keyboard.press('Escape');
  await expect.poll(focused).toBe(block);
  return writer.html(block);
}

/** Rewrites a whole text. */
async function rewrite(block: string, text: string): Promise<void> {
  await writer.open(block);
  await writer.press('Control+a', 'Backspace');
  await writer.type(text);
}

function paste(data: Readonly<Record<string, string>>): Promise<void> {
  return writer.inPage((all) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(all)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.querySelector('[contenteditable="true"]')?.dispatchEvent(event);
  }, data);
}

describe('writing on the page', () => {
  it('puts the caret where one pressed; Enter begins at the end, Escape goes back to the block (ED-03, ED-04)', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => void (request.url().includes('/assets/canvas/') && fetched.push(request.url())));
    const { x, y, width, height } = await writer.real('para');
    const point = [x + width * 0.3, y + height * 0.1] as const;
    await writer.open('para', [0.3, 0.1]);
    expect(await writer.caret()).toEqual(await writer.caretAt(...point));
    expect((await writer.caret()).offset).toBeGreaterThan(5);
    // The text editor has only come now.
    expect(fetched.filter((url) => url.endsWith('/text.js'))).toHaveLength(1);
    expect(await kept('para')).toBe(SECTIONS.words.para[1]);
    expect(await undoLabel()).toBe('Undo');
    await page.keyboard.press('Enter');
    await toolbar().waitFor();
    await expect.poll(() => writer.inPage(() => document.hasFocus(), null)).toBe(true);
    await writer.type('!');
    expect(await kept('para')).toBe('<p>First words of some length here</p><p>The second paragraph!</p>');
    // From the text to its block, to its section, to nothing, and no further; the focus never falls to the body.
    await page.keyboard.press('Enter');
    await toolbar().waitFor();
    const ladder = async () => [
      await toolbar().count(),
      await writer.chosen(),
      await page.locator('[data-chosen="words"]').count(),
      (await focused()) === 'BODY',
    ];
    for (const state of [
      [0, ['para'], 0, false],
      [0, [], 1, false],
      [0, [], 0, false],
      [0, [], 0, false],
    ]) {
      await writer.press('Escape');
      await expect.poll(ladder).toEqual(state);
    }
  });

  it('takes back and does again in the running text, as one step of the one history (ED-16, ED-17)', async () => {
    await writer.open('para', [0.3, 0.1]);
    const { offset } = await writer.caret();
    await writer.type('new ');
    await expect.poll(() => writer.html('para')).toContain('new ');
    await expect.poll(undoLabel).toBe('Undo: Edit text');
    await writer.press('Control+z');
    await expect.poll(() => writer.html('para')).not.toContain('new ');
    await expect.poll(() => writer.caret()).toMatchObject({ offset });
    await writer.press('Control+Shift+z');
    await expect.poll(() => writer.html('para')).toContain('new ');
    await expect.poll(() => writer.caret()).toMatchObject({ offset: offset + 4 });
    await writer.type('and newer ');
    expect(await kept('para')).toContain('new and newer ');
    await page.getByRole('button', { name: /^Undo/ }).click();
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => writer.html('para')).not.toContain('new');
  });

  it('replaces what nobody has written yet, and ends where one presses elsewhere', async () => {
    await writer.open('fresh');
    await writer.type('Mine');
    await expect.poll(() => writer.html('fresh')).toBe('<p>Mine</p>');
    await page.mouse.click(...(await writer.centre('para')));
    await expect.poll(() => writer.chosen()).toEqual(['para']);
    await expect.poll(() => toolbar().count()).toBe(0);
    await expect.poll(() => writer.html('fresh')).toBe('<p>Mine</p>');
  });

  it('formats by keys and by the toolbar, which shows what is so', async () => {
    await rewrite('scratch', 'Words');
    await writer.press('Control+a', 'Control+b', 'Control+i');
    await expect.poll(() => tool('Bold').getAttribute('aria-pressed')).toBe('true');
    await tool('Bold').click();
    await expect.poll(() => writer.html('scratch')).toBe('<p><em>Words</em></p>');
    await writer.press('Control+Alt+3');
    await toolbar().getByRole('button', { name: 'Heading 3' }).waitFor();
    await writer.press('Alt+F10');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Heading 3');
    for (let count = 0; count < 7; count += 1) await writer.press('ArrowRight');
    await writer.press('ArrowRight');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
      .toBe('Bulleted list');
    await writer.press('End', 'ArrowLeft', 'Enter');
    await page.getByRole('menuitem', { name: 'Centred' }).click();
    await expect.poll(() => writer.inPage(() => document.hasFocus(), null)).toBe(true);
    await picture(page, 'editor-text-toolbar', { fullPage: false });
    expect(await kept('scratch')).toBe('<h3 class="text-align-center"><em>Words</em></h3>');
    await page.keyboard.press('Enter');
    await writer.press('Control+a', 'Control+\\');
    expect(await kept('scratch')).toBe('<p>Words</p>');
    await rewrite('scratch', 'Words');
    await writer.press('Control+Shift+8', 'Enter');
    await writer.type('two');
    await writer.press('Tab');
    expect(await kept('scratch')).toBe('<ul><li>Words<ul><li>two</li></ul></li></ul>');
  });

  it('colours, sizes and highlights words, from the section’s own theme', async () => {
    const choose = async (look: string) => {
      await toolbar().getByRole('button', { name: 'Color and size' }).click();
      await page.getByRole('menuitem', { name: look, exact: true }).click();
      await page.getByRole('menu').waitFor({ state: 'detached' });
    };
    await rewrite('scratch', 'Words');
    await writer.press('Control+a');
    for (const look of ['Accent color', 'Extra large text', 'Highlight']) await choose(look);
    const looks = await writer.inPage(() => {
      const words = document.querySelector('.sqsrte-huge')!;
      const around = words.closest('p')!;
      const [own, usual] = [getComputedStyle(words), getComputedStyle(around)];
      return [own.color !== usual.color, Number.parseFloat(own.fontSize) / Number.parseFloat(usual.fontSize)];
    }, null);
    expect(looks[0]).toBe(true);
    expect(looks[1]).toBeCloseTo(1.6);
    await choose('Default size');
    await choose('Remove highlight');
    expect(await kept('scratch')).toBe('<p><span class="sqsrte-text-color--accent">Words</span></p>');
  });

  it('keeps the kind of the first paragraph when one types over all of it (ED-51)', async () => {
    await rewrite('scratch', '### Head');
    await writer.press('Enter');
    await writer.type('more');
    await writer.press('Control+a');
    await writer.type('New');
    await expect.poll(() => writer.html('scratch')).toBe('<h3>New</h3>');
    await writer.press('Control+a', 'Backspace');
    await writer.type('plain');
    expect(await kept('scratch')).toBe('<p>plain</p>');
  });

  it('keeps the words when one goes on right after choosing all of them, as fast as keys come', async () => {
    await rewrite('scratch', 'Words');
    for (const letter of 'abc') {
      await writer.press('Control+a', 'Control+\\');
      await writer.burst(letter);
      await expect.poll(() => writer.html('scratch')).toContain(`<p>${letter}</p>`);
    }
    expect(await kept('scratch')).toBe('<p>Words</p><p>a</p><p>b</p><p>c</p>');
  });

  it('turns signs into headings, lists, quotes, marks and links; undo leaves the signs (ED-34)', async () => {
    await rewrite('scratch', '## Head');
    await writer.press('Enter');
    await writer.type('- one');
    await writer.press('Enter');
    await writer.type('two **bold** plain *slanted* and [there](/shop) plain');
    await writer.press('Enter', 'Enter');
    await writer.type('> said');
    await writer.press('Enter', 'Enter');
    await writer.type('1. first');
    expect(await kept('scratch')).toBe(
      '<h2>Head</h2><ul><li>one</li><li>two <strong>bold</strong> plain <em>slanted</em> and <a href="/shop">there</a> plain</li></ul><blockquote>said</blockquote><ol><li>first</li></ol>',
    );
    await rewrite('scratch', '[there](javascript:x)');
    expect(await kept('scratch')).toBe('<p>[there](javascript:x)</p>');
    await rewrite('scratch', '[there](/shop)');
    await expect.poll(() => writer.html('scratch')).toBe('<p><a href="/shop">there</a></p>');
    await writer.press('Control+z');
    await expect.poll(() => writer.html('scratch')).toBe('<p>[there](/shop)</p>');
    await rewrite('scratch', '# ');
    await expect.poll(() => writer.html('scratch')).toContain('<h2>');
    await writer.press('Control+z');
    await expect.poll(() => writer.html('scratch')).toBe('<p># </p>');
    await writer.type('1');
    await expect.poll(() => writer.html('scratch')).toBe('<p># 1</p>');
    await writer.press('Control+a');
    await writer.type('- ');
    await expect.poll(() => writer.html('scratch')).toContain('<ul>');
    await writer.press('Backspace');
    await expect.poll(() => writer.html('scratch')).toBe('<p>- </p>');
    await writer.press('Escape');
  });

  it('chooses words, paragraphs and all as any text does, and has its spelling checked (ED-36)', async () => {
    await writer.open('para', [0.1, 0.1]);
    const { x, y, width, height } = await writer.real('para');
    await page.mouse.click(x + width * 0.1, y + height * 0.1, { clickCount: 3 });
    await expect.poll(() => writer.chosenText()).toBe('First words of some length here');
    await writer.press('Control+a');
    await expect.poll(() => writer.chosenText()).toMatch(/^First[\s\S]*paragraph!$/);
    // What is chosen would be dragged.
    await writer.press('ArrowLeft');
    await page.mouse.move(x + 40, y + height * 0.1);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + height * 0.3, { steps: 3 });
    await page.mouse.move(x + 60, y + height * 0.4, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => writer.chosenText()).toMatch(/here\s+The/);
    const attributes = await writer.inPage(() => {
      const text = document.querySelector('[contenteditable="true"]')!;
      return ['spellcheck', 'role', 'aria-multiline'].map((name) => text.getAttribute(name));
    }, null);
    expect(attributes).toEqual(['true', 'textbox', 'true']);
    await writer.press('Control+a', 'Control+a');
    // All of the text, then all of the section.
    await expect.poll(async () => (await writer.chosen()).length).toBe(6);
    await writer.press('Escape', 'Escape');
  });

  it('lets input methods compose, dead keys join, and text run from the right (ED-35)', async () => {
    await rewrite('other', 'A');
    const session = await writer.devtools();
    for (const text of ['k', 'か', '漢'])
      await session.send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: '漢字' });
    await session.send('Input.imeSetComposition', { text: '´', selectionStart: 1, selectionEnd: 1 });
    await session.send('Input.insertText', { text: 'é' });
    await expect.poll(() => writer.html('other')).toBe('<p>A漢字é</p>');
    await writer.press('Enter');
    await writer.type('שלום 12');
    await expect.poll(() => writer.html('other')).toBe('<p>A漢字é</p><p dir="auto">שלום 12</p>');
    expect(await writer.inPage(() => getComputedStyle(document.querySelector('[dir="auto"]')!).direction, null)).toBe(
      'rtl',
    );
    expect(await kept('other')).toBe('<p>A漢字é</p><p dir="auto">שלום 12</p>');
  });

  it('keeps the structure of what is pasted, and nothing else (ED-22)', async () => {
    await rewrite('scratch', 'x');
    await writer.press('Control+a');
    await paste({ 'text/html': PASTED, 'text/plain': 'never used' });
    await expect.poll(() => writer.html('scratch')).toContain('Report');
    const html = await kept('scratch');
    expect(html).toBe(
      '<h2>Report</h2><p>More <strong>prints</strong>, <a href="https://example.com/">see</a>.</p><ul><li>One<ul><li>Deep</li></ul></li></ul>',
    );
    expect(html).not.toMatch(/style=|on\w+=|javascript:/);
    for (const [pasted, wanted] of [
      [FROM_DOCS, '<h2>Plan</h2><p>Ink <strong>and</strong> <em>paper</em></p><ul><li>Pull</li></ul>'],
      [FROM_WEB, '<h2>Shop</h2><p>Open <a href="https://example.com/hours">hours</a></p>'],
    ] as const) {
      await rewrite('scratch', 'x');
      await writer.press('Control+a');
      await paste({ 'text/html': pasted, 'text/plain': 'never used' });
      await expect.poll(() => writer.html('scratch')).not.toContain('x</p>');
      expect(await kept('scratch')).toBe(wanted);
    }
    await rewrite('scratch', 'x');
    await writer.press('Control+a');
    await paste({ 'text/plain': 'One\nline\n\nTwo <b>' });
    expect(await kept('scratch')).toBe('<p>One<br>line</p><p>Two &lt;b&gt;</p>');
  });

  it('links to pages, mail and the web, and says which link is broken (ED-37, EDIT-05)', async () => {
    await rewrite('scratch', 'Words');
    await writer.press('Control+a', 'Control+k');
    const dialog = page.getByRole('dialog', { name: 'Link' });
    const search = dialog.getByRole('combobox', { name: 'Link to' });
    await search.waitFor();
    await expect.poll(() => search.evaluate((input) => input === document.activeElement)).toBe(true);
    await writer.type('workshop');
    const option = dialog.getByRole('option', { name: /^The workshop/ });
    await option.waitFor();
    expect(await search.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    await picture(page, 'editor-text-link', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await writer.press('Enter');
    await expect.poll(() => writer.html('scratch')).toMatch(/<a href="\/[\w-]+">Words<\/a>/);
    await expect.poll(() => writer.inPage(() => document.hasFocus(), null)).toBe(true);
    const openLink = () => tool('Link').click();
    const link = async (typed: string) => {
      await openLink();
      await dialog.getByRole('button').first().click();
      await search.fill(typed);
      await writer.press('Enter');
    };
    await link('someone@');
    await dialog.getByText('Emails must be formatted as name@example.com').waitFor();
    await search.fill('someone@example.com');
    await writer.press('Enter');
    await expect.poll(() => writer.html('scratch')).toContain('href="mailto:someone@example.com"');
    // A product, a file, a number to call, a place on this page.
    for (const [typed, kind, href] of [
      ['ridge', 'Product', /href="\/shop\/[\w-]+"/],
      ['ridge', 'File', /href="\/(?:s|static)\/[^"]+"/],
      ['+49 30 1234567', 'Phone', /href="tel:\+49301234567"/],
      ['words', 'On this page', /href="#section-words"/],
    ] as const) {
      await openLink();
      await dialog.getByRole('button').first().click();
      await search.fill(typed);
      await dialog.getByRole('option').filter({ hasText: kind }).first().click();
      await expect.poll(() => writer.html('scratch')).toMatch(href);
    }
    await link('/nowhere');
    await expect.poll(() => writer.html('scratch')).toContain('href="/nowhere"');
    await openLink();
    await dialog.getByText('No page has the URL /nowhere.').waitFor();
    await dialog.getByText('Open in a new tab').click();
    await expect.poll(() => writer.html('scratch')).toContain('target="_blank" rel="noopener"');
    await dialog.getByRole('button', { name: 'Remove link' }).click();
    await expect.poll(() => writer.html('scratch')).toBe('<p>Words</p>');
    await writer.press('Escape');
  });

  it('opens the blocks at a slash in an empty paragraph; Escape leaves the slash (ED-36)', async () => {
    await rewrite('other', 'Above');
    await writer.press('Enter');
    await writer.type('/');
    const dialog = page.getByRole('dialog', { name: 'Add block' });
    await dialog.waitFor();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await picture(page, 'editor-text-slash', { fullPage: false });
    await writer.press('Escape');
    await expect.poll(() => writer.inPage(() => document.hasFocus(), null)).toBe(true);
    await writer.type('no');
    await expect.poll(() => writer.html('other')).toBe('<p>Above</p><p>/no</p>');
    await writer.press('Backspace', 'Backspace', 'Backspace');
    await writer.type('/');
    await dialog.waitFor();
    await writer.type('spacer');
    await writer.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo: Add spacer' }).waitFor();
    await expect.poll(() => writer.html('other')).toBe('<p>Above</p>');
    const made = (await writer.chosen())[0] ?? '';
    await expect.poll(() => writer.inPage((id) => document.getElementById(`block-${id}`) !== null, made)).toBe(true);
    const [text, spacer] = [await writer.real('other'), await writer.real(made)];
    expect([Math.round(spacer.x - text.x), spacer.y >= text.y + text.height - 1]).toEqual([0, true]);
    await writer.press('Control+z');
    await expect.poll(() => writer.html('other')).toBe('<p>Above</p><p>/</p>');
    await expect.poll(undoLabel).toBe('Undo: Edit text');
  });

  it('writes the words of a button where they stand', async () => {
    const { x, y, width, height } = await writer.real('button');
    await page.mouse.dblclick(x + Math.min(24, width / 2), y + height / 2);
    const words = () => writer.inPage(() => document.querySelector('#block-button a')?.textContent, null);
    await expect.poll(() => writer.inPage(() => document.activeElement?.getAttribute('role'), null)).toBe('textbox');
    await writer.press('End');
    await writer.type(' on');
    await expect.poll(words).toBe('Go on');
    await writer.press('Control+z');
    await expect.poll(words).toBe('Go');
    await writer.type('!');
    await writer.press('Enter');
    await expect.poll(focused).toBe('button');
    expect(await words()).toBe('Go!');
  });

  it('shows tables as they are and loses nothing of them; on phones the tools lie over the keyboard', async () => {
    await writer.open('table', [0.06, 0.1]);
    await writer.type('Long ');
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect((await kept('table')).replace('Long ', '')).toBe(SECTIONS.words.table[1]);
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.setViewportSize(PHONE);
    const close = page.getByRole('button', { name: /^Close/ });
    // On a phone panels close by themselves, too: perhaps between a look and a press.
    await expect
      .poll(async () => {
        if ((await close.count()) > 0)
          await close
            .last()
            .click({ timeout: 1000 })
            .catch(() => undefined);
        return close.count();
      })
      .toBe(0);
    await writer.settled();
    await writer.open('scratch');
    await toolbar().waitFor();
    const box = (await toolbar().boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(PHONE.height);
    await picture(page, 'editor-text-phone', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

describe('writing in blocks of several texts', () => {
  const ITEMS = [
    { title: 'How long?', body: '<p>Three days.</p>' },
    { title: 'Where to?', body: '<p>Everywhere.</p>' },
  ];
  const ENTRIES = {
    entries: {
      faq: [[1, 1, 6, 6], '', { type: 'accordion', value: { items: ITEMS, isFirstOpen: true } }],
      said: [[8, 1, 4, 4], '', { type: 'quote', value: { quote: 'Less', source: 'Dieter' } }],
      line: [[8, 6, 4, 2], '', { type: 'horizontalrule', value: {} }],
      running: [[1, 8, 8, 2], '', { type: 'marquee', value: { items: [{ text: 'Open on Saturday', link: '' }] } }],
    },
  } as const;
  const texts = (selector: string) =>
    writer.inPage((at) => [...document.querySelectorAll(at)].map((each) => each.textContent), selector);
  /** Presses twice in the middle of something the page draws. */
  const pressTwice = async (selector: string, nth = 0) => {
    const outer = await writer.overlay('[data-region="canvas"] iframe');
    const [x, y, width] = await writer.inPage(
      ([at, index]) => {
        const box = document.querySelectorAll(at!)[Number(index)]!.getBoundingClientRect();
        return [box.left + Math.min(20, box.width / 2), box.top + box.height / 2, window.innerWidth] as const;
      },
      [selector, String(nth)],
    );
    const scale = outer.width / width;
    await page.mouse.dblclick(outer.x + x * scale, outer.y + y * scale);
  };
  const isWriting = () => writer.inPage(() => document.activeElement?.getAttribute('role') ?? '', null);

  beforeAll(async () => {
    await page.setViewportSize(DESKTOP);
    const pageId = await makePage(await signInOwner(shop), 'Entries', ENTRIES);
    await page.goto(`${shop.appOrigin}/demo/config/pages/${pageId}`);
    await writer.settled();
  });

  it('writes the title and the text of an entry where they are pressed; undo takes each back (ED-03, ED-16)', async () => {
    await pressTwice('.accordion-title', 1);
    await expect.poll(isWriting).toBe('textbox');
    await writer.press('End');
    await writer.type(' Now?');
    await expect.poll(() => texts('.accordion-title')).toEqual(['How long?', 'Where to? Now?']);
    expect(await toolbar().count()).toBe(0);
    await writer.press('Enter');
    await expect.poll(focused).toBe('faq');
    await pressTwice('.accordion-text', 0);
    await toolbar().waitFor();
    await writer.press('Control+a');
    await writer.type('Four **days**.');
    await picture(page, 'editor-text-accordion', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await writer.press('Escape');
    await expect.poll(focused).toBe('faq');
    await expect.poll(() => texts('.accordion-text strong')).toEqual(['days']);
    await expect.poll(() => texts('.accordion-title')).toEqual(['How long?', 'Where to? Now?']);
    // What was done before on another page is not undone here.
    while ((await undoLabel()) === 'Undo: Edit accordion') await writer.press('Control+z');
    await expect.poll(() => texts('.accordion-title')).toEqual(['How long?', 'Where to?']);
    await expect.poll(() => texts('.accordion-text')).toEqual(['Three days.', 'Everywhere.']);
  });

  it('writes who said it beside what was said', async () => {
    await pressTwice('.source');
    await expect.poll(isWriting).toBe('textbox');
    await writer.press('End');
    await writer.type(' R.');
    await writer.press('Enter');
    await expect.poll(focused).toBe('said');
    await expect.poll(() => texts('.source')).toEqual(['— Dieter R.']);
    expect(await texts('#block-said blockquote')).toEqual(['Less']);
  });

  it('opens the panel with the focus in it where words cannot be written in place', async () => {
    await pressTwice('.marquee li');
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[data-region="right"] [data-panel-body]') !== null),
      )
      .toBe(true);
    await picture(page, 'editor-text-panel', { fullPage: false });
    expect(errors).toEqual([]);
  });
});

const PASTED = `<html><head><style>p{color:red}</style></head><body><!--StartFragment--><h1 style="margin:0">Report</h1>
<p class="MsoNormal" onclick="x()" style="color:red">More <span style="font-weight:700">prints</span>, <a href="https://example.com/" onmouseover="x()">see</a>.<script>alert(1)</script></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>One</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>Deep</p><!--EndFragment--></body></html>`;

const FROM_DOCS = `<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><h1 dir="ltr" style="line-height:1.38"><span style="font-size:20pt">Plan</span></h1>
<p dir="ltr"><span style="font-weight:400">Ink </span><span style="font-weight:700">and</span><span> </span><span style="font-style:italic">paper</span></p><ul style="padding:0"><li dir="ltr" style="list-style-type:disc" aria-level="1"><p dir="ltr" role="presentation"><span style="font-size:11pt">Pull</span></p></li></ul></b>`;
const FROM_WEB = `<article class="post"><header onclick="track()"><h2 class="t" style="color:#f00">Shop</h2></header><style>.t{}</style><script>steal()</script><p>Open <a class="btn" href="https://example.com/hours" onmouseover="x()">hours</a></p><iframe src="https://example.com/ad"></iframe></article>`;
