/**
 * Prints everything the demo shop sells: `node demo/prints/art/render.mjs OUTDIR`.
 * No network, no clock, no chance beyond each print's seed.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { viewName, WORKS } from './catalogue.mjs';
import { renderFiles } from './files.mjs';
import { goods } from './goods.mjs';
import { drawSheet, rasterise } from './press.mjs';
import { detailView, flatView, roomView } from './views.mjs';

/** @typedef {{ file: string, alt: string }} Rendered `file` relative to the folder, `alt` a sentence for those who can't see it */

/** Sheets on the press at once: enough to keep two cores busy without filling the memory. */
const AT_ONCE = 3;

/**
 * @param {string} outDir made when missing; files of the same name are overwritten
 * @returns {Promise<Rendered[]>}
 */
export async function renderArt(outDir) {
  await mkdir(outDir, { recursive: true });
  /** @type {Map<string, import('./views.mjs').Picture>} */
  const sheets = new Map();
  const works = await inTurn(WORKS, (work) => renderWork(work, outDir, sheets));
  const others = await inTurn(goods(sheets), async (good) => {
    await good.print(join(outDir, good.file));
    return [{ file: good.file, alt: good.alt }];
  });
  await renderFiles(sheets, outDir);
  return [...works, ...others].flat();
}

/**
 * @param {import('./catalogue.mjs').Work} work @param {string} outDir @param {Map<string, import('./views.mjs').Picture>} sheets
 * @returns {Promise<Rendered[]>}
 */
async function renderWork(work, outDir, sheets) {
  /** @type {Rendered[]} */
  const done = [];
  for (const pull of work.pulls) {
    const sheet = drawSheet(work, pull);
    const art = await rasterise(sheet, sheet.width > sheet.height ? 1290 : sheet.width === sheet.height ? 1290 : 1238);
    const inInk = pull.ink === '' ? '' : ` in ${pull.ink.toLowerCase()}`;
    const name = (/** @type {number} */ view) => viewName(work, pull, view);
    await flatView(art, join(outDir, name(1)));
    done.push({ file: name(1), alt: `The print ${work.title}${inInk}, lying flat.` });
    if (pull === work.pulls[0]) sheets.set(work.slug, art);
    await roomView(work, art, join(outDir, name(2)));
    done.push({ file: name(2), alt: `${work.title}${inInk}, framed and hanging on a wall.` });
    if (pull !== work.pulls[0]) continue;
    await detailView(work, sheet, join(outDir, name(3)));
    done.push({ file: name(3), alt: `Detail of ${work.title}${inInk}.` });
  }
  return done;
}

/** @template In, Out @param {readonly In[]} list @param {(one: In) => Promise<Out>} act @returns {Promise<Out[]>} in the list's order */
async function inTurn(list, act) {
  /** @type {Out[]} */
  const done = [];
  let next = 0;
  const hand = async () => {
    while (next < list.length) {
      const index = next++;
      done[index] = await act(list[index]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return done;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const outDir = process.argv[2];
  if (outDir === undefined) {
    process.stderr.write('Usage: node render.mjs OUTDIR\n');
    process.exit(2);
  }
  process.stdout.write(`${JSON.stringify(await renderArt(outDir))}\n`);
}
