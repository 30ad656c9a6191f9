/** Clocks in milliseconds: of the wall, and of the processor time of this whole process. */
export interface Clocks {
  readonly now: () => number;
  readonly worked: () => number;
}

export const OWN_CLOCKS: Clocks = {
  now: () => performance.now(),
  worked: () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
};

/**
 * True once so much time has passed by the clock and the process has also worked as long: on a machine that others keep busy a
 * stylesheet is not to blame for taking its time, and a site must not lose its looks for it.
 */
export function createCpuTimeLimit(limit: number, { now, worked }: Clocks = OWN_CLOCKS): () => boolean {
  const [begun, before] = [now(), worked()];
  return () => now() - begun > limit && worked() - before > limit;
}
