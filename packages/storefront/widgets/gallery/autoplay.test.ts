import { describe, expect, it, vi } from 'vitest';
import { fakeClock } from '../../testing/fakeClock.ts';
import { createAutoplay, type Hold } from './autoplay.ts';

function playing(seconds = 5) {
  const clock = fakeClock();
  const advance = vi.fn();
  return { clock, advance, autoplay: createAutoplay(clock.after, seconds, advance) };
}

describe('a gallery that plays by itself', () => {
  it.each([1, 5, 10])('shows the next picture every %i s (GAL-02)', (seconds) => {
    const { clock, advance } = playing(seconds);
    clock.pass(seconds * 1000 - 1);
    expect(advance).toHaveBeenCalledTimes(0);
    clock.pass(1);
    expect(advance).toHaveBeenCalledTimes(1);
    clock.pass(seconds * 3000);
    expect(advance).toHaveBeenCalledTimes(4);
  });

  it.each<Hold>(['focus', 'hover', 'hidden', 'paused', 'motion'])(
    'stands still on %s, then waits a whole time',
    (hold) => {
      const { clock, advance, autoplay } = playing();
      clock.pass(4900);
      autoplay.hold(hold);
      clock.pass(60_000);
      expect([advance.mock.calls.length, autoplay.isHeld(hold)]).toEqual([0, true]);
      autoplay.release(hold);
      clock.pass(4999);
      expect(advance).toHaveBeenCalledTimes(0);
      clock.pass(1);
      expect(advance).toHaveBeenCalledTimes(1);
    },
  );

  it('plays for who asks it to, wherever pointer and focus are, until they come anew; never on a hidden page', () => {
    const { clock, advance, autoplay } = playing();
    for (const hold of ['motion', 'hover', 'focus', 'paused'] as const) autoplay.hold(hold);
    autoplay.play();
    clock.pass(5000);
    expect(advance).toHaveBeenCalledTimes(1);
    autoplay.hold('focus');
    clock.pass(20_000);
    expect(advance).toHaveBeenCalledTimes(1);
    autoplay.hold('hidden');
    autoplay.play();
    clock.pass(20_000);
    expect(advance).toHaveBeenCalledTimes(1);
    autoplay.release('hidden');
    clock.pass(5000);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  it('goes on only when nothing holds it any more', () => {
    const { clock, advance, autoplay } = playing();
    autoplay.hold('hover');
    autoplay.hold('paused');
    autoplay.release('hover');
    autoplay.release('focus');
    clock.pass(20_000);
    expect(advance).not.toHaveBeenCalled();
    autoplay.release('paused');
    clock.pass(5000);
    expect(advance).toHaveBeenCalledTimes(1);
  });
});
