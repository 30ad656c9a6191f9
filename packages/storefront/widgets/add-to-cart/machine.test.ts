import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterInBrowser } from '../../timing/after.ts';
import { createTimedMachine } from '../../timing/timedMachine.ts';
import { BUTTON_PLAN, buttonLabel } from './machine.ts';

const start = () => {
  const machine = createTimedMachine(BUTTON_PLAN, afterInBrowser);
  return { machine, label: () => buttonLabel(machine.getState(), 'Add To Cart') };
};

describe('the add-to-cart button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('says Adding…, Added! one second after success, and its own text two seconds later (ATC-01)', () => {
    const { machine, label } = start();
    expect(label()).toBe('Add To Cart');
    machine.send('press');
    expect(label()).toBe('Adding…');
    machine.send('success');
    vi.advanceTimersByTime(999);
    expect(label()).toBe('Adding…');
    vi.advanceTimersByTime(1);
    expect(label()).toBe('Added!');
    vi.advanceTimersByTime(1999);
    expect(label()).toBe('Added!');
    vi.advanceTimersByTime(1);
    expect(label()).toBe('Add To Cart');
  });

  it('is idle one second after an error (ATC-01)', () => {
    const { machine, label } = start();
    machine.send('press');
    machine.send('failure');
    vi.advanceTimersByTime(999);
    expect(label()).toBe('Adding…');
    vi.advanceTimersByTime(1);
    expect(label()).toBe('Add To Cart');
  });

  it('ignores presses until it is idle again (ATC-01)', () => {
    const { machine } = start();
    expect(machine.send('press')).toBe(true);
    expect(machine.send('press')).toBe(false);
    machine.send('success');
    vi.advanceTimersByTime(1000);
    expect(machine.getState()).toBe('added');
    expect(machine.send('press')).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(machine.send('press')).toBe(true);
  });

  it('rests while the buyer is asked, and once more when the answers are to be corrected (ATC-07)', () => {
    const { machine, label } = start();
    machine.send('press');
    expect(label()).toBe('Adding…');
    machine.send('ask');
    expect(label()).toBe('Add To Cart');
    machine.send('press');
    expect(label()).toBe('Adding…');
    machine.send('correct');
    expect(label()).toBe('Add To Cart');
    expect(machine.send('press')).toBe(true);
  });

  it('forgets its timer when it is stopped', () => {
    const { machine } = start();
    machine.send('press');
    machine.send('success');
    machine.stop();
    vi.advanceTimersByTime(10_000);
    expect(machine.getState()).toBe('succeeded');
  });
});
