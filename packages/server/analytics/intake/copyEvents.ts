import type { Deps } from '../../deps.ts';
import type { EventSink, SinkEvent } from '../../platform/gateways/eventSink/eventSink.ts';
import { beginCopy, loadCopyProgress, saveCopiedSeq } from '../storage/copyProgress.ts';
import { type KeyedEvent, lastSettledEvent, listKeyedStretch } from '../storage/siteEvents.ts';

const AT_ONCE = 1_000;

export interface CopyTarget {
  readonly sink: EventSink;
  /** The mark of the place behind it; '' where it has none. */
  readonly to: string;
}

/**
 * Copies what the sink does not have yet, from a mark in the database: at least once. A sink that fails stops only this; its
 * events stay for as long as the site keeps events, and go with the next try.
 */
export async function copySiteEvents(
  { db }: Pick<Deps, 'db'>,
  { sink, to }: CopyTarget,
  websiteId: string,
): Promise<void> {
  const upTo = await db.inSite({ websiteId }, async (trx) => {
    await beginCopy(trx, websiteId, to);
    return lastSettledEvent(trx, websiteId);
  });
  for (;;) {
    const { after, copy, events } = await db.inSite({ websiteId }, async (trx) => {
      const { copiedSeq, copy: own } = await loadCopyProgress(trx, websiteId);
      const stretch = { after: copiedSeq, upTo, limit: AT_ONCE };
      return { after: copiedSeq, copy: own, events: await listKeyedStretch(trx, websiteId, stretch) };
    });
    const last = events.at(-1);
    if (last === undefined) return;
    const token = `${websiteId}:${copy}:${after}-${last.seq}`;
    await sink.send({ token, events: events.map((event) => sinkEvent(websiteId, copy, event)) });
    await db.inSite({ websiteId }, (trx) => saveCopiedSeq(trx, websiteId, { copy, seq: last.seq }));
  }
}

function sinkEvent(websiteId: string, copy: string, event: KeyedEvent): SinkEvent {
  const { name, path, title, source, medium, campaign, channel, language, country, device, browser, screen } = event;
  const { query, form, results, pieces, isEmpty } = event;
  const at = event.at.toISOString();
  return {
    ...{ website_id: websiteId, event_id: event.id, at, name, path, title },
    ...{ copy, seq: String(event.seq), day: at.slice(0, 10), at_ms: event.at.getTime() },
    ...{ visitor_id: event.visitorId, visit_id: event.visitId, is_new_visitor: event.isNewVisitor },
    ...{ is_landing: event.isLanding, page_type: event.pageType, collection_id: event.collectionId },
    ...{ item_id: event.itemId, referrer_host: event.referrerHost, source, medium, campaign, channel },
    ...{ language, country, time_zone: event.timeZone, device, browser, screen, is_bot: event.isBot },
    ...{ data: JSON.stringify(event.data), query, form, results, pieces, is_empty: isEmpty },
  };
}
