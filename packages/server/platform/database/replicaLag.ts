export interface ReplicaLag {
  /** What the primary had written (null: it did not say), and what the replica showed a moment later. */
  note(written: bigint | null, replayed: bigint): void;
  /** Milliseconds for which the replica has been missing something. */
  ms(): number;
}

/** Of an hour of looks each second; a replica that far behind is of no use anyway. */
const MOST_NOTED = 3_600;

/**
 * How far a replica is behind, in time. Its own answer (the time of the last transaction it has replayed) also grows while
 * nobody writes anything, so positions are noted with the time at which the primary had reached them.
 */
export function createReplicaLag(clock: () => number): ReplicaLag {
  const missing: { readonly position: bigint; readonly since: number }[] = [];
  return {
    note(written, replayed) {
      const isNew = written !== null && written > (missing.at(-1)?.position ?? replayed);
      if (isNew && missing.length < MOST_NOTED) missing.push({ position: written, since: clock() });
      while (missing[0] !== undefined && missing[0].position <= replayed) missing.shift();
    },
    ms: () => (missing[0] === undefined ? 0 : clock() - missing[0].since),
  };
}
