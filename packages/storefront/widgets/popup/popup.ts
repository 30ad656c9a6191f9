import { isPopupDue, mayShowPopup, type PopupMemory, type PopupRules } from '@quoin/domain/site';
import { createObservable } from '../../timing/observable.ts';
import type { After } from '../../timing/timedMachine.ts';

export type PopupState = 'waiting' | 'open' | 'closed' | 'never';

export interface Popup {
  getState(): PopupState;
  subscribe(listener: () => void): () => void;
  /** The visitor requests it: it opens regardless of its rules. */
  open(): void;
  /** The visitor did something for the first time (CX-30). */
  act(): void;
  /** Percent of the page that was scrolled through. */
  scroll(percent: number): void;
  close(): void;
  /** The offer was taken; it stays until it is closed, so that thanks can be read. */
  submit(): void;
}

export interface PopupPlan {
  readonly rules: PopupRules;
  readonly after: After;
  /** Milliseconds the page has been there already: this script comes late (CX-30). */
  readonly elapsed: number;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly memory: { read(): PopupMemory; write(memory: PopupMemory): void };
}

/** When a popup comes and goes, without a page: by its timer or by scrolling, once, for whom it may still come (EDIT-03). */
export function createPopup({ rules, after, elapsed, now, memory }: PopupPlan): Popup {
  const held = memory.read();
  const state = createObservable<PopupState>(mayShowPopup(rules, held, now()) ? 'waiting' : 'never');
  let hasActed = false;
  let scrolledPercent = 0;
  let isTimed = false;
  let isSubmitted = false;

  const look = (): void => {
    const seconds = isTimed ? rules.delaySeconds : 0;
    if (state.get() === 'waiting' && isPopupDue(rules, { hasActed, seconds, scrolledPercent })) open();
  };
  const open = (): void => {
    if (state.get() === 'open') return;
    state.set('open');
    // A new version begins with nothing remembered of the one before.
    const isSame = held.version === rules.version;
    memory.write({ version: rules.version, dateClosed: isSame ? held.dateClosed : null, isSubmitted: false });
  };
  if (rules.trigger === 'timer' && state.get() === 'waiting') {
    after(Math.max(0, rules.delaySeconds * 1000 - elapsed), () => {
      isTimed = true;
      look();
    });
  }
  const keep = (): void => memory.write({ version: rules.version, dateClosed: now(), isSubmitted });

  return {
    getState: state.get,
    subscribe: state.subscribe,
    open,
    act() {
      hasActed = true;
      look();
    },
    scroll(percent) {
      scrolledPercent = Math.max(scrolledPercent, percent);
      look();
    },
    close() {
      if (state.get() !== 'open') return;
      keep();
      state.set('closed');
    },
    submit() {
      if (state.get() !== 'open') return;
      isSubmitted = true;
      keep();
    },
  };
}
