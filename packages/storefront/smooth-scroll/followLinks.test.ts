import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { windowOf } from '../testing/windowOf.ts';
import { start } from './followLinks.ts';
import { scrollToElement } from './scroll.ts';

/** A window of 800 pixels, scrolled to the top. The target starts 1000 pixels down. Frames run on demand. */
function openPage() {
  const page = windowOf('https://shop.test/', '<a href="#part">There</a><section id="part">Part</section>');
  const frames: FrameRequestCallback[] = [];
  const tops: number[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  Object.assign(page.window, { innerHeight: 800, scrollTo: ({ top }: { top: number }) => tops.push(Math.round(top)) });
  const part = page.find('#part');
  part.getBoundingClientRect = () => ({ top: 1000, bottom: 1500 }) as DOMRect;
  const paint = (now: number) => {
    for (const frame of frames.splice(0)) frame(now);
  };
  return { ...page, part, tops, paint, isMoving: () => frames.length > 0 };
}
let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage();
});
afterEach(() => vi.unstubAllGlobals());

it('a pressed link tweens for 300 ms to 30 pixels above its part, easing out, and the focus goes along (LIM-03)', () => {
  start([page.find('a')]);
  page.find('a').dispatchEvent(new MouseEvent('click', { cancelable: true }));
  for (const now of [5000, 5100, 5299]) page.paint(now);
  expect(page.tops).toEqual([0, 485, 970]);
  expect(document.activeElement).not.toBe(page.part);
  page.paint(5300);
  expect([page.tops.at(-1), page.isMoving(), location.hash]).toEqual([970, false, '#part']);
  expect(document.activeElement).toBe(page.part);
});

it('what the page itself wants to be seen is there after 50 ms (LIM-03)', () => {
  scrollToElement(page.part);
  page.paint(7000);
  page.paint(7049);
  expect(page.isMoving()).toBe(true);
  page.paint(7050);
  expect([page.tops.at(-1), page.isMoving()]).toEqual([970, false]);
});

it('what is in view already is not moved', () => {
  page.part.getBoundingClientRect = () => ({ top: 10, bottom: 700 }) as DOMRect;
  scrollToElement(page.part);
  expect(page.isMoving()).toBe(false);
});

it('stops where the visitor scrolls by hand', () => {
  scrollToElement(page.part);
  page.paint(0);
  page.window.dispatchEvent(new page.window.Event('wheel'));
  page.paint(50);
  expect(page.tops).toEqual([0]);
});
