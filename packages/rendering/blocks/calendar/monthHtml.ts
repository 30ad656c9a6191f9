import { addToMonth, eventTexts, eventWords, type Month, monthText, monthWeeks, weekStartOf } from '@quoin/domain/site';
import type { SiteContent } from '../../page/content/siteContent.ts';
import { escapeHtml } from '../../page/escape.ts';
import type { EventsAnswer } from '../../page/requests.ts';

export interface MonthPlace {
  readonly site: Pick<SiteContent, 'language' | 'timeZone'>;
  /** Path of the page it is on. */
  readonly path: string;
  /** Anchor its links lead back to. */
  readonly id: string;
  readonly showTimes: boolean;
}

type Listed = EventsAnswer['events'][number] & { readonly texts: ReturnType<typeof eventTexts> };

/** A month of events: a table, which on phones is a list of the days that have any. */
export function monthHtml(answer: EventsAnswer, place: MonthPlace): string {
  const { month, today } = answer;
  const { language } = place.site;
  const words = eventWords(language);
  const events = answer.events.map((event) => ({ ...event, texts: eventTexts(event, place.site) }));
  const weeks = monthWeeks(month, weekStartOf(language));
  const prefix = `${month.year}-${String(month.month).padStart(2, '0')}`;
  const rows = weeks.map((week) => {
    const cells = week.map((day) =>
      day.startsWith(prefix)
        ? cellHtml(day, eventsOn(day, events), { ...place, today })
        : '<td class="month__none"></td>',
    );
    return `<tr>${cells.join('')}</tr>`;
  });
  const name = dayFormat(language, { month: 'long', year: 'numeric' }).format(Date.parse(`${prefix}-01`));
  const heads = (weeks[0] ?? []).map((day) => {
    const text = (weekday: 'long' | 'short') => escapeHtml(dayFormat(language, { weekday }).format(Date.parse(day)));
    return `<th scope="col" abbr="${text('long')}">${text('short')}</th>`;
  });
  const nothing = events.length === 0 ? `<p class="month__nothing">${words.nothing}</p>` : '';
  return (
    `<div class="month"><div class="month__head"><p class="month__name" id="${escapeHtml(place.id)}-name">${escapeHtml(name)}</p>` +
    `<p class="month__links">${monthLink(month, -1, place)}${monthLink(month, 1, place)}</p></div>` +
    `<table class="month__table" aria-labelledby="${escapeHtml(place.id)}-name"><thead><tr>${heads.join('')}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table>${nothing}</div>`
  );
}

function eventsOn(day: string, events: readonly Listed[]): readonly Listed[] {
  return events.filter(({ texts }) => texts.firstDay <= day && day <= texts.lastDay);
}

function cellHtml(
  day: string,
  events: readonly Listed[],
  { site, today, showTimes }: MonthPlace & { readonly today: string },
): string {
  const long = dayFormat(site.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(Date.parse(day));
  const number = Number(day.slice(8));
  const isToday = day === today;
  const classes = `month__day${events.length > 0 ? ' month__day--events' : ''}${isToday ? ' month__day--today' : ''}`;
  const items = events.map((event) => {
    const time = showTimes && event.texts.firstDay === day ? event.texts.time : '';
    const shown = time === '' ? '' : `<span class="month__time">${escapeHtml(time)}</span> `;
    return `<li><a class="month__event" href="${escapeHtml(event.url)}">${shown}${escapeHtml(event.title)}</a></li>`;
  });
  const list = items.length === 0 ? '' : `<ul class="month__events">${items.join('')}</ul>`;
  return (
    `<td class="${classes}"${isToday ? ' aria-current="date"' : ''}><time class="month__number" datetime="${day}">` +
    `<span aria-hidden="true">${number}</span><span class="month__date">${escapeHtml(long)}</span></time>${list}</td>`
  );
}

function monthLink(month: Month, step: 1 | -1, { path, id, site }: MonthPlace): string {
  const to = addToMonth(month, step);
  const first = Date.UTC(to.year, to.month - 1, 1);
  const name = dayFormat(site.language, { month: 'long', year: 'numeric' }).format(first);
  const words = eventWords(site.language);
  const arrow = step === 1 ? '→' : '←';
  const label = `${step === 1 ? words.next : words.previous}: ${name}`;
  const href = `${encodeURI(path)}?month=${monthText(to)}#${id}`;
  return `<a class="month__link" href="${escapeHtml(href)}" rel="nofollow" aria-label="${escapeHtml(label)}">${arrow}</a>`;
}

/** Days here are dates of a calendar, written as the midnight of UTC. */
function dayFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
}
