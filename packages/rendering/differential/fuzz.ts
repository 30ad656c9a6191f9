import { sampleCases } from './cases.ts';
import { type Compare, createCompare, type Difference } from './compare.ts';
import { createCoverage, type Tally } from './coverage.ts';
import { createTables } from './ours.ts';
import { createPeer, type ReadPack } from './peer.ts';
import { shrink } from './shrink.ts';
import { SLIPS } from './slips.ts';

export interface FuzzReport {
  readonly cases: number;
  readonly same: number;
  /** Explained differences by slip. */
  readonly slips: ReadonlyMap<string, number>;
  /** Unexplained ones, made small. */
  readonly differences: readonly Difference[];
  readonly unexplained: number;
  readonly tallies: ReadonlyMap<string, Tally>;
}

export interface FuzzOptions {
  readonly seed: number;
  readonly cases: number;
  readonly readPack: ReadPack;
  /** Stops after so many unexplained differences. */
  readonly mostDifferences: number;
  /** Called after each batch with the cases done so far. */
  readonly onProgress?: (done: number) => void;
}

const BATCH = 250;

/** Renders random cases with both engines and compares them; the same seed gives the same report. */
export function fuzz({ seed, cases, readPack, mostDifferences, onProgress }: FuzzOptions): FuzzReport {
  const coverage = createCoverage(createTables(readPack));
  const compare = createCompare(createPeer(readPack), coverage.tables);
  const slips = new Map(SLIPS.map((slip) => [slip.id, 0]));
  const differences: Difference[] = [];
  let same = 0;
  let done = 0;
  let unexplained = 0;
  for (let batch = 0; done < cases && unexplained < mostDifferences; batch++) {
    for (const test of sampleCases(seed + batch, Math.min(BATCH, cases - done))) {
      done++;
      const verdict = compare(test);
      if (verdict.kind === 'same') same++;
      else if (verdict.kind === 'explained')
        for (const slip of verdict.slips) slips.set(slip.id, (slips.get(slip.id) ?? 0) + 1);
      else {
        unexplained++;
        differences.push(verdict.difference);
        if (unexplained >= mostDifferences) break;
      }
    }
    onProgress?.(done);
  }
  const tallies = new Map([...coverage.tallies].map(([name, tally]) => [name, { ...tally }]));
  const smallest = differences.map((difference) => small(difference, compare));
  return { cases: done, same, slips, differences: smallest, unexplained, tallies };
}

function small({ test }: Difference, compare: Compare): Difference {
  const smallest = shrink(test, (next) => compare(next).kind === 'different');
  const verdict = compare(smallest);
  if (verdict.kind !== 'different') throw new Error('a shrunk case no longer differs');
  return verdict.difference;
}
