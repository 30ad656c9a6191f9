import { describe, expect, it } from 'vitest';
import { withWholeAddresses } from './wholeAddresses.ts';

const whole = (markup: string) =>
  withWholeAddresses(markup, {
    whole: (path) => `https://salt.example${path}`,
    pageUrl: 'https://salt.example/journal/ink',
  });

describe('markup for feeds (issue 7, feeds)', () => {
  it.each([
    ['<a href="/shop/loom">Loom</a>', '<a href="https://salt.example/shop/loom">Loom</a>'],
    ["<img alt='' src='/media/1.jpg'>", "<img alt='' src='https://salt.example/media/1.jpg'>"],
    [
      '<video src="/media/1.mp4" poster="/media/1.jpg"></video>',
      '<video src="https://salt.example/media/1.mp4" poster="https://salt.example/media/1.jpg"></video>',
    ],
    [
      '<img srcset="/m/1?w=1 100w, /m/1?w=2 200w, https://x.example/3 3w" src="/m/1">',
      '<img srcset="https://salt.example/m/1?w=1 100w, https://salt.example/m/1?w=2 200w, https://x.example/3 3w" src="https://salt.example/m/1">',
    ],
    ['<a class="note" href="#end">End</a>', '<a class="note" href="https://salt.example/journal/ink#end">End</a>'],
  ])('leads from elsewhere: %s', (markup, expected) => {
    expect(whole(markup)).toBe(expected);
    expect(whole(whole(markup))).toBe(expected);
  });

  it.each([
    '<a href="https://other.example/a">A</a>',
    '<a href="//cdn.example/a">A</a>',
    '<a href="mailto:ida@salt.example">Ida</a>',
    '<p>Write href="/shop" or src="/x" yourself.</p>',
  ])('leaves alone what is whole, and words: %s', (markup) => {
    expect(whole(markup)).toBe(markup);
  });

  it('takes no longer for markup that is made to be slow', () => {
    const started = process.cpuUsage();
    whole(`<img ${'src="/a" '.repeat(200)}>`);
    whole(`<a ${' '.repeat(20_000)}`);
    // The processor's time, not the clock's: the machine may do other things too.
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000);
  });
});
