import { ITEMS_BY_MONTH_PATH } from '@quoin/contract/endpoints/site';
import { addToMonth, eventWords, type Month, monthText, parseMonth, weekStartOf } from '@quoin/domain/site';
import { pageLanguage } from '../../../page/language.ts';
import { INVALID_VALUE } from '../../base/attributes.ts';
import { Base } from '../../base/base.ts';
import { type BaseClass, createClass, type YuiObject } from '../../base/classes.ts';
import { type NodeLike, one, requestJson } from '../../kit.ts';
import { type CalendarDay, type CalendarItem, calendarWeeks, monthTitle, weekdayNames } from './calendarPlan.ts';

/** What the page knows of itself: its collection and its clock. */
export interface CalendarPage {
  readonly collectionId: string;
  readonly timeZone: string;
}

/** Where a template has a place for it and does not say which. */
const PLACES = '.sqs-events-collection-calendar, .sqs-event-calendar, #calendar';
const language = (): string => pageLanguage() ?? 'en';

/**
 * `new Y.Squarespace.EventCollectionCalendar({ container, collectionId, month })`: a month of a collection, with a way to
 * the next and the one before. Without options: of the collection of the page, in the template's place for it.
 */
export function eventCollectionCalendar(page: CalendarPage): BaseClass {
  return createClass('eventCollectionCalendar', Base, {
    statics: {
      ATTRS: {
        container: { value: PLACES },
        collectionId: { value: page.collectionId },
        month: { valueFn: (): Month => thisMonth(page.timeZone), setter: monthOf },
        items: { value: [] },
      },
    },
    members: {
      initializer(this: YuiObject) {
        this.after(['itemsChange'], () => draw(this, page));
        this.after('monthChange', () => load(this));
        load(this);
      },
      destructor(this: YuiObject) {
        one(this.get('container') as NodeLike)?.empty();
      },
      render(this: YuiObject, where?: NodeLike) {
        if (where !== undefined) this.set('container', where);
        draw(this, page);
        return this;
      },
      nextMonth(this: YuiObject) {
        return step(this, 1);
      },
      previousMonth(this: YuiObject) {
        return step(this, -1);
      },
    },
  });
}

function step(calendar: YuiObject, months: number): YuiObject {
  return calendar.set('month', addToMonth(calendar.get('month') as Month, months));
}

/** `9-2026`, a date, or the month itself. */
function monthOf(value: unknown): unknown {
  if (typeof value === 'string') return parseMonth(value) ?? INVALID_VALUE;
  return value instanceof Date ? { year: value.getFullYear(), month: value.getMonth() + 1 } : value;
}

function thisMonth(timeZone: string): Month {
  const parts = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric', ...(timeZone && { timeZone }) });
  const part = (type: string): number => Number(parts.formatToParts().find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month') };
}

function load(calendar: YuiObject): void {
  const month = monthText(calendar.get('month') as Month);
  const data = { month, collectionId: calendar.get('collectionId') };
  const take = (items: unknown): void => {
    // Who turns pages quickly gets the month turned to last.
    if (month === monthText(calendar.get('month') as Month)) calendar.set('items', Array.isArray(items) ? items : []);
  };
  requestJson('GET', { url: ITEMS_BY_MONTH_PATH, data, success: take, failure: () => take([]) });
}

function draw(calendar: YuiObject, { timeZone }: CalendarPage): void {
  const place = one(calendar.get('container') as NodeLike)?._node;
  if (!(place instanceof HTMLElement)) return;
  const month = calendar.get('month') as Month;
  const weekStart = weekStartOf(language());
  const items = calendar.get('items') as readonly CalendarItem[];
  const weeks = calendarWeeks(month, items, { language: language(), timeZone, weekStart });
  const words = eventWords(language());
  const held = document.activeElement?.getAttribute('data-step');
  const table = document.createElement('table');
  table.className = 'yui3-calendar-grid';
  table.append(caption(month), head(weekStart), body(weeks));
  place.classList.add('yui3-calendar-content');
  place.replaceChildren(button(calendar, -1, words.previous, '‹'), button(calendar, 1, words.next, '›'), table);
  if (items.length === 0) {
    const none = document.createElement('p');
    none.textContent = words.nothing;
    place.append(none);
  }
  // A visitor who turns pages with a button keeps its focus.
  if (held !== null && held !== undefined) place.querySelector<HTMLElement>(`[data-step="${held}"]`)?.focus();
}

function caption(month: Month): HTMLElement {
  const element = document.createElement('caption');
  element.className = 'yui3-calendar-header-label';
  element.setAttribute('aria-live', 'polite');
  element.textContent = monthTitle(month, language());
  return element;
}

function button(calendar: YuiObject, months: number, label: string, sign: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = months < 0 ? 'yui3-calendarnav-prevmonth' : 'yui3-calendarnav-nextmonth';
  element.dataset.step = String(months);
  element.setAttribute('aria-label', label);
  element.textContent = sign;
  element.addEventListener('click', () => step(calendar, months));
  return element;
}

function head(weekStart: number): HTMLElement {
  const row = document.createElement('tr');
  for (const { short, long } of weekdayNames(language(), weekStart)) {
    const cell = document.createElement('th');
    cell.scope = 'col';
    cell.abbr = long;
    cell.className = 'yui3-calendar-weekday';
    cell.textContent = short;
    row.append(cell);
  }
  const element = document.createElement('thead');
  element.append(row);
  return element;
}

function body(weeks: readonly (readonly CalendarDay[])[]): HTMLElement {
  const element = document.createElement('tbody');
  for (const week of weeks) {
    const row = document.createElement('tr');
    row.append(...week.map(dayCell));
    element.append(row);
  }
  return element;
}

function dayCell({ day, number, isInMonth, items }: CalendarDay): HTMLElement {
  const cell = document.createElement('td');
  cell.dataset.day = day;
  cell.className = isInMonth ? 'yui3-calendar-day' : 'yui3-calendar-day yui3-calendar-othermonth';
  cell.classList.toggle('has-event', items.length > 0);
  const shown = document.createElement('span');
  shown.className = 'marker-daynum';
  shown.textContent = String(number);
  cell.append(shown);
  if (items.length === 0) return cell;
  const list = document.createElement('ul');
  for (const { title, url, time } of items) {
    const entry = document.createElement('li');
    const link = document.createElement('a');
    link.href = url;
    // Titles of page data are escaped as templates print them.
    link.textContent = new DOMParser().parseFromString(title, 'text/html').body.textContent;
    entry.append(link, ...(time === '' ? [] : [` ${time}`]));
    list.append(entry);
  }
  cell.append(list);
  return cell;
}
