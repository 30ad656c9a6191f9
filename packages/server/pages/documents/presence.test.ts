import { beforeEach, describe, expect, it } from 'vitest';
import { createPresence, PRESENT_MS, type Presence } from './presence.ts';

type Listener = (message: string) => void;

let clock = 0;
let listeners: Listener[] = [];
let told = 0;
/** Several processes that hear each other at once. */
function openNode(): Presence {
  const db = {
    announce: (_: string, message = '') => {
      told += 1;
      for (const listener of listeners) listener(message);
    },
    onAnnounced: (_: string, listener: Listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  return createPresence(() => clock, db);
}

const ann = { id: 'ann', name: 'Ann', page: 'home', key: '' } as const;
const namesOf = (presence: Presence) => presence.others('site', 'me').map(({ name, page }) => `${name} ${page}`);

describe('who has the editor open', () => {
  beforeEach(() => {
    [clock, listeners, told] = [1_000_000, [], 0];
  });

  it('is known in all processes, with the page, until nothing is heard any more', () => {
    const [one, two] = [openNode(), openNode()];
    one.note('site', ann);
    expect([namesOf(one), namesOf(two)]).toEqual([['Ann home'], ['Ann home']]);
    one.note('site', { ...ann, page: 'shop' });
    expect(namesOf(two)).toEqual(['Ann shop']);
    expect(one.others('site', 'ann')).toEqual([]);
    clock += PRESENT_MS + 1;
    expect([namesOf(one), namesOf(two)]).toEqual([[], []]);
  });

  it('is told again only now and then', () => {
    const [one, two] = [openNode(), openNode()];
    for (let poll = 0; poll < 50; poll += 1) {
      one.note('site', ann);
      clock += 1_000;
    }
    expect(namesOf(two)).toEqual(['Ann home']);
    expect(told).toBeLessThanOrEqual(11);
  });

  it('leaves with the last window, in whichever process that is', () => {
    const [one, two] = [openNode(), openNode()];
    const [closeHere, closeThere] = [one.listens('site', 'ann'), two.listens('site', 'ann')];
    one.note('site', ann);
    closeHere();
    expect([namesOf(one), namesOf(two)]).toEqual([['Ann home'], ['Ann home']]);
    closeThere();
    expect([namesOf(one), namesOf(two)]).toEqual([[], []]);
  });

  it('rings where somebody listens', () => {
    const [one, two] = [openNode(), openNode()];
    let rung = 0;
    const stop = two.onChange('site', () => {
      rung += 1;
    });
    one.note('site', ann);
    one.note('site', ann);
    expect(rung).toBe(1);
    stop();
    one.note('site', { ...ann, page: 'shop' });
    expect(rung).toBe(1);
  });
});
