import { randomUUID } from 'node:crypto';
import { isThere, LABELS, painted } from './work.mjs';

export const IN_SECTION = 50;
/** None that was written in: who presses words in Puck writes. And none whose tools lie over another that is pressed. */
export const DRAGGED = 16;

/** A page of blocks of text, fifty in a section, as saved from another window. */
export async function makePage(owner, site, count) {
  const page = randomUUID();
  const name = `Bench ${count}`;
  const now = {
    ...{ type: 10, typeName: 'page', title: name, navigationTitle: name, urlId: `bench-${count}`, enabled: true },
    ...{ description: '', ordering: 3, body: '', pageSize: 20, mainImage: '', isDeleted: false },
    ...{ access: { kind: 'public' }, seo: { title: '', description: '', image: '', hidden: false } },
  };
  const section = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } };
  const edits = [{ key: `page:${page}`, path: [], now }];
  for (let at = 0; at < count; at += 1) {
    const id = `${count}s${Math.floor(at / IN_SECTION)}`;
    const order = `V${String(Math.floor(at / IN_SECTION)).padStart(3, '0')}V`;
    if (at % IN_SECTION === 0) edits.push({ key: `section:${id}`, path: [], now: { ...section, page, order } });
    const inSection = at % IN_SECTION;
    const place = {
      column: 1 + 4 * (inSection % 3),
      row: 1 + 4 * Math.floor(inSection / 3),
      columns: 3,
      rows: 3,
      layer: 0,
    };
    const value = { html: `<p>Block ${at}</p>` };
    edits.push({ key: `block:${count}b${at}`, path: [], now: { section: id, type: 'html', value, place } });
  }
  await owner.save(site, [{ id: randomUUID(), command: 'addPage', label: 'Add page', edits }]);
  return page;
}

/** Our editor with such a page in front, and what a person does there. */
export function ourPage(page, { appOrigin, site, id, count }) {
  const selector = (at) => `[data-block-item="${count}b${at}"]`;
  const item = (at) => page.locator(selector(at));
  const rest = async () => {
    await page.getByText('Saved', { exact: true }).waitFor();
    await painted(page);
  };
  const centreOf = async (at) => {
    const { x, y, width, height } = await item(at).boundingBox();
    return [x + width / 2, y + height / 2];
  };
  const click = async (at) => page.mouse.click(...(await centreOf(at)));
  let centre = [0, 0];
  return {
    page,
    rest,
    async open() {
      await page.goto(`${appOrigin}/${site}/config/pages/${id}`);
      await isThere(page.mainFrame(), '[data-region="canvas"] [data-settled]', true);
    },
    acts: {
      keystroke: {
        labelOf: LABELS.keystroke,
        async begin() {
          await page.mouse.dblclick(...(await centreOf(4)));
          const frame = page.frames()[1];
          await frame.locator('[contenteditable="true"]').waitFor();
        },
        run: (time) => page.keyboard.press('abcdefgh'[time % 8]),
        async end() {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        },
      },
      drag: {
        labelOf: LABELS.drag,
        async begin() {
          centre = await centreOf(DRAGGED);
          await page.mouse.move(...centre);
          await page.mouse.down();
        },
        run: (time) => page.mouse.move(centre[0] + 60 * Math.sin(time / 4), centre[1] + 60 * Math.cos(time / 4)),
        async end() {
          await page.keyboard.press('Escape');
          await page.mouse.up();
        },
      },
      remove: {
        labelOf: LABELS.remove,
        begin: () => click(7),
        async run() {
          await page.keyboard.press('Delete');
          await isThere(page.mainFrame(), selector(7), false);
          await painted(page);
          await page.keyboard.press('Control+z');
          await isThere(page.mainFrame(), selector(7), true);
        },
      },
      choose: {
        labelOf: LABELS.choose,
        run: (time) => click(time % 2 === 0 ? 3 : 7),
      },
    },
  };
}
