import { reachableStates } from './checkMachine.ts';
import { type Axes, eventsOf, type Machine, move } from './stateMachine.ts';

/** Whether one event leads from a state to another. What is there already may be written once more. */
export function isBefore<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  from: State,
  to: State,
): boolean {
  const axes = Object.keys(machine.values) as (keyof State)[];
  const isTo = (state: State) => axes.every((axis) => state[axis] === to[axis]);
  return isTo(from) || eventsOf(machine).some((event) => isMove(machine, from, event, isTo));
}

function isMove<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  from: State,
  event: Event,
  isTo: (state: State) => boolean,
): boolean {
  const moved = move(machine, from, event);
  return moved.ok && isTo(moved.value);
}

/** All states in which something may be for another one to be written: what stores states asks it (ORD-2). */
export function statesBefore<State extends Axes, Event extends string>(
  machine: Machine<State, Event>,
  to: State,
): readonly State[] {
  // Once more what is there, also where an older version left something that no event leads to.
  return [to, ...reachableStates(machine).filter((from) => isBefore(machine, from, to))];
}
