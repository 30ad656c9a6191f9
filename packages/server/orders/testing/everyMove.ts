import { canMove, type Moves } from '@quoin/domain/states';

export interface StateRow<State, Written extends State> {
  /** Puts the row into a state past all rules. */
  readonly put: (state: State) => Promise<unknown>;
  /** The product's own write; what its table refuses it may say or leave undone. */
  readonly write: (to: Written) => Promise<unknown>;
  readonly read: () => Promise<State>;
}

/** Tries every pair of a state and one that the product writes; answers those that went otherwise than the table says. */
export async function findWrongMoves<State extends string, Written extends State>(
  moves: Moves<State>,
  written: readonly Written[],
  row: StateRow<State, Written>,
): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const from of Object.keys(moves) as State[]) {
    for (const to of written) {
      await row.put(from);
      await row.write(to).catch(() => null);
      const now = await row.read();
      if (now !== (canMove(moves, from, to) ? to : from)) wrong.push(`${from} → ${to}: ${now}`);
    }
  }
  return wrong;
}
