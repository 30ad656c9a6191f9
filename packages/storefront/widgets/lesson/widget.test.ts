import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { follow } from './widget.ts';

/** The part of a film that the code uses: position, duration and events. */
class Film extends EventTarget {
  currentTime = 0;
  duration = 600;
  ended = false;
  constructor(readonly readyState: number) {
    super();
  }
  at(seconds: number, event: 'timeupdate' | 'pause' | 'ended'): void {
    this.currentTime = seconds;
    this.dispatchEvent(new Event(event));
  }
}

let page: EventTarget;
let told: number[];
beforeEach(() => {
  page = new EventTarget();
  told = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

function followed(film: Film, position: number): Film {
  follow(film as unknown as HTMLVideoElement, position, (seconds) => told.push(seconds));
  return film;
}

describe('the film of a lesson', () => {
  it('goes on where it was left, as soon as its length is known (USER-04)', () => {
    expect(followed(new Film(1), 95).currentTime).toBe(95);
    const slow = followed(new Film(0), 95);
    expect(slow.currentTime).toBe(0);
    slow.dispatchEvent(new Event('loadedmetadata'));
    expect(slow.currentTime).toBe(95);
  });

  it('begins anew where it was seen to the end, and stays where its viewer has put it (USER-04)', () => {
    expect(followed(new Film(1), 598).currentTime).toBe(0);
    const moved = new Film(0);
    followed(moved, 95).currentTime = 300;
    moved.dispatchEvent(new Event('loadedmetadata'));
    expect(moved.currentTime).toBe(300);
  });

  it('tells its place every 15 seconds, when it stops and when the page goes, each once (USER-04)', () => {
    const film = followed(new Film(1), 0);
    for (const seconds of [5, 14, 15.4, 20, 31]) film.at(seconds, 'timeupdate');
    film.at(33.9, 'pause');
    page.dispatchEvent(new Event('pagehide'));
    film.currentTime = 36;
    page.dispatchEvent(new Event('pagehide'));
    film.at(597, 'timeupdate');
    expect(told).toEqual([15, 31, 33, 36, 0]);
  });
});
