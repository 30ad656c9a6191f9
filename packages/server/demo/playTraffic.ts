import { writeFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { countSiteEvents } from '../analytics/index.ts';
import { listDemoProducts } from '../catalog/index.ts';
import type { CheckoutDeps } from '../checkout/index.ts';
import type { Deps } from '../deps.ts';
import { listForms } from '../forms/index.ts';
import type { Site } from '../sites/index.ts';
import { playedOwner } from './playedOwner.ts';
import { playVisit } from './playVisit.ts';
import { countsJson, emptyCounts } from './trafficCounts.ts';
import { seededRoll } from './trafficPeople.ts';
import { planTraffic } from './trafficPlan.ts';
import { DAY } from './trafficVisit.ts';

/** A clock that can be turned back, and goes on as usual once it is let go. */
export interface MovableClock {
  now(): number;
  set(moment: number): void;
  release(): void;
}

export function movableClock(): MovableClock {
  let turnedTo: number | null = null;
  return {
    now: () => turnedTo ?? Date.now(),
    set(moment) {
      turnedTo = moment;
    },
    release() {
      turnedTo = null;
    },
  };
}

export interface TrafficPlay {
  readonly site: Site;
  readonly checkout: CheckoutDeps;
  readonly days: number;
  /** Where the server that is played with listens, and what the site is called there. */
  readonly port: number;
  readonly host: string;
  readonly clock: MovableClock;
}

/** Next to the data: what was sent. */
export const COUNTS_FILE = 'played-traffic.json';
const VISITS_PER_DAY = 34;
const SEED = 20_261_122;

/** Plays some days of visits and orders through the site's own routes, ending now; answers how many visits that were. */
export async function playTraffic(
  deps: Deps,
  { site, checkout, days, port, host, clock }: TrafficPlay,
): Promise<number> {
  const within = { websiteId: site.id };
  const products = await deps.db.inSite(within, (trx) => listDemoProducts(trx, site.id));
  const formId = await deps.db.inSite(within, async (trx) => (await listForms(trx, site.id))[0]?.id ?? '');
  const until = clock.now();
  const plan = planTraffic({ days, until, visitsPerDay: VISITS_PER_DAY, products, roll: seededRoll(SEED) });
  const counts = emptyCounts();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const setClock = clock.set;
  const owner = playedOwner({ deps, checkout, site, counts, setClock, since: until - days * DAY });
  await owner.open();
  const place = { port, host, agent };
  const parts = { products, formId, counts, timeZone: site.timeZone, place, owner, setClock, left: new Map() };
  for (const visit of plan) await playVisit({ ...parts, newId: deps.newId }, visit);
  await owner.workUntil(until);
  agent.destroy();
  clock.release();
  await deps.events.flush();
  await deps.speed.flush();
  await countSiteEvents(deps, site.id);
  writeFileSync(join(deps.config.dataDir, COUNTS_FILE), countsJson(counts));
  return plan.length;
}
