import { interleave } from '../template/measure.mjs';

const TIMES = { rounds: 40, milliseconds: 3, warmUp: 25 };
/** Between rounds the server takes what was done, so that no outbox grows. */
const ACTS = ['keystroke', 'dragFrame', 'remove', 'undoAndRedo'];

/** Act → microseconds of processor time on the small and on the large page, taking turns; and memory over undo and redo. */
export async function inCore({ openLargePage }, small, large) {
  const pages = { small: await openLargePage(small), large: await openLargePage(large) };
  const figures = {};
  for (const act of ACTS) {
    const times = { small: [], large: [] };
    for (let part = 0; part < 5; part += 1) {
      const acts = { small: () => pages.small[act](), large: () => pages.large[act]() };
      const now = interleave(acts, { ...TIMES, rounds: TIMES.rounds / 5, warmUp: part === 0 ? TIMES.warmUp : 2 });
      for (const size of Object.keys(times)) times[size].push(now[size]);
      for (const page of Object.values(pages)) {
        page.editor.preview(null);
        await page.saved();
      }
    }
    // What else the machine does only ever adds: the calmest part says most.
    figures[act] = { small: Math.min(...times.small), large: Math.min(...times.large) };
  }
  figures['kB, 500 undo+redo'] = { ...(await memoryOf(pages.large)), isBound: true };
  return figures;
}

/** Kilobytes held before and after 500 times undo and redo (ED-46: memory is flat). */
async function memoryOf(page) {
  const heap = async () => {
    await page.saved();
    globalThis.gc?.();
    globalThis.gc?.();
    return process.memoryUsage().heapUsed / 1024;
  };
  for (let time = 0; time < 50; time += 1) page.undoAndRedo();
  const small = await heap();
  for (let time = 0; time < 500; time += 1) page.undoAndRedo();
  return { small, large: await heap() };
}
