import { retentionOf } from '@quoin/domain/analytics';
import { addDays, dayInZone } from '@quoin/domain/formats';
import type { Deps } from '../../deps.ts';
import { type EventSink, SinkFault } from '../../platform/gateways/eventSink/eventSink.ts';
import { loadSiteById } from '../../sites/index.ts';
import { type CopyProgress, loadCopyProgress } from '../storage/copyProgress.ts';
import { databaseSource } from '../storage/databaseSource.ts';
import {
  beginSending,
  countEventsOfDay,
  countSent,
  finishSending,
  listStoredVisits,
  listUnsentDays,
  type SentDay,
} from '../storage/sentDays.ts';
import { storeSource } from '../storage/storeSource.ts';
import type { InsightStore } from '../store/insightStore.ts';
import { copySiteEvents } from './copyEvents.ts';
import { SETTLED_MS } from './packDays.ts';

/** ClickHouse, as a place for events and as one that figures are read from. */
export interface CopiedStore {
  readonly sink: EventSink;
  readonly store: InsightStore;
}

const AT_ONCE = 20_000;
const TIMEOUT_MS = 120_000;
const DAY_MS = 86_400_000;

/**
 * Sends the visits of a site's days that are over to ClickHouse, after the events: from then on questions about them are
 * asked there. Each day is written under a new number, which counts when all of it is there and nobody has changed it.
 */
export async function sendSiteDays(
  deps: Pick<Deps, 'db'>,
  { sink, store }: CopiedStore,
  websiteId: string,
  signal?: AbortSignal,
): Promise<void> {
  const to = await store.open();
  await copySiteEvents(deps, { sink, to }, websiteId);
  const plan = await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    if (site === null) return null;
    const now = trx.now().getTime();
    const eventsKept = new Date(now - retentionOf(site.settings).eventDays * DAY_MS).toISOString().slice(0, 10);
    const days = await listUnsentDays(trx, websiteId, dayInZone(now - SETTLED_MS, site.timeZone));
    return { days, eventsKept };
  });
  for (const day of plan?.days ?? []) {
    if (signal?.aborted) return;
    await sendDay(deps, store, { websiteId, day, eventsKept: plan!.eventsKept });
  }
}

interface DayOfSite {
  readonly websiteId: string;
  readonly day: string;
  /** Events of earlier days (UTC) are forgotten. */
  readonly eventsKept: string;
}

async function sendDay({ db }: Pick<Deps, 'db'>, store: InsightStore, wanted: DayOfSite): Promise<void> {
  const { websiteId, day } = wanted;
  const pack = await db.inSite({ websiteId }, (trx) => beginSending(trx, websiteId, day));
  const settings = { isolation: 'repeatable read', statementTimeoutMs: TIMEOUT_MS } as const;
  const read = await db.inSite({ websiteId }, (trx) => readDay(trx, { ...wanted, pack }), settings);
  // What is stored but not counted yet may change the day; what is not copied yet is not there: the next hour finds it done.
  if (read === null) return;
  for (let at = 0; at < read.visits.length; at += AT_ONCE) await store.addVisits(read.visits.slice(at, at + AT_ONCE));
  const sent = { day, pack, visits: read.visits.length };
  await verifyDay(store, { websiteId, sent, progress: read.progress, events: read.events });
  await db.inSite({ websiteId }, (trx) => finishSending(trx, websiteId, sent));
}

type ReadDay = NonNullable<Awaited<ReturnType<typeof readDay>>>;

/** All of one moment; null: some of it is not copied yet. */
async function readDay(
  trx: Parameters<typeof listStoredVisits>[0],
  { websiteId, day, pack, eventsKept }: DayOfSite & { readonly pack: string },
) {
  const progress = await loadCopyProgress(trx, websiteId);
  if (progress.copiedSeq < progress.countedSeq) return null;
  const visits = await listStoredVisits(trx, websiteId, { day, pack });
  // Where some of the day's events are only there, or forgotten, there is nothing to hold the copy to.
  const isWhole =
    day > addDays(eventsKept, 1) && (progress.eventsFrom === null || day > addDays(progress.eventsFrom, 1));
  return { progress, visits, events: isWhole ? await countEventsOfDay(databaseSource(trx, websiteId), day) : null };
}

interface Verified extends Pick<ReadDay, 'events'> {
  readonly websiteId: string;
  readonly sent: SentDay;
  readonly progress: CopyProgress;
}

/** @throws SinkFault where ClickHouse has not what was sent. */
async function verifyDay(store: InsightStore, { websiteId, sent, progress, events }: Verified): Promise<void> {
  const { day, pack, visits } = sent;
  const source = storeSource(store, { websiteId, copy: progress.copy, packs: [pack] });
  const there = await countSent(source, { from: day, to: day });
  if (there.get(pack) !== visits) throw new SinkFault(`of ${visits} visits of ${day} it has ${there.get(pack) ?? 0}`);
  if (events === null) return;
  const found = await countEventsOfDay(source, day);
  if (found !== events) throw new SinkFault(`of ${events} events of ${day} it has ${found}`);
}
