import type { Answer } from '@quoin/contract/client';
import { addToCartSentence, parseLineQuantity } from '@quoin/domain/cart';
import { pageLanguage } from '../../page/language.ts';
import { createObservable } from '../../timing/observable.ts';
import { type After, createTimedMachine, type MachinePlan } from '../../timing/timedMachine.ts';

/** Milliseconds without a key before a typed quantity is sent: "12" is one change, not two. */
export const QUANTITY_PAUSE = 500;

/** `waiting` for more keys, `saving` at the server, `refused` with a sentence next to the input. */
export type LineState = 'settled' | 'waiting' | 'saving' | 'refused';
export type LineEvent = 'type' | 'settle' | 'success' | 'failure';

export const LINE_PLAN: MachinePlan<LineState, LineEvent> = {
  initial: 'settled',
  moves: {
    settled: { type: 'waiting' },
    // Each key restarts the pause. Leaving the input or Enter ends it.
    waiting: { type: 'waiting', elapsed: 'saving', settle: 'saving' },
    saving: { type: 'waiting', success: 'settled', failure: 'refused' },
    refused: { type: 'waiting' },
  },
  waits: { waiting: QUANTITY_PAUSE },
};

export interface LineSituation {
  readonly state: LineState;
  /** As typed; the cart's own number once it is settled. */
  readonly text: string;
  /** Why the typed quantity was refused; empty otherwise. */
  readonly message: string;
}

export interface LineQuantity {
  getState(): LineSituation;
  subscribe(listener: () => void): () => void;
  type(text: string): void;
  settle(): void;
  /** The cart's number has changed by other means; what is being typed stays. */
  follow(quantity: number): void;
  stop(): void;
}

export interface LineQuantityParts {
  readonly quantity: number;
  readonly save: (quantity: number) => Promise<Answer<unknown>>;
  readonly after: After;
}

/** The quantity of one cart line: changes apply without a button, after a pause (CX-03). */
export function createLineQuantity({ quantity, save, after }: LineQuantityParts): LineQuantity {
  const machine = createTimedMachine(LINE_PLAN, after);
  const situation = createObservable<LineSituation>({ state: 'settled', text: String(quantity), message: '' });
  let known = quantity;

  const change = (part: Partial<LineSituation>): void => situation.set({ ...situation.get(), ...part });
  const refuse = (message: string): void => {
    if (machine.send('failure')) change({ message });
  };
  const send = async (): Promise<void> => {
    const parsed = parseLineQuantity(situation.get().text);
    if (!parsed.ok) return refuse(addToCartSentence(parsed.problem, pageLanguage()));
    const answer: Answer<unknown> = parsed.value === known ? { ok: true, value: null } : await save(parsed.value);
    if (!answer.ok) return refuse(answer.problem.message);
    known = parsed.value;
    if (machine.send('success')) change({ text: String(known), message: '' });
  };
  machine.subscribe(() => {
    change({ state: machine.getState() });
    if (machine.getState() === 'saving') void send();
  });

  return {
    getState: situation.get,
    subscribe: situation.subscribe,
    type: (text) => {
      change({ text, message: '' });
      machine.send('type');
    },
    settle: () => machine.send('settle'),
    follow: (next) => {
      known = next;
      if (situation.get().state === 'settled') change({ text: String(next) });
    },
    stop: machine.stop,
  };
}
