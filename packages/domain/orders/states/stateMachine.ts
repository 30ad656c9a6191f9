import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** A state is a few axes with one value each, as in `{ payment: 'paid', fulfillment: 'PENDING' }`. */
export type Axes = Readonly<Record<string, string>>;

/** Which states are meant: for each axis the values that fit; an axis that is not named fits with any. */
export type Pattern<State extends Axes> = { readonly [Axis in keyof State]?: readonly State[Axis][] };

export interface Move<State extends Axes> {
  readonly from: Pattern<State>;
  readonly to: Partial<State>;
}

/** A lifecycle as data, checked at boot by `checkMachine`. An event has several moves where its effect depends on the state. */
export interface Machine<State extends Axes, Event extends string> {
  readonly name: string;
  readonly values: { readonly [Axis in keyof State]: readonly State[Axis][] };
  readonly starts: readonly State[];
  readonly moves: Readonly<Record<Event, readonly Move<State>[]>>;
  /** States that must never come about, whatever happens in whatever order. */
  readonly impossible: readonly Pattern<State>[];
  /** The only states where nothing more may happen. */
  readonly ends: readonly Pattern<State>[];
}

export function fits<State extends Axes>(state: State, pattern: Pattern<State>): boolean {
  return (Object.keys(pattern) as (keyof State)[]).every((axis) => pattern[axis]?.includes(state[axis]) ?? true);
}

/** The state after an event, or `moveNotAllowed` with the event and the present state. */
export function move<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
  event: Event,
): Outcome<State, 'moveNotAllowed'> {
  const found = machine.moves[event].find(({ from }) => fits(state, from));
  if (found === undefined) return refuse('moveNotAllowed', { values: { event, ...state } });
  return accept({ ...state, ...found.to });
}

/** What may happen next: what buttons an owner sees. */
export function possibleEvents<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  state: State,
): readonly Event[] {
  return eventsOf(machine).filter((event) => machine.moves[event].some(({ from }) => fits(state, from)));
}

export function eventsOf<State extends Axes, Event extends string>(machine: Machine<State, Event>): readonly Event[] {
  return Object.keys(machine.moves) as Event[];
}
