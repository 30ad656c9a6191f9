import type { Deps } from '../../deps.ts';
import type { EventSink, SinkEvent } from '../../platform/gateways/eventSink/eventSink.ts';
import { loadCopiedSeq, saveCopiedSeq } from '../storage/insightSums.ts';
import { lastSettledEvent, listEventStretch, type StoredEvent } from '../storage/siteEvents.ts';

const AT_ONCE = 1_000;

/**
 * Copies what the sink does not have yet, from a mark in the database: at least once. A sink that fails stops only this; its
 * events stay for as long as the site keeps events, and go with the next try.
 */
export async function copySiteEvents({ db }: Pick<Deps, 'db'>, sink: EventSink, websiteId: string): Promise<void> {
  const upTo = await db.inSite({ websiteId }, (trx) => lastSettledEvent(trx, websiteId));
  for (;;) {
    const { after, events } = await db.inSite({ websiteId }, async (trx) => {
      const copied = await loadCopiedSeq(trx, websiteId);
      const stretch = { after: copied, upTo, limit: AT_ONCE, timeZone: 'UTC' };
      return { after: copied, events: await listEventStretch(trx, websiteId, stretch) };
    });
    const last = events.at(-1);
    if (last === undefined) return;
    const token = `${websiteId}:${after}-${last.seq}`;
    await sink.send({ token, events: events.map((event) => sinkEvent(websiteId, event)) });
    await db.inSite({ websiteId }, (trx) => saveCopiedSeq(trx, websiteId, last.seq));
  }
}

function sinkEvent(websiteId: string, event: StoredEvent): SinkEvent {
  const { name, path, title, source, medium, campaign, channel, language, country, device, browser, screen } = event;
  return {
    ...{ website_id: websiteId, event_id: event.id, at: event.at.toISOString(), name, path, title },
    ...{ visitor_id: event.visitorId, visit_id: event.visitId, is_new_visitor: event.isNewVisitor },
    ...{ is_landing: event.isLanding, page_type: event.pageType, collection_id: event.collectionId },
    ...{
      item_id: event.itemId,
      referrer_host: event.referrerHost,
      source,
      medium,
      campaign,
      channel,
      language,
      country,
    },
    ...{ time_zone: event.timeZone, device, browser, screen, is_bot: event.isBot, data: JSON.stringify(event.data) },
  };
}
