import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER } from '../testing/axe.ts';
import { newContext, picture, watchForErrors } from '../testing/browser.ts';
import { drawnPicture } from '../testing/drawnPicture.ts';
import { drag, underTheHand } from '../testing/editing/dragging.ts';
import { openNewEntryForm } from '../testing/editing/newEntry.ts';
import { richText, toolsOf, writeHtml, writeText } from '../testing/editing/richText.ts';
import { ask } from '../testing/installation.ts';
import { lookAt, looksRight, SIZES } from '../testing/look.ts';
import { type OwnShop, openOwnShop, ownerPage } from '../testing/ownShop.ts';
import { createVisitor } from '../testing/visitor.ts';

let browser: Browser;
let shop: OwnShop;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
});
afterAll(() => shop?.close());

/** What is not moved by hand is done in one size and looked at in both. */
describe.each(SIZES)('posts, events and categories on a %s', (size, viewport) => {
  let context: BrowserContext;
  let page: Page;
  let errors: readonly string[];
  const config = () => `${shop.appOrigin}/demo/config`;
  const isPhone = size === 'phone';
  beforeAll(async () => {
    context = await newContext(browser, { viewport, hasTouch: isPhone, reducedMotion: 'reduce' });
    page = await ownerPage(context, shop);
    errors = watchForErrors(page);
  });
  afterAll(() => context?.close());

  const look = (name: string) => lookAt(page, name, { except: [ANNOUNCER] });
  /** Entries begin as drafts. */
  const publishIt = () =>
    page
      .locator('label')
      .filter({ hasText: /^Published/ })
      .click();
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' });
  };

  it('categories are moved by the mouse, and by the menu where there is none', async () => {
    await page.goto(`${config()}/products/categories`);
    const tree = page.getByRole('treegrid', { name: /^Categories of/ }).first();
    const rows = async () =>
      (await tree
        .getByRole('row')
        .evaluateAll((all) =>
          all.map((row) => `${row.getAttribute('aria-level')} ${row.textContent?.match(/^\D*/)?.[0] ?? ''}`),
        )) as string[];
    const names = ['Ebb', 'Flow', 'Calm'].map((name) => `${name} ${size}`);
    for (const name of names) {
      await page.getByRole('button', { name: 'Add category' }).first().click();
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await expect.poll(rows).toContain(`1 ${name}`);
    }
    const [ebb = '', flow = '', calm = ''] = names;
    const row = (name: string) => tree.getByRole('row', { name });
    const moved = async (name: string, expected: readonly string[]) => {
      await expect.poll(async () => (await rows()).filter((text) => text.endsWith(size))).toEqual(expected);
      await page.getByText(`${name} moved.`).first().waitFor();
    };
    const menu = async (name: string, action: string) => {
      await underTheHand(row(name));
      await page.getByRole('button', { name: `More actions for ${name}` }).click();
      await page.getByRole('menuitem', { name: action }).click();
    };
    if (isPhone) await menu(calm, 'Move up');
    else await drag(page, row(calm), row(flow), 'before');
    await moved(calm, [`1 ${ebb}`, `1 ${calm}`, `1 ${flow}`]);
    if (isPhone) await menu(ebb, 'Move down');
    else await drag(page, row(ebb), row(calm), 'after');
    await moved(ebb, [`1 ${calm}`, `1 ${ebb}`, `1 ${flow}`]);
    if (isPhone) {
      await menu(flow, 'Move to …');
      const dialog = page.getByRole('dialog', { name: `Move ${flow}` });
      await dialog.getByRole('button', { name: /Parent/ }).click();
      await page.getByRole('option', { name: calm, exact: true }).click();
      await picture(page, `app-categories-move-${size}`);
      await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    } else await drag(page, row(flow), row(calm), 'on');
    await moved(flow, [`1 ${calm}`, `2 ${flow}`, `1 ${ebb}`]);
    await looksRight(page, `app-categories-moved-${size}`);
    // As the server has it.
    await page.reload();
    await expect
      .poll(async () => (await rows()).filter((text) => text.endsWith(size)))
      .toEqual([`1 ${calm}`, `2 ${flow}`, `1 ${ebb}`]);
  });

  if (isPhone)
    it('a post is written, filed, published and found on the site', async () => {
      await page.goto(`${config()}/content`);
      await openNewEntryForm(page, 'Add post');
      const title = `Of rollers ${size}`;
      await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
      await writeText(page, 'Text', 'Ink the roller.\n\nThen wait.');
      await page.getByLabel('Categories', { exact: true }).fill('Workshop notes');
      await page.keyboard.press('Enter');
      // It begins as a draft.
      expect(await page.getByRole('radio', { name: /^Draft/ }).isChecked()).toBe(true);
      await publishIt();
      await save();
      await page.getByText(`${title} created.`).waitFor();
      await page.getByText('Published', { exact: true }).first().waitFor();
      await look('app-post');
      // A site's version is looked up once a second.
      const shown = async () => ask(shop, `/journal/of-rollers-${size}`);
      await expect.poll(async () => (await shown()).body).toContain('<p>Ink the roller.</p>');
      await page
        .locator('label')
        .filter({ hasText: /^Draft/ })
        .click();
      await save();
      await expect.poll(async () => (await shown()).status).toBe(404);
      await page.getByRole('link', { name: 'Journal' }).first().click();
      await page
        .getByRole('row', { name: new RegExp(title) })
        .getByText('Draft')
        .waitFor();
      await look('app-posts');
    });

  it('a post is written with heading, list, table and picture, and read in page, feed and JSON (ED-49)', async () => {
    await page.goto(`${config()}/content`);
    await openNewEntryForm(page, 'Add post');
    const title = `Of paper ${size}`;
    await page.getByRole('textbox', { name: 'Title' }).first().fill(title);
    const tools = toolsOf(page, 'Text');
    const text = richText(page, 'Text');
    const { keyboard } = page;
    const describePicture = async () => {
      const dialog = page.getByRole('dialog', { name: 'Add alt text' });
      await dialog.getByRole('textbox', { name: 'Alt text' }).fill('A sheet on the line');
      await keyboard.press('Enter');
      await dialog.waitFor({ state: 'detached' });
    };
    const undo = async () => {
      await tools.getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Undo' }).click();
    };
    const writeTable = async () => {
      for (const cell of ['Sheet', 'Weight', 'Grain', 'A4', '120 g', 'long', 'A3', '90 g']) {
        await keyboard.type(cell);
        await keyboard.press('Tab');
      }
      await keyboard.type('short');
    };
    await text.click();
    if (isPhone) {
      // By keyboard alone.
      await keyboard.type('## Paper');
      await keyboard.press('Enter');
      await keyboard.type('- Wet it');
      await keyboard.press('Enter');
      await keyboard.type('**Press** it');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await keyboard.type('/tab');
      await page.getByRole('option', { name: 'Table' }).waitFor();
      await keyboard.press('Enter');
      await writeTable();
      await keyboard.press('ArrowDown');
      await pastePicture(page, '#a63');
    } else {
      await keyboard.type('Paper');
      await tools.getByRole('button', { name: 'Paragraph' }).click();
      await page.getByRole('menuitem', { name: 'Heading 2' }).click();
      await keyboard.press('Enter');
      await tools.getByRole('button', { name: 'Bulleted list' }).click();
      await keyboard.type('Wet it');
      await keyboard.press('Enter');
      await tools.getByRole('button', { name: 'Bold' }).click();
      await keyboard.type('Press');
      await tools.getByRole('button', { name: 'Bold' }).click();
      await keyboard.type(' it');
      await keyboard.press('Enter');
      await keyboard.press('Enter');
      await tools.getByRole('button', { name: 'Table', exact: true }).click();
      await writeTable();
      await page.getByRole('button', { name: 'Rows and columns' }).click();
      await page.getByRole('menuitem', { name: 'Row below' }).click();
      await page.getByRole('button', { name: 'Rows and columns' }).click();
      await picture(page, 'app-post-table-menu', { fullPage: false });
      await page.getByRole('menuitem', { name: 'Heading column' }).click();
      await undo();
      await undo();
      await text.getByRole('cell', { name: 'short' }).click();
      await keyboard.press('End');
      await keyboard.press('ArrowDown');
      await tools.getByRole('button', { name: 'Image' }).click();
      const library = page.getByRole('dialog', { name: 'Select image' });
      await library
        .locator('input[type=file]')
        .setInputFiles({ name: 'sheet.png', mimeType: 'image/png', buffer: await drawnPicture(page, '#36a') });
      await library.getByRole('button', { name: 'Choose', exact: true }).click();
    }
    await describePicture();
    await text.locator('figure img').waitFor();
    await text.locator('figcaption').click();
    await keyboard.type('Drying');
    await keyboard.press('Enter');
    await keyboard.insertText('https://vimeo.com/76979871');
    await keyboard.press('Shift+Home');
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Link to' }).fill('About');
    await page.getByRole('option', { name: /About/ }).first().waitFor();
    await keyboard.press('Enter');
    await text.getByRole('link').waitFor();
    await page.getByText('21 words').waitFor();
    await look(`app-post-text-by-${isPhone ? 'keys' : 'mouse'}`);
    await tools.getByRole('button', { name: 'Full width' }).click();
    await lookAt(page, `app-post-full-by-${isPhone ? 'keys' : 'mouse'}`, { except: [ANNOUNCER], fullPage: false });
    await text.click();
    await keyboard.press('Escape');
    expect(await tools.getByRole('button', { name: 'Full width' }).getAttribute('aria-pressed')).toBe('false');
    await publishIt();
    await save();
    const path = `/journal/of-paper-${size}`;
    const written = [
      '<h2>Paper</h2><ul><li>Wet it</li><li><strong>Press</strong> it</li></ul>',
      '<table><thead><tr><th>Sheet</th><th>Weight</th><th>Grain</th></tr></thead><tbody><tr><td>A4</td>',
      'alt="A sheet on the line"',
      '<figcaption>Drying</figcaption></figure>',
      '<a href="/about">https://vimeo.com/76979871</a>',
    ];
    await expect.poll(async () => (await ask(shop, path)).body).toContain(written[0]);
    const [shown, json, feed] = await Promise.all(
      [path, `${path}?format=json`, '/journal?format=rss'].map(async (each) => (await ask(shop, each)).body),
    );
    const unescaped = feed!.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"');
    const { item } = JSON.parse(json!) as { item: { body: string } };
    for (const piece of written) {
      expect(shown).toContain(piece);
      expect(item.body).toContain(piece);
      expect(unescaped).toContain(piece.replace('href="/', `href="${shop.shopOrigin}/`));
    }
    expect(item.body).toMatch(/<figure><img src="\/s\/images\/[^"]+\?format=1500w" srcset="/);
  });

  if (!isPhone)
    it('what a text holds that nobody edits stays, a film is played on the page, an unsaved text comes back (ED-50)', async () => {
      await page.goto(`${config()}/content`);
      await openNewEntryForm(page, 'Add post');
      await page.getByRole('textbox', { name: 'Title' }).first().fill('Of old markup');
      const odd = '<dl><dt>Ream</dt><dd>500 sheets</dd></dl>';
      await writeHtml(page, 'Text', `<p>First</p>${odd}<p>Last</p>`);
      await richText(page, 'Text').getByText('500 sheets').waitFor();
      await richText(page, 'Text').getByText('Last').click();
      // The text is notified of its caret a moment after the browser moves it.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await pasteWords(page, 'https://vimeo.com/76979871');
      await richText(page, 'Text').getByText('Vimeo: https://vimeo.com/76979871').waitFor();
      await publishIt();
      await save();
      const film = '<figure><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></figure>';
      const item = async () =>
        (JSON.parse((await ask(shop, '/journal/of-old-markup?format=json')).body) as { item: { body: string } }).item
          .body;
      await expect.poll(item).toBe(`<p>First</p>${odd}<p>Last</p>${film}`);
      expect((await ask(shop, '/journal/of-old-markup')).body).toContain('data-island="embed"');
      // Source, and what the server would leave out.
      await toolsOf(page, 'Text').getByRole('button', { name: 'More tools' }).click();
      await page.getByRole('menuitem', { name: 'Edit HTML' }).click();
      await page.getByRole('textbox', { name: 'Text as HTML' }).fill('<p style="color: red">a</p><form>1</form>');
      await page.getByText('Removed unsupported HTML: <form>, style').waitFor();
      await look('app-post-html');
      // It is not saved; after a reload it is offered again.
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
      await page.reload();
      await page.getByRole('button', { name: 'Restore unsaved text of Text' }).click();
      await expect.poll(() => richText(page, 'Text').textContent()).toContain('a');
      await page.getByRole('button', { name: 'Discard' }).click();
      await richText(page, 'Text').getByText('500 sheets').waitFor();
    });

  if (!isPhone)
    it('an event that repeats is entered, and stands in its list', async () => {
      await page.goto(`${config()}/content`);
      await page.getByRole('button', { name: 'Add page' }).click();
      const dialog = page.getByRole('dialog');
      await dialog
        .locator('label')
        .filter({ hasText: /^Events/ })
        .click();
      await dialog.getByRole('textbox', { name: 'Title' }).fill(`Evenings ${size}`);
      await dialog.getByRole('button', { name: 'Add' }).click();
      await page.getByRole('heading', { name: 'Add your first event' }).waitFor();
      await openNewEntryForm(page, 'Add your first event');
      await page.getByRole('textbox', { name: 'Title' }).first().fill('Life class');
      await page.getByLabel('Starts').fill('2027-01-07T19:00');
      await expect.poll(() => page.getByLabel('Ends').inputValue()).toBe('2027-01-07T21:00');
      await page.getByRole('button', { name: /Repeats/ }).click();
      await page.getByRole('option', { name: 'Weekly' }).click();
      await page.getByText('Every week on Thursday, 10 times').waitFor();
      await page.getByText('Tuesday', { exact: true }).click();
      await page.getByText('Every week on Tuesday and Thursday, 10 times').waitFor();
      await page.getByRole('textbox', { name: 'Venue' }).fill('Yard B');
      await publishIt();
      await save();
      await look('app-event');
      await page
        .getByRole('link', { name: `Evenings ${size}` })
        .first()
        .click();
      await page
        .getByRole('row', { name: /Life class/ })
        .getByText(/Every week on Tuesday and Thursday/)
        .waitFor();
      await look('app-events');
      await expect
        .poll(async () => (await ask(shop, `/evenings-${size}`)).body)
        .toContain('Every week on Tuesday and Thursday, 10 times');
      const file = await ask(shop, `/evenings-${size}?format=ical`);
      expect(file.body).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU,TH;COUNT=10');
    });

  if (isPhone)
    it('a comment is read, answered and shown, and settings are kept', async () => {
      await page.goto(`${config()}/comments`);
      const notices = page.getByRole('switch', { name: /^Email me about new comments/ });
      const enabled = page.getByRole('switch', { name: /^Allow comments/ });
      if (!(await enabled.isChecked())) {
        await page.getByText('Allow comments on posts').click();
        await expect.poll(() => enabled.isChecked()).toBe(true);
      }
      await page.getByText('Email me about new comments').click();
      await expect.poll(() => notices.isChecked()).toBe(false);
      const journal = await ask(shop, '/journal?format=json');
      const [post] = JSON.parse(journal.body).items as { id: string; fullUrl: string }[];
      const name = `Ada ${size}`;
      await expect.poll(async () => (await ask(shop, post!.fullUrl)).body).toContain('comment-form');
      const written = { name, body: 'Which paper is it?', email: 'ada@example.com' };
      const visitor = createVisitor({ port: shop.port });
      await expect.poll(async () => (await visitor.post(`/comments/${post!.id}`, written)).status).toBe(303);
      await page.reload();
      await page.getByText('Which paper is it?').first().waitFor();
      await page.getByRole('button', { name: `Reply to ${name}` }).click();
      await page.getByRole('textbox', { name: `Your reply to ${name}` }).fill('Cotton, 300 grams.');
      await look('app-comments');
      await page.getByRole('button', { name: 'Reply', exact: true }).click();
      await page.getByText(`Your reply to ${name} is published.`).waitFor();
      await expect.poll(async () => (await ask(shop, post!.fullUrl)).body).toContain('Cotton, 300 grams.');
      await page.goto(`${shop.shopOrigin}${post!.fullUrl}`);
      await page.getByText('Cotton, 300 grams.').last().waitFor();
      await look('comments');
    });

  it('shows no error of a script', () => expect(errors).toEqual([]));
});

/** A picture in the clipboard, pasted where the focus is. */
function pastePicture(page: Page, color: string): Promise<void> {
  return page.evaluate(async (fill) => {
    const canvas = new OffscreenCanvas(80, 60);
    const context = canvas.getContext('2d')!;
    context.fillStyle = fill;
    context.fillRect(0, 0, 80, 60);
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([await canvas.convertToBlob()], 'image.png', { type: 'image/png' }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, color);
}

function pasteWords(page: Page, words: string): Promise<void> {
  return page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, words);
}
