// ED-38: from the press on another look to the page that is painted in it.
import { quantile } from '../running.mjs';
import { painted } from './work.mjs';

const COLOURS = { part: 'Colours', property: '--accent', looks: ['Harbour', 'Plum'] };
/** Milliseconds that a user who tries several looks takes to see one and reach for the next. */
const PACE_MS = 400;
const FONTS = { part: 'Fonts', property: '--font-heading', looks: ['Poster', 'Newsroom'] };

/**
 * Milliseconds from the press to the painted page, `clean`: the first look after nothing was changed, `dirty`: another one
 * after that. Colours and packs of fonts alike, `times` of each.
 */
export async function restyle({ page, rest }, times) {
  await rest();
  await page.getByRole('tab', { name: 'Style' }).click();
  const found = { clean: [], dirty: [] };
  for (const subject of [COLOURS, FONTS]) {
    const panel = page.getByRole('complementary', { name: 'Pages, layers and style' });
    await panel.getByRole('button', { name: new RegExp(`^${subject.part}`) }).click();
    const press = (look) => panel.getByRole('button', { name: new RegExp(`${look}$`) });
    // The first press brings files of fonts and runs code nobody has run before.
    for (let time = 0; time <= times; time += 1) {
      const [first, second] = time % 2 === 0 ? subject.looks : [...subject.looks].reverse();
      const clean = await timeOf(page, press(first), subject.property);
      const dirty = await timeOf(page, press(second), subject.property);
      if (time > 0) {
        found.clean.push(clean);
        found.dirty.push(dirty);
      }
      await panel.getByRole('button', { name: 'Cancel changes' }).click();
      await painted(page);
    }
    await panel.getByRole('button', { name: 'Back to all styles' }).click();
  }
  await rest();
  return { clean: summed(found.clean), dirty: summed(found.dirty) };
}

/** Both clocks are the machine's: the app and the page in it may be separate processes. */
async function timeOf(page, button, property) {
  await page.waitForTimeout(PACE_MS);
  const [app, frame] = page.frames();
  const { x, y, width, height } = await (await button.elementHandle()).boundingBox();
  const shown = frame.evaluate(watchProperty, property);
  await app.evaluate(() => {
    const note = (event) => {
      globalThis.pressedAt = performance.timeOrigin + event.timeStamp;
    };
    addEventListener('pointerup', note, { capture: true, once: true });
  });
  await page.mouse.click(x + width / 2, y + height / 2);
  return (await shown) - (await app.evaluate(() => globalThis.pressedAt));
}

/** When the page was painted with another value of this property. */
function watchProperty(name) {
  const value = () => getComputedStyle(document.documentElement).getPropertyValue(name);
  const before = value();
  return new Promise((done) => {
    const look = () => {
      if (value() === before) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => done(performance.timeOrigin + performance.now());
      requestAnimationFrame(() => port2.postMessage(null));
    };
    requestAnimationFrame(look);
  });
}

function summed(values) {
  return { count: values.length, median: quantile(values, 0.5), p95: quantile(values, 0.95) };
}
