import type { BlockValue, tourDatesDefinition } from '@quoin/domain/blocks';
import { dayInZone, formatDay } from '@quoin/domain/formats';
import type { PageContent } from '../../page/content/pageContent.ts';
import { escapeHtml } from '../../page/escape.ts';
import { type QueryRequest, queryRequest } from '../../page/requests.ts';
import { type BlockContext, blockKind } from '../block.ts';
import { safeAddress } from '../link.ts';
import { wordsOf } from '../texts.ts';

type Value = BlockValue<typeof tourDatesDefinition>;

interface Show {
  /** `2026-11-21`. */
  readonly day: string;
  /** As people read it. */
  readonly date: string;
  readonly venue: string;
  readonly city: string;
  readonly link: string;
  readonly note: string;
  readonly isOver: boolean;
}

export const tourDatesBlock = blockKind<Value>({
  type: 'tourdates',
  needs: (value, page) => {
    const request = requestOf(value, page);
    return request === null ? [] : [request];
  },
  render(value, context) {
    const shows = showsOf(value, context);
    if (shows.length === 0) return '';
    const own = context.apply('tourdates', { items: shows.map(escaped), shows: shows.map(escaped) });
    return own ?? listHtml(shows, context);
  },
});

/** Dates written into the block come before those of a page of events. */
function showsOf(value: Value, context: BlockContext): readonly Show[] {
  const { site } = context.page.frame;
  const today = dayInZone(context.now, site.timeZone);
  const written = value.dates.filter(({ date }) => /^\d{4}-\d\d-\d\d$/.test(date));
  const shows =
    written.length > 0 ? written.map((each) => writtenShow(each, today, site.language)) : eventShows(value, context);
  const sorted = [...shows].sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  return sorted.filter(({ isOver }) => value.showsPast || !isOver).slice(0, value.limit);
}

function writtenShow({ date: day, link, ...rest }: Value['dates'][number], today: string, language: string): Show {
  return { ...rest, day, date: formatDay(day, language), link: safeAddress(link), isOver: day < today };
}

function requestOf({ collection, limit }: Value, page: PageContent): QueryRequest | null {
  const found = page.frame.collections.find(({ id, isEnabled }) => id === collection && isEnabled);
  return found === undefined ? null : queryRequest({ collection: found.urlId, limit: String(limit) });
}

interface EventItem {
  readonly title: string;
  readonly fullUrl: string;
  readonly startDate?: number;
  readonly location?: { readonly addressLine2?: string; readonly addressTitle?: string };
}

/** What a page of events has ahead; texts of answers are escaped already, so they are taken back to what they are. */
function eventShows(value: Value, context: BlockContext): readonly Show[] {
  const request = requestOf(value, context.page);
  const answer =
    request === null ? null : (context.answer(request) as { readonly items?: readonly EventItem[] } | null);
  const { timeZone, language } = context.page.frame.site;
  return (answer?.items ?? []).flatMap((item) => {
    if (item.startDate === undefined) return [];
    const day = dayInZone(item.startDate, timeZone);
    const { addressTitle = '', addressLine2 = '' } = item.location ?? {};
    const places = {
      venue: plain(item.title),
      city: [addressTitle, addressLine2].filter(Boolean).map(plain).join(', '),
    };
    return [{ ...places, day, date: formatDay(day, language), link: item.fullUrl, note: '', isOver: false }];
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

function plain(html: string): string {
  return html.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}

function escaped({ date, venue, city, link, note, day, isOver }: Show) {
  return {
    ...{ day, isOver, date: escapeHtml(date), venue: escapeHtml(venue), city: escapeHtml(city) },
    ...{ url: escapeHtml(link), note: escapeHtml(note) },
  };
}

function listHtml(shows: readonly Show[], context: BlockContext): string {
  const words = wordsOf(context);
  const rows = shows.map(({ day, date, venue, city, link, note, isOver }) => {
    const name = [date, venue, city].filter((part) => part !== '').join(', ');
    const tickets =
      link === '' || isOver
        ? ''
        : `<a class="tour-link" href="${escapeHtml(link)}" aria-label="${escapeHtml(`${words.tickets}: ${name}`)}">${escapeHtml(words.tickets)}</a>`;
    const said = isOver && note === '' ? words.isOver : note;
    return [
      `<li class="tour-date${isOver ? ' tour-date--over' : ''}"><time class="tour-day" datetime="${day}">${escapeHtml(date)}</time>`,
      `<span class="tour-venue">${escapeHtml(venue)}</span><span class="tour-city">${escapeHtml(city)}</span>`,
      `<span class="tour-acts">${said === '' ? '' : `<span class="tour-note">${escapeHtml(said)}</span>`}${tickets}</span></li>`,
    ].join('');
  });
  return `<ul class="tour-dates" aria-label="${escapeHtml(words.tourDates)}">${rows.join('')}</ul>`;
}
