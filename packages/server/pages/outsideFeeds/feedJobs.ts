import type { FeedAnswer } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { createOutsideFetch, type OutsideFetch } from '../../platform/gateways/outside/safeFetch.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import { deleteFeed, feedHash, findFeed, isFeedNamed, saveFeed } from '../entries/storage/outsideFeeds.ts';
import { parseFeed } from './parseFeed.ts';

export const FEED_JOB = 'feed.fetch';

const HOUR_MS = 3_600_000;
const LIMIT = 2_000_000;
const ACCEPT = 'application/rss+xml, application/atom+xml, application/xml;q=0.9, text/xml;q=0.8';

/**
 * The feed as it was fetched last; null while it never was. Nobody waits for another site: what a page asks for the first
 * time is owed to a job, which goes on by itself as long as a page names the feed.
 */
export async function feedAnswer(trx: SiteTransaction, websiteId: string, address: string): Promise<FeedAnswer | null> {
  const found = await findFeed(trx, websiteId, address);
  if (found === null || found.fetchedAt === null) await scheduleFeed(trx, websiteId, address, trx.now());
  return found === null ? null : { title: found.title, entries: found.entries };
}

/** A page may be asked for before it is saved, which a job finds it not to be: soon it may try again. */
const SOON_MS = 300_000;

/** Schedules one run in five minutes per address, however often it is requested. */
async function scheduleFeed(trx: SiteTransaction, websiteId: string, address: string, runAt: Date): Promise<void> {
  const slot = Math.floor(runAt.getTime() / SOON_MS);
  const dedupeKey = `${feedHash(address).toString('base64url')}:${slot}`;
  await enqueue(trx, { websiteId, kind: FEED_JOB, payload: { address }, dedupeKey, runAt, maxAttempts: 3 });
}

export function feedJobs(
  deps: Pick<Deps, 'db'> & { readonly invalidate: (websiteId: string) => void },
  fetchOutside: OutsideFetch = createOutsideFetch(),
): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([
    [
      FEED_JOB,
      async ({ websiteId, payload }, signal) => {
        const address = String(payload.address);
        const isNamed = await deps.db.inSite({ websiteId }, async (trx) => {
          const named = await isFeedNamed(trx, websiteId, address);
          if (!named) await deleteFeed(trx, websiteId, address);
          return named;
        });
        if (!isNamed) return;
        const fetched = await fetchFeed(fetchOutside, address, signal);
        const isNew = await deps.db.inSite({ websiteId }, async (trx) => {
          await scheduleFeed(trx, websiteId, address, new Date(trx.now().getTime() + HOUR_MS));
          return saveFeed(trx, websiteId, address, fetched);
        });
        if (isNew) deps.invalidate(websiteId);
      },
    ],
  ]);
}

/** Another site that is down, or that answers something else, is tried again in an hour; until then its old news stay. */
async function fetchFeed(
  fetchOutside: OutsideFetch,
  address: string,
  signal: AbortSignal,
): Promise<{ readonly feed: FeedAnswer | null; readonly problem: string }> {
  try {
    const answer = await fetchOutside(address, { accept: ACCEPT, limit: LIMIT, signal });
    if (answer.status !== 200) return { feed: null, problem: `Answered ${answer.status}.` };
    const feed = parseFeed(answer.body.toString('utf8'));
    return feed === null ? { feed, problem: 'Not a feed.' } : { feed, problem: '' };
  } catch (error) {
    return { feed: null, problem: error instanceof Error ? error.message : 'No answer.' };
  }
}
