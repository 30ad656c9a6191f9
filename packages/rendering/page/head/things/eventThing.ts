import { zonedText } from '@quoin/domain/formats';
import { imageAddress, OUTSIDE_WIDTH } from '@quoin/domain/media';
import { eventTexts, placeText } from '@quoin/domain/site';
import type { EventContent, ItemContent } from '../../content/itemContent.ts';
import type { PageContent } from '../../content/pageContent.ts';
import type { SiteContent } from '../../content/siteContent.ts';
import { plainText } from '../../escape.ts';
import { SCHEMA, type Thing } from './thing.ts';

/** An event with its time and place; online or not is said only where a place is known. */
export function eventThing(item: ItemContent, event: EventContent, page: PageContent, canonical: string): Thing {
  const { baseUrl, title } = page.frame.site;
  const address = placeText({ ...event.place, title: '' });
  const place = { '@type': 'Place', name: event.place.title || address, ...(address === '' ? {} : { address }) };
  return {
    '@context': SCHEMA,
    '@type': 'Event',
    name: item.title,
    url: canonical,
    ...datesOf(event, page.frame.site),
    eventStatus: `${SCHEMA}/EventScheduled`,
    ...(placeText(event.place) === '' ? {} : { eventAttendanceMode: `${SCHEMA}/OfflineEventAttendanceMode` }),
    description: plainText(item.excerpt || item.body, 5000),
    ...(placeText(event.place) === '' ? {} : { location: place }),
    organizer: { '@type': 'Organization', name: title, url: `${baseUrl}/` },
    ...(item.mainImage ? { image: [baseUrl + imageAddress(item.mainImage, OUTSIDE_WIDTH)] } : {}),
  };
}

/** By the clock of its place: who reads only the hour reads the right one. Whole days are days, and end with the last. */
function datesOf(event: EventContent, site: SiteContent): Thing {
  const zone = event.timeZone || site.timeZone;
  if (!event.isAllDay) return { startDate: zonedText(event.startsAt, zone), endDate: zonedText(event.endsAt, zone) };
  const { firstDay, lastDay } = eventTexts(event, site);
  return { startDate: firstDay, endDate: lastDay };
}
