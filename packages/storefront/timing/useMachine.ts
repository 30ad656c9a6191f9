import { useEffect, useState, useSyncExternalStore } from 'react';
import { afterInBrowser } from './after.ts';
import { createTimedMachine, type MachinePlan, type TimedMachine } from './timedMachine.ts';

/** A timed machine that lives as long as the component. */
export function useMachine<State extends string, Happening extends string>(
  plan: MachinePlan<State, Happening>,
): readonly [State, TimedMachine<State, Happening>] {
  const [machine] = useState(() => createTimedMachine(plan, afterInBrowser));
  useEffect(() => machine.stop, [machine]);
  return [useSyncExternalStore(machine.subscribe, machine.getState, machine.getState), machine];
}
