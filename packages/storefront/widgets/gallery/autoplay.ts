import type { After } from '../../timing/timedMachine.ts';

/** Why automatic playback is on hold. */
export type Hold = 'focus' | 'hover' | 'hidden' | 'paused' | 'motion';

export interface Autoplay {
  hold(reason: Hold): void;
  release(reason: Hold): void;
  /** The visitor pressed play: pointer and focus, which are at the button, and reduced motion don't hold it. */
  play(): void;
  isHeld(reason: Hold): boolean;
  stop(): void;
}

/**
 * Shows the next picture every `seconds` (GAL-02), while nothing holds it: neither the focus nor the pointer inside, nor a
 * hidden page, the pause button, or the wish for less motion. Held for whatever time, it begins with a whole wait again.
 */
export function createAutoplay(after: After, seconds: number, advance: () => void): Autoplay {
  const holds = new Set<Hold>();
  let callOff = (): void => {};

  const wait = (): void => {
    callOff();
    callOff = after(seconds * 1000, () => {
      advance();
      wait();
    });
  };
  wait();

  return {
    stop: () => callOff(),
    isHeld: (reason) => holds.has(reason),
    play() {
      const isHidden = holds.has('hidden');
      holds.clear();
      if (isHidden) holds.add('hidden');
      else wait();
    },
    hold(reason) {
      holds.add(reason);
      callOff();
    },
    release(reason) {
      if (holds.delete(reason) && holds.size === 0) wait();
    },
  };
}
