import type { Commerce } from '../../commerce.ts';
import type { Deps } from '../../deps.ts';
import type { SiteDatabase } from '../../platform/database/database.ts';
import { silenceWebhooks } from '../../webhooks/index.ts';
import { dropSampleJobs } from '../storage/sampleData.ts';
import { sampleIds } from './sampleIds.ts';

/** The time and the ids of sample data: those of the step that is being made. */
export interface SampleClock {
  now(): number;
  newId(): string;
  set(moment: number): void;
  begin(step: number, moment: number): void;
}

export function sampleClock(): SampleClock {
  let moment = 0;
  let nextId = sampleIds(0);
  return {
    now: () => moment,
    newId: () => nextId(moment),
    set(to) {
      moment = to;
    },
    begin(step, from) {
      moment = from;
      nextId = sampleIds(step);
    },
  };
}

/** The same operations at another time, with ids that tell sample records. What they want done later is not done: no mail leaves. */
export function sampleDatabase(db: SiteDatabase, clock: SampleClock): SiteDatabase {
  const tools = { now: () => new Date(clock.now()), newId: clock.newId };
  return {
    ...db,
    inSite: (site, work, settings) =>
      db.inSite(
        site,
        async (trx) => {
          if (settings?.isReadOnly !== true) await silenceWebhooks(trx);
          const done = await work(Object.assign(trx, tools));
          // What only reads has made no jobs, and may not delete any.
          if (settings?.isReadOnly !== true) await dropSampleJobs(trx, site.websiteId);
          return done;
        },
        settings,
      ),
    acrossSites: (work, settings) => db.acrossSites((trx) => work(Object.assign(trx, tools)), settings),
  };
}

/** What making sample data takes: everything with another clock, and the visitors' carts and payments built on that. */
export interface SampleDeps extends Deps {
  readonly commerce: Commerce;
  readonly clock: SampleClock;
  /** In the time of the server, for what makes no records. */
  readonly plainDb: SiteDatabase;
}
