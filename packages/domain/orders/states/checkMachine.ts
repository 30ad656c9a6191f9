import { type Axes, eventsOf, fits, type Machine, move, type Pattern } from './stateMachine.ts';

export type MachineFaultCode =
  | 'startUnknown'
  | 'valueUnknown'
  | 'eventWithoutMove'
  | 'moveNeverHappens'
  | 'movesOverlap'
  | 'valueUnreachable'
  | 'impossibleReached'
  | 'endMissing'
  | 'endLeft';

/** A mistake in a table. `where` names the event, the value or the state. */
export interface MachineFault {
  readonly machine: string;
  readonly code: MachineFaultCode;
  readonly where: string;
}

/** Every mistake in a lifecycle's table; empty for a sound one. Called at boot: a server with faults does not start. */
export function checkMachine<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
): readonly MachineFault[] {
  const fault = (code: MachineFaultCode) => (where: string) => ({ machine: machine.name, code, where });
  const unknown = [...unknownValues(machine)].map(fault('valueUnknown'));
  const starts = machine.starts.filter((state) => !isKnown(machine, state)).map(textOf);
  if (unknown.length + starts.length > 0) return [...starts.map(fault('startUnknown')), ...unknown];
  const states = reachableStates(machine);
  return [
    ...eventsOf(machine)
      .filter((event) => machine.moves[event].length === 0)
      .map(fault('eventWithoutMove')),
    ...idleMoves(machine, states).map(fault('moveNeverHappens')),
    ...overlaps(machine).map(fault('movesOverlap')),
    ...unreachedValues(machine, states).map(fault('valueUnreachable')),
    ...states
      .filter((state) => fitsAny(state, machine.impossible))
      .map(textOf)
      .map(fault('impossibleReached')),
    ...endFaults(machine, states).map(({ code, where }) => fault(code)(where)),
  ];
}

/** Every state that some order of events leads to. */
export function reachableStates<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
): readonly State[] {
  const found = new Map(machine.starts.map((state) => [textOf(state), state]));
  // A Map is walked on into what is added meanwhile.
  for (const state of found.values()) {
    for (const event of eventsOf(machine)) {
      const moved = move(machine, state, event);
      if (moved.ok) found.set(textOf(moved.value), moved.value);
    }
  }
  return [...found.values()];
}

/** `paid PENDING none`: a state in one line, its axes in the order of their names' appearance in the table. */
function textOf(state: Axes): string {
  return Object.keys(state)
    .sort()
    .map((axis) => state[axis])
    .join(' ');
}

function fitsAny<State extends Axes>(state: State, patterns: readonly Pattern<State>[]): boolean {
  return patterns.some((pattern) => fits(state, pattern));
}

function isKnown<State extends Axes, Event extends string>(machine: Machine<State, Event>, state: State): boolean {
  return (Object.keys(machine.values) as (keyof State)[]).every((axis) => machine.values[axis].includes(state[axis]));
}

function unknownValues<State extends Axes, Event extends string>(machine: Machine<State, Event>): ReadonlySet<string> {
  const moves = eventsOf(machine).flatMap((event) => machine.moves[event]);
  const patterns = [...machine.impossible, ...machine.ends, ...moves.map(({ from }) => from)];
  const named = [...patterns.flatMap(pairsOf), ...moves.flatMap(({ to }) => pairsOf(to))];
  const known = new Set(pairsOf(machine.values));
  return new Set(named.filter((pair) => !known.has(pair)));
}

/** `payment paid`, for each value that is named. */
function pairsOf(pattern: Readonly<Record<string, string | readonly string[] | undefined>>): readonly string[] {
  return Object.entries(pattern).flatMap(([axis, values]) => {
    const list = typeof values === 'string' ? [values] : (values ?? []);
    return list.map((value) => `${axis} ${value}`);
  });
}

function idleMoves<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  states: readonly State[],
): readonly string[] {
  return eventsOf(machine).flatMap((event) =>
    machine.moves[event].flatMap(({ from }, index) =>
      states.some((state) => fits(state, from)) ? [] : [`${event} ${index + 1}`],
    ),
  );
}

/** Two moves of one event for the same state: which of them counts would hang on their order. */
function overlaps<State extends Axes, Event extends string>(machine: Machine<State, Event>): readonly string[] {
  return eventsOf(machine).filter((event) => {
    const patterns = machine.moves[event].map(({ from }) => from);
    return patterns.some((one, index) => patterns.slice(index + 1).some((other) => canShareState(one, other)));
  });
}

function canShareState<State extends Axes>(one: Pattern<State>, other: Pattern<State>): boolean {
  return (Object.keys(one) as (keyof State)[]).every((axis) => {
    const values = other[axis];
    return values === undefined || (one[axis] ?? values).some((value) => values.includes(value));
  });
}

function unreachedValues<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  states: readonly State[],
): readonly string[] {
  const reached = new Set(states.flatMap(pairsOf));
  return pairsOf(machine.values).filter((pair) => !reached.has(pair));
}

function endFaults<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  states: readonly State[],
): readonly { readonly code: MachineFaultCode; readonly where: string }[] {
  return states.flatMap((state) => {
    const isLeft = eventsOf(machine).some((event) => move(machine, state, event).ok);
    const isEnd = fitsAny(state, machine.ends);
    if (isLeft === !isEnd) return [];
    return [{ code: isEnd ? ('endLeft' as const) : ('endMissing' as const), where: textOf(state) }];
  });
}
