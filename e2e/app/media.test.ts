import { deflateSync } from 'node:zlib';
import { type AppMediaResponse, appMediaPath, appPublicationPath } from '@quoin/contract/endpoints/content';
import { type AppProductResponse, appProductPath, type SaveProductRequest } from '@quoin/contract/endpoints/store';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { heicPicture } from '../../packages/server/testing/heicPicture.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, waitForWidget, watchForErrors } from '../testing/browser.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { type CanvasHand, canvasHand, makePage, meets } from '../testing/editing/canvas.ts';
import { covered, sideways } from '../testing/editing/editorPlaces.ts';
import { resize } from '../testing/look.ts';
import { untilSeen } from '../testing/messages/messageShop.ts';
import { signInOwner } from '../testing/owner.ts';
import { openOwnerSession } from '../testing/ownerSession.ts';
import type { OwnShop } from '../testing/ownShop.ts';
import { goToPlace } from '../testing/places.ts';
import { bodyOf } from '../testing/visitor.ts';

const AXE = { except: [ANNOUNCER, 'iframe'] };
const UPLOADS = '**/api/app/sites/demo/media?filename=*';

let shop: OwnShop;
let page: Page;
let errors: readonly string[];

beforeAll(async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  ({ shop, page, errors } = await openOwnerSession({ browser: { permissions } }));
  await page.goto(`${shop.appOrigin}/demo/config`);
});
afterAll(() => shop?.close());

/** A PNG of one colour, so that its bytes are its own. */
function png(width: number, height: number, colour: readonly [number, number, number]): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([frame.subarray(0, 4), body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const line = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const sign = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  return Buffer.concat([sign, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return (sum ^ 0xffffffff) >>> 0;
}

/** A picture that has come and is more than its frame. */
const isDrawn = async (image: Element) => {
  await (image as HTMLImageElement).decode();
  return (image as HTMLImageElement).naturalWidth > 1;
};

const file = (name: string, buffer: Buffer, mimeType = 'image/png') => ({ name, mimeType, buffer });
const LONG = `${'A very long name that nobody would ever type '.repeat(4).trim()}.png`;

describe('the library', () => {
  const tile = (name: string) => page.getByRole('row', { name });
  const choose = (name: string) => tile(name).locator('label').click();

  it('takes files of all kinds, says what it refuses, and finds them again (EDIT-06)', async () => {
    await goToPlace(page, 'Website', 'Media');
    await page.getByRole('heading', { name: 'Media' }).waitFor();
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    await page
      .locator('input[type="file"]')
      .setInputFiles([
        file('harbour.png', png(640, 400, [30, 90, 160])),
        file('dune.png', png(300, 500, [220, 190, 120])),
        file(LONG, png(40, 40, [200, 40, 40])),
        file('prices.pdf', Buffer.from('%PDF-1.7 prices'), 'application/pdf'),
        file('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
      ]);
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await uploads.getByText('The file drawing.svg does not appear to be a supported file.').waitFor();
    await uploads.getByText('4 of 5 uploaded').waitFor();
    await tile('prices.pdf').waitFor();
    await picture(page, 'media-desktop', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await uploads.getByRole('button', { name: 'Remove drawing.svg' }).click();
    await uploads.getByRole('button', { name: 'Hide uploaded' }).click();
    await page.getByRole('searchbox', { name: 'Search by name or alt text' }).fill('harb');
    await page.getByText('1 file', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Clear search' }).click();
    await tile('dune.png').waitFor();
  });

  it('says of a file that its sizes are being made, and by itself when they are there (EDIT-06)', async () => {
    let isDone = false;
    const list = (url: URL) => url.pathname === appMediaPath('demo');
    // As the server answers while it draws the widths, and when it has: here nobody draws them (PICTURES=asked).
    await page.route(list, async (route) => {
      const answer = await route.fetch();
      const { assets, ...rest } = (await answer.json()) as AppMediaResponse;
      const shown = assets.map((each) =>
        each.name === 'dune.png' ? { ...each, state: isDone ? 'ready' : 'processing' } : each,
      );
      await route.fulfill({ response: answer, json: { ...rest, assets: shown } });
    });
    await page.reload();
    await tile('dune.png').getByText('Processing…').waitFor();
    expect(await tile('dune.png').locator('img').evaluate(isDrawn)).toBe(true);
    isDone = true;
    await tile('dune.png').getByText('Processing…').waitFor({ state: 'detached' });
    await page.unroute(list);
  });

  it('moves many, gives many their words side by side, and takes it back', async () => {
    await page.getByRole('button', { name: 'Create folder' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Coast');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Coast/ }).waitFor();
    await choose('harbour.png');
    await choose('dune.png');
    const bar = page.getByRole('region', { name: 'Selected records' });
    await bar.getByRole('button', { name: 'Alt text' }).click();
    const sheet = page.getByRole('dialog', { name: 'Alt text for 2 images' });
    await sheet.getByLabel('harbour.png').fill('Boats in the harbour');
    await sheet.getByLabel('dune.png').fill('A dune at noon');
    await picture(page, 'media-alt-texts', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Alt text for 2 files saved.').waitFor();
    await choose('harbour.png');
    await choose('dune.png');
    await bar.getByRole('button', { name: 'Move to…' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Move' }).click();
    const moved = page.getByRole('alertdialog').filter({ hasText: '2 files moved to Coast.' });
    await moved.waitFor();
    await page.getByRole('button', { name: /^Coast ?2/ }).click();
    await page.getByText('2 files', { exact: true }).waitFor();
    await moved.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('This folder is empty').waitFor();
    await page.getByRole('button', { name: /^All files/ }).click();
    await tile('harbour.png').waitFor();
  });

  it('takes tiles by the pointer into a folder: one, or all that are selected (ED-16)', async () => {
    const folder = page.getByRole('button', { name: /^Coast/ });
    await choose('harbour.png');
    await choose('dune.png');
    await tile('dune.png').dragTo(folder);
    await page.getByText('2 files moved to Coast.').waitFor();
    await page.getByRole('button', { name: /^Coast ?2/ }).click();
    await page.getByText('2 files', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'List view' }).click();
    await tile('dune.png')
      .locator('[draggable="true"]')
      .dragTo(page.getByRole('button', { name: 'Not in a folder' }));
    await page.getByText('1 file removed from folders.').waitFor();
    await page.getByRole('button', { name: /^Coast ?1/ }).waitFor();
    await tile('harbour.png')
      .locator('[draggable="true"]')
      .dragTo(page.getByRole('button', { name: 'Not in a folder' }));
    await page.getByRole('button', { name: 'Grid view' }).click();
    await page.getByRole('button', { name: /^All files/ }).click();
    await tile('harbour.png').waitFor();
  });

  it('shows one large: focal point by keys, replaced in place, where it is used (ED-16)', async () => {
    await tile('harbour.png').click();
    const drawer = page.getByRole('dialog', { name: 'harbour.png' });
    await drawer.getByText('640 × 400').waitFor();
    const across = drawer.getByRole('slider', { name: 'From the left' });
    await across.focus();
    for (let count = 0; count < 5; count += 1) await page.keyboard.press('ArrowLeft');
    expect(await across.inputValue()).toBe('45');
    await picture(page, 'media-drawer', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await drawer.locator('input[type="file"]').setInputFiles(file('night.png', png(800, 400, [10, 20, 60])));
    await drawer.getByText('800 × 400').waitFor();
    await drawer.getByRole('button', { name: 'Close' }).click();
    const note = page.getByRole('alertdialog').filter({ hasText: 'File replaced' });
    await note.getByRole('button', { name: 'Undo' }).click();
    await tile('harbour.png').getByText('640 × 400').waitFor();
  });

  it('renames a file; what could not be renamed, deleted or replaced can be tried again beside the notes that say so, none of which lies on it (EDIT-06)', async () => {
    const one = (url: URL) => /\/media\/(?:delete|files\/[0-9a-f-]{36}(?:\/bytes)?)$/.test(url.pathname);
    const drawer = page.getByRole('dialog', { name: 'dune.png' });
    const saveButton = drawer.getByRole('button', { name: 'Save', exact: true });
    const name = drawer.getByRole('textbox', { name: 'Name' });
    const note = page.getByRole('alertdialog').filter({ hasText: 'Unable to Rename File' });
    const notes = page.getByRole('region', { name: /notification/ }).getByRole('alertdialog');
    for (const [size, viewport] of [
      ['desktop', DESKTOP],
      ['phone', PHONE],
    ] as const) {
      await resize(page, viewport);
      await tile('dune.png').click();
      await name.fill('');
      await saveButton.click();
      await drawer.getByText('Please enter a file name').waitFor();
      await page.route(one, (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
      await name.fill('A dune.png');
      await saveButton.click();
      await note.waitFor();
      await drawer.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect.poll(() => notes.count()).toBe(2);
      // The same again says the same in the same place.
      await saveButton.click();
      await expect.poll(() => saveButton.isEnabled()).toBe(true);
      expect([size, await notes.count()]).toEqual([size, 2]);
      await resize(page, viewport);
      await picture(page, `media-rename-failed-${size}`, { fullPage: false });
      const lies = (await drawer.boundingBox())!;
      for (const said of await notes.all())
        expect([size, meets((await said.boundingBox())!, lies)]).toEqual([size, false]);
      expect([size, await covered(drawer)]).toEqual([size, []]);
      // So narrow that drawer and notes have no room next to each other.
      await resize(page, { width: 768, height: 900 });
      expect([size, await covered(drawer)]).toEqual([size, []]);
      await resize(page, viewport);
      expect([size, await name.inputValue()]).toEqual([size, 'A dune.png']);
      expect([size, await violationsOf(page, AXE)]).toEqual([size, []]);
      await drawer.locator('input[type="file"]').setInputFiles(file('night.png', png(800, 400, [10, 20, 60])));
      await drawer.getByText('There was a problem while uploading your file.').waitFor();
      await drawer.getByText('Unable to Upload File').waitFor();
      await picture(page, `media-replace-failed-${size}`, { fullPage: false });
      expect([size, await sideways(drawer)]).toEqual([size, []]);
      await page.unroute(one);
      if (size === 'phone') break;
      await drawer.getByRole('button', { name: 'Cancel', exact: true }).click();
      await drawer.waitFor({ state: 'detached' });
      for (const left of [1, 0]) {
        await notes.first().getByRole('button', { name: 'Close' }).click();
        await expect.poll(() => notes.count()).toBe(left);
      }
    }
    // On the phone both go through in the end, with the note still there.
    await drawer.getByRole('button', { name: 'Retry night.png' }).click();
    await drawer.getByText('800 × 400').waitFor();
    await name.fill('A dune.png');
    await saveButton.click();
    await drawer.waitFor({ state: 'detached' });
    await tile('A dune.png').waitFor();
    await page.setViewportSize(DESKTOP);
    await page.reload();
    await tile('A dune.png').click();
    const renamed = page.getByRole('dialog', { name: 'A dune.png' });
    await renamed.getByRole('textbox', { name: 'Name' }).fill('dune.png');
    await renamed.getByRole('button', { name: 'Save', exact: true }).click();
    await tile('dune.png').waitFor();
  });

  it('gives back what was deleted (EDT-4)', async () => {
    await choose('prices.pdf');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('1 file moved to the trash.').waitFor();
    await page.getByRole('button', { name: /^Trash/ }).click();
    await choose('prices.pdf');
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.getByText('1 file restored.').waitFor();
    await page.getByRole('button', { name: /^All files/ }).click();
    await tile('prices.pdf').waitFor();
  });

  it('is usable on a phone, as tiles and as a list (ED-43)', async () => {
    await page.setViewportSize(PHONE);
    await page.goto(`${shop.appOrigin}/demo/config/media`);
    await tile('dune.png').waitFor();
    await picture(page, 'media-phone', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.getByRole('button', { name: 'List view' }).click();
    await page.getByRole('button', { name: 'Grid view' }).waitFor();
    await tile('dune.png').waitFor();
    await picture(page, 'media-phone-list', { fullPage: false });
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.setViewportSize(DESKTOP);
    await tile('dune.png').waitFor();
    await picture(page, 'media-list', { fullPage: false });
  });
});

describe('pictures on the canvas', () => {
  let hand: CanvasHand;
  let held: Route[] = [];

  beforeAll(async () => {
    await page.setViewportSize(DESKTOP);
    const id = await makePage(await signInOwner(shop), 'Pictures', {
      upper: { words: [[1, 1, 5, 3], '<p>Words</p>'] },
      lower: { more: [[1, 1, 5, 3], '<p>More words</p>'] },
    });
    hand = canvasHand(page);
    await page.goto(`${shop.appOrigin}/demo/config/pages/${id}`);
    await hand.settled();
  });

  /** What a desktop would bring, over the middle of a block. */
  const bring = async (kind: 'drop' | 'paste', name: string, content: Buffer | number) => {
    const [x, y] = await hand.centre('words');
    const [base64, size] = typeof content === 'number' ? ['', content] : [content.toString('base64'), 0];
    await page.evaluate(
      ([type, filename, encoded, zeros, left, top]) => {
        const data = new DataTransfer();
        const bytes =
          encoded === '' ? new Uint8Array(zeros) : Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0));
        data.items.add(new File([bytes], filename));
        const target = document.elementFromPoint(left, top) ?? document.body;
        const at = { clientX: left, clientY: top, bubbles: true, cancelable: true };
        if (type === 'paste') target.dispatchEvent(new ClipboardEvent('paste', { ...at, clipboardData: data }));
        else
          for (const each of ['dragover', 'drop'])
            target.dispatchEvent(new DragEvent(each, { ...at, dataTransfer: data }));
      },
      [kind, name, base64, size, x, y] as const,
    );
  };
  const box = (name: string) => page.getByRole('group', { name: `Upload of ${name}` });
  const images = () =>
    page.frameLocator('[data-region="canvas"] iframe').locator('.sqs-block-image img, .image-block img');

  it('are uploaded where they are dropped: progress, cancel, retry, then a block in one step (ED-23)', async () => {
    await page.route(UPLOADS, (route) => void held.push(route));
    await bring('drop', 'lake.png', png(200, 100, [20, 120, 160]));
    await box('lake.png').getByRole('progressbar').waitFor();
    await picture(page, 'media-canvas-upload', { fullPage: false });
    await box('lake.png').getByRole('button', { name: 'Cancel' }).click();
    await box('lake.png').getByText('File processing cancelled').waitFor();
    expect(await violationsOf(page, AXE)).toEqual([]);
    await page.unroute(UPLOADS);
    held = [];
    await box('lake.png').getByRole('button', { name: 'Retry' }).click();
    await box('lake.png').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo: Add image' }).waitFor();
    await images().first().waitFor();
    await picture(page, 'media-canvas-done', { fullPage: false });
    await page.getByRole('button', { name: 'Undo: Add image' }).click();
    await expect.poll(() => images().count()).toBe(0);
    await page.getByRole('button', { name: 'Redo: Add image' }).click();
    await images().first().waitFor();
  });

  it('of a wrong type or size say so in the exact words, where they would stand (ED-23, EDIT-06)', async () => {
    await bring('paste', 'notes.txt', Buffer.from('notes'));
    await box('notes.txt').getByText('The file notes.txt does not appear to be a supported image file.').waitFor();
    await box('notes.txt').getByRole('button', { name: 'Remove' }).click();
    await bring('drop', 'wall.png', 20_000_001);
    await box('wall.png')
      .getByText('The file wall.png is too large. The maximum allowed file size is 20 MB.')
      .waitFor();
    await box('wall.png').getByRole('button', { name: 'Remove' }).click();
    await bring('paste', 'fake.png', Buffer.from('<svg/>'));
    await box('fake.png').getByText('The file fake.png does not appear to be a supported file.').waitFor();
    await box('fake.png').getByRole('button', { name: 'Remove' }).click();
  });

  it('are pasted with a key, also while one writes: the frame hands them over (ED-23)', async () => {
    const before = await images().count();
    await page.evaluate(
      async (base64) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const item = new ClipboardItem({ 'image/png': new Blob([bytes], { type: 'image/png' }) });
        await navigator.clipboard.write([item]);
      },
      png(120, 120, [90, 160, 90]).toString('base64'),
    );
    const [x, y] = await hand.centre('more');
    await page.mouse.dblclick(x, y);
    await page
      .frameLocator('[data-region="canvas"] iframe')
      .locator('.ProseMirror, [contenteditable="true"]')
      .first()
      .waitFor();
    await page.keyboard.press('Control+V');
    await expect.poll(() => images().count()).toBe(before + 1);
  });
});

describe('a picture that moves', () => {
  const framesOf = (visit: Page, selector = '.sqs-image img') =>
    visit.locator(selector).evaluate(async (image) => {
      await (image as HTMLImageElement).decode();
      const reply = await fetch((image as HTMLImageElement).currentSrc);
      const type = reply.headers.get('content-type') ?? '';
      const decoder = new ImageDecoder({ data: await reply.arrayBuffer(), type });
      await decoder.tracks.ready;
      return [type, decoder.tracks.selectedTrack?.frameCount];
    });
  const visitWith = async (reducedMotion: 'reduce' | 'no-preference') => {
    const context = await newContext(shop.browser, { reducedMotion, viewport: PHONE, bypassCSP: false });
    const visit = await context.newPage();
    const faults = watchForErrors(visit);
    await visit.goto(`${shop.shopOrigin}/moving`);
    return { context, visit, faults };
  };

  it('is taken with one of an iPhone, and shown (EDIT-06)', async () => {
    await page.goto(`${shop.appOrigin}/demo/config`);
    await goToPlace(page, 'Website', 'Media');
    await page.getByRole('grid', { name: 'Files' }).waitFor();
    const frames = await Promise.all(
      ['#a33', '#3a3', '#33a'].map((background) =>
        sharp({ create: { width: 800, height: 500, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .gif({ delay: [200, 200, 200], loop: 0 })
      .toBuffer();
    const files = [file('wave.gif', moving, 'image/gif'), file('IMG_0042.HEIC', heicPicture(), 'image/heic')];
    await page.locator('input[type="file"]').setInputFiles(files);
    expect(await tileImage('IMG_0042.jpg')).toBe(true);
    expect(await tileImage('wave.gif')).toBe(true);
  });
  const tileImage = (name: string) => page.getByRole('row', { name }).locator('img').first().evaluate(isDrawn);

  it('moves in every size, and stops at a button or for who wants less motion (WCAG 2.2.2)', async () => {
    const owner = await signInOwner(shop);
    const { assets } = bodyOf<AppMediaResponse>(
      accepted(await owner.visitor.get(`${appMediaPath('demo')}?search=wave`)),
    );
    const value = { image: assets[0]!.id };
    await makePage(owner, 'Moving', {
      moving: {
        head: [[1, 1, 6, 2], '<h1>Moving</h1>'],
        wave: [[1, 4, 6, 8], '', { type: 'image', value: { ...value, isLightBox: true } }],
      },
    });
    accepted(await owner.visitor.send('POST', appPublicationPath('demo'), { pages: null, at: null, note: '' }));
    await untilSeen(shop, '/moving', (html) => html.includes('data-motion="long"'));

    const lively = await visitWith('no-preference');
    await lively.visit.getByRole('button', { name: 'Pause the animation' }).waitFor();
    expect((await framesOf(lively.visit))[1]).toBe(3);
    await lively.visit.keyboard.press('Tab');
    await lively.visit.getByRole('button', { name: 'Pause the animation' }).press('Enter');
    await expect.poll(() => framesOf(lively.visit)).toEqual(['image/jpeg', 1]);
    await picture(lively.visit, 'media-moving-paused', { fullPage: false });
    expect(await violationsOf(lively.visit)).toEqual([]);
    await lively.visit.getByRole('button', { name: 'Play the animation' }).click();
    await expect.poll(async () => (await framesOf(lively.visit))[1]).toBe(3);
    expect(lively.faults).toEqual([]);
    await lively.visit.locator('.sqs-image a').click();
    const enlarged = lively.visit.getByRole('dialog');
    await enlarged.getByRole('button', { name: 'Pause the animation' }).click();
    await expect.poll(() => framesOf(lively.visit, 'dialog img')).toEqual(['image/jpeg', 1]);
    await enlarged.getByRole('button', { name: 'Play the animation' }).click();
    await expect.poll(async () => (await framesOf(lively.visit, 'dialog img'))[1]).toBe(3);
    await lively.context.close();

    const calm = await visitWith('reduce');
    await calm.visit.getByRole('button', { name: 'Play the animation' }).waitFor();
    expect(await framesOf(calm.visit)).toEqual(['image/jpeg', 1]);
    await calm.context.close();
  });
});

describe('a product whose picture moves', () => {
  it('is still for who wants less motion, can be stopped, and moves on enlarged (WCAG 2.2.2)', async () => {
    const owner = await signInOwner(shop);
    const { assets } = bodyOf<AppMediaResponse>(
      accepted(await owner.visitor.get(`${appMediaPath('demo')}?search=wave`)),
    );
    const path = appProductPath('demo', (await owner.products('Hanging Rail'))[0]?.id ?? '');
    const { product } = bodyOf<AppProductResponse>(accepted(await owner.visitor.get(path)));
    const draft = { ...product.draft, imageIds: [assets[0]!.id, ...product.draft.imageIds] };
    accepted(await owner.visitor.send('PUT', path, { revision: product.revision, draft } satisfies SaveProductRequest));
    await untilSeen(shop, '/shop/hanging-rail', (html) => html.includes('data-motion="long"'));
    for (const [reducedMotion, said] of [
      ['no-preference', 'Pause the animation'],
      ['reduce', 'Play the animation'],
    ] as const) {
      const context = await newContext(shop.browser, { reducedMotion, viewport: PHONE, bypassCSP: false });
      const visit = await context.newPage();
      const faults = watchForErrors(visit);
      await visit.goto(`${shop.shopOrigin}/shop/hanging-rail`);
      await waitForWidget(visit, 'product-gallery');
      const first = visit.locator('.gallery__view img').first();
      const isStill = () => first.evaluate((image: HTMLImageElement) => image.currentSrc.includes('motion=none'));
      await expect.poll(isStill).toBe(reducedMotion === 'reduce');
      await visit.getByRole('button', { name: said }).click();
      await expect.poll(isStill).toBe(reducedMotion !== 'reduce');
      await visit.locator('.gallery__zoom').first().click();
      await visit.getByRole('dialog').getByRole('button', { name: said }).waitFor();
      await picture(visit, `media-product-moving-${reducedMotion}`, { fullPage: false });
      expect(faults).toEqual([]);
      await context.close();
    }
  });
});

it('nothing went wrong in the page meanwhile', () => {
  expect(errors).toEqual([]);
});
