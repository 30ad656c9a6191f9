import type { PopupMemory, PopupRules } from '@quoin/domain/site';
import { describe, expect, it } from 'vitest';
import { fakeClock } from '../../testing/fakeClock.ts';
import { NO_MEMORY, readMemory, type Store, writeMemory } from './memory.ts';
import { createPopup } from './popup.ts';

const RULES: PopupRules = { trigger: 'timer', delaySeconds: 5, scrollPercent: 50, showAgainAfterDays: 7, version: 2 };
const START = 1_800_000_000_000;

function popupOf(rules: Partial<PopupRules> = {}, kept: PopupMemory = NO_MEMORY, elapsed = 0) {
  const clock = fakeClock();
  let now = START;
  let memory = kept;
  const popup = createPopup({
    rules: { ...RULES, ...rules },
    after: clock.after,
    elapsed,
    now: () => now,
    memory: {
      read: () => memory,
      write: (next) => {
        memory = next;
      },
    },
  });
  const pass = (milliseconds: number): void => {
    now += milliseconds;
    clock.pass(milliseconds);
  };
  return { popup, pass, memory: () => memory };
}

describe('a popup on a page (EDIT-03)', () => {
  it('by timer comes after exactly its time, once the visitor has done anything (CX-30)', () => {
    const { popup, pass } = popupOf();
    popup.act();
    pass(4999);
    expect(popup.getState()).toBe('waiting');
    pass(1);
    expect(popup.getState()).toBe('open');
  });

  it('comes whenever somebody asks for it, also after it was closed', () => {
    const closed: PopupMemory = { version: 2, dateClosed: START, isSubmitted: true };
    const { popup, memory } = popupOf({}, closed);
    expect(popup.getState()).toBe('never');
    popup.open();
    expect(popup.getState()).toBe('open');
    popup.close();
    expect([popup.getState(), memory().dateClosed]).toEqual(['closed', START]);
    popup.open();
    expect(popup.getState()).toBe('open');
  });

  it('whose time has passed comes with the first thing the visitor does (CX-30)', () => {
    const { popup, pass } = popupOf();
    pass(60_000);
    expect(popup.getState()).toBe('waiting');
    popup.act();
    expect(popup.getState()).toBe('open');
  });

  it('counts from when the page was there, however late its script came', () => {
    const { popup, pass } = popupOf({}, NO_MEMORY, 3500);
    popup.act();
    pass(1499);
    expect(popup.getState()).toBe('waiting');
    pass(1);
    expect(popup.getState()).toBe('open');
  });

  it('by scrolling comes at exactly its part of the page', () => {
    const { popup, pass } = popupOf({ trigger: 'scroll' });
    popup.act();
    pass(600_000);
    popup.scroll(49.9);
    expect(popup.getState()).toBe('waiting');
    popup.scroll(50);
    expect(popup.getState()).toBe('open');
  });

  it('remembers that it was closed, and when, for this version (EDIT-03)', () => {
    const { popup, pass, memory } = popupOf();
    popup.act();
    pass(5000);
    expect(memory()).toEqual({ version: 2, dateClosed: null, isSubmitted: false });
    pass(1000);
    popup.close();
    expect(memory()).toEqual({ version: 2, dateClosed: START + 6000, isSubmitted: false });
    expect(popup.getState()).toBe('closed');
    popup.act();
    expect(popup.getState()).toBe('closed');
  });

  it('remembers that its offer was taken, and never comes again (EDIT-03)', () => {
    const first = popupOf();
    first.popup.act();
    first.pass(5000);
    first.popup.submit();
    expect(first.popup.getState()).toBe('open');
    first.popup.close();
    expect(first.memory().isSubmitted).toBe(true);
    const next = popupOf({ showAgainAfterDays: 0 }, first.memory());
    next.popup.act();
    next.pass(9_000_000);
    expect(next.popup.getState()).toBe('never');
  });

  it('in a new version comes to everybody, with nothing remembered of the old one (EDIT-03)', () => {
    const { popup, pass, memory } = popupOf({}, { version: 1, dateClosed: START, isSubmitted: true });
    popup.act();
    pass(5000);
    expect([popup.getState(), memory()]).toEqual(['open', { version: 2, dateClosed: null, isSubmitted: false }]);
  });
});

describe('what the browser keeps of it', () => {
  function storeOf(entries: Record<string, string>): Store & { readonly entries: Record<string, string> } {
    return {
      entries,
      getItem: (key) => entries[key] ?? null,
      setItem: (key, value) => {
        entries[key] = value;
      },
      removeItem: (key) => {
        delete entries[key];
      },
    };
  }

  it('stands under date-closed, version and submitted (EDIT-03)', () => {
    const store = storeOf({ submitted: 'true' });
    writeMemory(store, { version: 3, dateClosed: START, isSubmitted: false });
    expect(store.entries).toEqual({ version: '3', 'date-closed': String(START) });
    writeMemory(store, { version: 3, dateClosed: null, isSubmitted: true });
    expect(store.entries).toEqual({ version: '3', submitted: 'true' });
    expect(readMemory(store)).toEqual({ version: 3, dateClosed: null, isSubmitted: true });
  });

  it('is nothing where it is not readable, or not allowed', () => {
    expect(readMemory(storeOf({ version: 'x', 'date-closed': '' }))).toEqual(NO_MEMORY);
    const denied = () => {
      throw new Error('denied');
    };
    const store = { getItem: denied, setItem: denied, removeItem: denied };
    expect(readMemory(store)).toEqual(NO_MEMORY);
    expect(() => writeMemory(store, NO_MEMORY)).not.toThrow();
  });
});
