/** A lifecycle as data: for each state, the states it may go to. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canMove<State extends string>(moves: Moves<State>, from: State, to: State): boolean {
  return moves[from].includes(to);
}

/** The states from which one may go to a state. */
export function movesTo<State extends string>(moves: Moves<State>, to: State): readonly State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(to));
}

/** States nobody can get to from the start: a mistake in the table, which a test must find empty. */
export function unreachableStates<State extends string>(moves: Moves<State>, start: State): readonly State[] {
  const reached = new Set<State>([start]);
  for (const state of reached) for (const next of moves[state]) reached.add(next);
  return (Object.keys(moves) as State[]).filter((state) => !reached.has(state));
}

export function isFinal<State extends string>(moves: Moves<State>, state: State): boolean {
  return moves[state].length === 0;
}
