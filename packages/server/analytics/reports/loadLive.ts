import { localText } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { type LiveVisit, listLiveMinutes, listLiveVisits } from '../storage/insightLive.ts';

/** Who did something in the last five minutes is there. */
export const LIVE_MS = 5 * 60_000;
const DRAWN_MS = 30 * 60_000;
/** More are not distinguished. The count is then a minimum. */
const MOST_LIVE = 1000;
const MOST_KEYS = 20;
/** In the cart, and further (domain/analytics FunnelReach). */
const WITH_CART = 2;
const BOUGHT = 4;

export interface LiveCount {
  readonly key: string;
  readonly count: number;
}

export interface LiveNow {
  readonly visits: number;
  readonly withCart: number;
  readonly pages: readonly LiveCount[];
  readonly channels: readonly LiveCount[];
  readonly countries: readonly LiveCount[];
  /** Page views, `19:04` of the site's clock. */
  readonly minutes: readonly LiveCount[];
}

/** Who is on the site now, and the page views of the last half hour (TRACK-11). */
export function loadLive(deps: Pick<Deps, 'db' | 'now'>, site: Site): Promise<LiveNow> {
  const now = deps.now();
  return deps.db.inSnapshot({ websiteId: site.id }, async (trx) => {
    const visits = await listLiveVisits(trx, site.id, { since: new Date(now - LIVE_MS), limit: MOST_LIVE });
    const minutes = await listLiveMinutes(trx, site.id, localText(now - DRAWN_MS, site.timeZone));
    const by = (key: (visit: LiveVisit) => string) => counted(visits.map(key));
    return {
      visits: visits.length,
      withCart: visits.filter(({ reach }) => reach >= WITH_CART && reach < BOUGHT).length,
      pages: by(({ path }) => path),
      channels: by(({ channel }) => channel),
      countries: by(({ country }) => country),
      minutes: minutes.map(({ minute, views }) => ({ key: minute.slice(11), count: views })),
    };
  });
}

function counted(keys: readonly string[]): readonly LiveCount[] {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts]
    .map(([key, count]) => ({ key, count }))
    .toSorted((left, right) => right.count - left.count || (left.key < right.key ? -1 : 1))
    .slice(0, MOST_KEYS);
}
