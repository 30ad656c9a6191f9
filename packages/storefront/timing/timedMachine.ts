import { createObservable } from './observable.ts';

/** From each state, where each event leads; an event without an entry is ignored there. */
export type Moves<State extends string, Happening extends string> = Readonly<
  Record<State, Readonly<Partial<Record<Happening | 'elapsed', State>>>>
>;

export interface MachinePlan<State extends string, Happening extends string> {
  readonly initial: State;
  readonly moves: Moves<State, Happening>;
  /** Milliseconds a state lasts before `elapsed`; states without a number last until something happens. */
  readonly waits: Readonly<Partial<Record<State, number>>>;
}

/** Runs something later; returns how to call it off. The clock is an argument, so tests bring their own. */
export type After = (milliseconds: number, run: () => void) => () => void;
/** For what is never called off. */
export type Later = (milliseconds: number, run: () => void) => unknown;

export interface TimedMachine<State extends string, Happening extends string> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  /** Whether the event meant anything in the present state. */
  send(event: Happening): boolean;
  stop(): void;
}

export function createTimedMachine<State extends string, Happening extends string>(
  plan: MachinePlan<State, Happening>,
  after: After,
): TimedMachine<State, Happening> {
  const state = createObservable(plan.initial);
  let callOff = (): void => {};

  const move = (event: Happening | 'elapsed'): boolean => {
    const next = plan.moves[state.get()][event];
    if (next === undefined) return false;
    callOff();
    const wait = plan.waits[next];
    callOff = wait === undefined ? () => {} : after(wait, () => move('elapsed'));
    state.set(next);
    return true;
  };

  return { getState: state.get, subscribe: state.subscribe, send: move, stop: () => callOff() };
}
