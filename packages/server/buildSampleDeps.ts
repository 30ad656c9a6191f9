import { buildPayments } from './buildDeps.ts';
import { createCommerce } from './commerce.ts';
import { type SampleDeps, sampleClock, sampleDatabase } from './demo/index.ts';
import type { Deps } from './deps.ts';

/** The same server at another time: what makes sample data acts through it. */
export function buildSampleDeps(deps: Deps): SampleDeps {
  const clock = sampleClock();
  const own = { ...deps, db: sampleDatabase(deps.db, clock), now: clock.now, newId: clock.newId };
  const timed = { ...own, ...buildPayments(own) };
  return { ...timed, commerce: createCommerce(timed), clock, plainDb: deps.db };
}
