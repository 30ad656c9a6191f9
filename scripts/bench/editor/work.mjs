// What an act costs the browser: processor time of the main threads, and what a person waits for.

/**
 * Returns the processor time of the main threads so far, in milliseconds: the app's, and those of frames with a
 * separate process. Processor time, not elapsed time: on a busy machine all waits are equally long.
 */
export async function workOf(page) {
  const context = page.context();
  const targets = [page, ...page.frames().slice(1)];
  // A frame without a separate process is part of the page's.
  const sessions = (await Promise.all(targets.map((each) => context.newCDPSession(each).catch(() => null)))).filter(
    (session) => session !== null,
  );
  for (const session of sessions) await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const answers = await Promise.all(sessions.map((session) => session.send('Performance.getMetrics')));
    const seconds = answers.map(({ metrics }) => metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    return seconds.reduce((sum, each) => sum + each, 0) * 1000;
  };
}

/**
 * Put into every frame before its own scripts: writes down of each key, press and move when it happened, when the browser
 * began with it and when what it changed was painted.
 */
export function recordFrames() {
  const samples = [];
  globalThis.benchSamples = samples;
  const record = (event) => {
    if (!event.isTrusted) return;
    const begun = performance.now();
    const { type, key = '', timeStamp } = event;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // After the frame was laid out and painted.
      port1.onmessage = () => {
        const end = performance.now();
        samples.push({ type, key, waited: end - timeStamp, worked: end - begun });
      };
      port2.postMessage(null);
    });
  };
  for (const name of ['keydown', 'pointermove', 'pointerup'])
    globalThis.addEventListener(name, record, { capture: true });
}

/** Takes what was written down in all frames. */
export async function takeSamples(page) {
  const taken = await Promise.all(page.frames().map((frame) => frame.evaluate(() => benchSamples.splice(0))));
  return taken.flat();
}

/** Until everything that an act has set going is on the screen, in the app and in its frame. */
export async function painted(page) {
  const [app, ...others] = page.frames();
  for (const frame of [app, ...others, app])
    await frame.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Until something is there, or gone. The browser looks for it by itself: a locator's looking costs it more than many an act. */
export async function isThere(frame, selector, isWanted) {
  await frame.evaluate(
    ([name, wanted]) =>
      new Promise((done) => {
        const look = () => ((document.querySelector(name) !== null) === wanted ? done() : requestAnimationFrame(look));
        look();
      }),
    [selector, isWanted],
  );
}

const onKey = (label, keys) => (sample) => (sample.type === 'keydown' && keys.test(sample.key) ? label : null);

/** Act → which of its events a person waits for, and what that is called. */
export const LABELS = {
  keystroke: onKey('keystroke', /^[a-z]$/),
  drag: ({ type }) => (type === 'pointermove' ? 'drag' : null),
  remove: (sample) => onKey('delete', /^Delete$/)(sample) ?? onKey('undo', /^z$/)(sample),
  choose: ({ type }) => (type === 'pointerup' ? 'choose' : null),
};
