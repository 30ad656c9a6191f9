import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DRAGGED, IN_SECTION } from './ourPage.mjs';
import { isThere, LABELS, painted } from './work.mjs';

/** Its own pause is 300 ms. */
const HISTORY_PAUSE_MS = 350;
const folder = dirname(fileURLToPath(import.meta.url));

/** Serves Puck's editor (`@puckeditor/core`) at a separate address. */
export async function servePuck() {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'puckPage.jsx')],
    ...{ bundle: true, write: false, outdir: 'out', format: 'esm', platform: 'browser', target: 'es2022' },
    ...{ jsx: 'automatic', minify: true, logLevel: 'warning', define: { 'process.env.NODE_ENV': '"production"' } },
  });
  const ending = (end) => outputFiles.find(({ path }) => path.endsWith(end)).contents;
  const files = {
    '/': [
      'text/html',
      '<!doctype html><link rel="stylesheet" href="/page.css"><div id="app"></div><script type="module" src="/page.js"></script>',
    ],
    '/page.js': ['text/javascript', ending('.js')],
    '/page.css': ['text/css', ending('.css')],
  };
  const server = createServer((request, response) => {
    const [type, body] = files[request.url.split('?')[0]] ?? ['text/plain', ''];
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { origin: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

/** It with so many blocks, and what a person does there. */
export function puckPage(page, { origin, count }) {
  const selector = (at) => `[data-puck-component="Text-b${at}"]`;
  const block = (at) => page.frameLocator('#preview-frame').locator(selector(at));
  const centreOf = async (at) => {
    const { x, y, width, height } = await block(at).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const click = async (at) => page.mouse.click(...(await centreOf(at)));
  let centre = [0, 0];
  return {
    page,
    rest: () => painted(page),
    async open() {
      await page.goto(`${origin}/?blocks=${count}&inSection=${IN_SECTION}`);
      // Looked for in each frame: a locator looks again half a second later.
      const isDrawn = (last) => document.querySelector('#preview-frame')?.contentDocument?.querySelector(last) != null;
      await page.waitForFunction(isDrawn, selector(count - 1), { polling: 'raf', timeout: 60_000 });
      await painted(page);
    },
    acts: {
      keystroke: {
        labelOf: LABELS.keystroke,
        async begin() {
          const text = block(4).locator('[contenteditable]');
          await text.hover();
          await text.click();
          await block(4).locator('[contenteditable="plaintext-only"]:focus').waitFor();
        },
        run: (time) => page.keyboard.press('abcdefgh'[time % 8]),
        end: () => click(7),
      },
      drag: {
        labelOf: LABELS.drag,
        async begin() {
          centre = await centreOf(DRAGGED);
          await page.mouse.move(...centre);
          await page.mouse.down();
          const dragged = page.frameLocator('#preview-frame').locator('[data-puck-dragging]');
          for (let step = 2; (await dragged.count()) === 0; step += 2) {
            if (step > 80) throw new Error('Puck takes up no block.');
            await page.mouse.move(centre[0] + (step % 20), centre[1] + (step % 20));
            await painted(page);
          }
        },
        run: (time) => page.mouse.move(centre[0] + 60 * Math.sin(time / 4), centre[1] + 60 * Math.cos(time / 4)),
        async end() {
          await page.keyboard.press('Escape');
          await page.mouse.up();
        },
      },
      remove: {
        labelOf: LABELS.remove,
        // Nothing is chosen after undo.
        ready: () => click(7),
        async run() {
          await page.keyboard.press('Delete');
          await isThere(page.frames()[1], selector(7), false);
          await painted(page);
          // It notes what was done a while later, and takes back only what it has noted.
          while ((await block(7).count()) === 0) {
            await page.waitForTimeout(HISTORY_PAUSE_MS);
            await page.keyboard.press('Control+z');
            await painted(page);
          }
        },
      },
      choose: {
        labelOf: LABELS.choose,
        run: (time) => click(time % 2 === 0 ? 3 : 7),
      },
    },
  };
}
