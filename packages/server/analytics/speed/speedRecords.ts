import { bucketOf, type Device, type Measurement } from '@quoin/domain/analytics';
import { dayInZone } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import type { Site } from '../../sites/index.ts';
import { addSpeedCounts, type SpeedCount } from '../storage/pageSpeed.ts';

type DeskDeps = Pick<Deps, 'db' | 'log' | 'now'>;

/** Figures that differ and wait together, of all sites; beyond that further ones are dropped (ANA-1). */
const MOST_WAITING = 20_000;
/** Milliseconds until what was measured is written. */
const FLUSH_MS = 1_000;

export interface SpeedService {
  /** Counts what a page measured; answers whether there was room. Waits for nothing: nobody waits for a measurement. */
  take(site: Pick<Site, 'id' | 'timeZone'>, device: Device, found: readonly Measurement[]): boolean;
  /** Writes what waits. Never fails. */
  flush(): Promise<void>;
}

interface Waiting {
  readonly day: string;
  readonly counts: Map<string, SpeedCount>;
}

/**
 * Adds up in memory what pages measure and writes it together: a thousand visits within a second are a few rows. What waits
 * when the process is killed is lost: at most a second of figures that are only ever read as a share.
 */
export function createSpeedService(deps: DeskDeps): SpeedService {
  let waiting = new Map<string, Waiting>();
  let size = 0;
  let isPlanned = false;
  let underway: Promise<void> = Promise.resolve();

  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setTimeout(() => void flush(), FLUSH_MS).unref();
  };
  const flush = (): Promise<void> => {
    underway = underway.then(async () => {
      isPlanned = false;
      const batch = waiting;
      waiting = new Map();
      size = 0;
      for (const [key, each] of batch) await write(deps, key, each);
    });
    return underway;
  };
  return {
    flush,
    take(site, device, found) {
      const day = dayInZone(deps.now(), site.timeZone);
      const key = `${site.id}|${day}`;
      const { counts } = waiting.get(key) ?? { counts: new Map<string, SpeedCount>() };
      waiting.set(key, { day, counts });
      for (const { name, value, path } of found) {
        const bucket = bucketOf(value);
        const place = `${name}|${device}|${bucket}|${path}`;
        const held = counts.get(place);
        if (held === undefined && size >= MOST_WAITING) return false;
        if (held === undefined) size += 1;
        counts.set(place, { metric: name, path, device, bucket, count: (held?.count ?? 0) + 1 });
      }
      plan();
      return true;
    },
  };
}

async function write({ db, log }: DeskDeps, key: string, { day, counts }: Waiting): Promise<void> {
  const [websiteId = ''] = key.split('|');
  try {
    await db.inSite({ websiteId }, (trx) => addSpeedCounts(trx, websiteId, { day, counts: [...counts.values()] }));
  } catch (fault) {
    // Telemetry may be down without anything else being so (ANA-1).
    log.warn({ err: fault }, 'page speed is not kept');
  }
}
