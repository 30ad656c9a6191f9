import type {
  CalendarName,
  DatetimeOptions,
  FormatWidth,
  IntervalOptions,
  RelativeTimeOptions,
  TextPlace,
} from '../localeData.ts';
import { readNumberOption } from './numberOptions.ts';
import { oneOf, optionParser } from './options.ts';

const WIDTHS: readonly FormatWidth[] = ['short', 'medium', 'long', 'full'];
const PLACES: readonly TextPlace[] = ['middle-of-text', 'begin-sentence', 'standalone', 'ui-list-or-menu'];
const CALENDARS: readonly CalendarName[] = ['gregory', 'buddhist', 'iso8601', 'persian', 'japanese'];
const FIELDS = ['year', 'month', 'week', 'day', 'hour', 'minute', 'second', 'millis'] as const;
const FIELD_WIDTHS = ['short', 'narrow', 'wide'] as const;
const FLAGS: readonly string[] = ['dayOfWeek', 'numericOnly', 'alwaysNow', 'allowWeeks'];

function calendarOf(value: string): CalendarName | undefined {
  return value === 'gregorian' ? 'gregory' : oneOf(CALENDARS, value);
}

function addSkeleton(options: DatetimeOptions, fields: string): void {
  options.skeleton = (options.skeleton ?? '') + fields;
}

/** Bare `date` and `time` are short, a bare width is for both; any other bare word is fields to show. */
function readBareWord(word: string, options: DatetimeOptions): void {
  if (word === 'date' || word === 'time') options[word] = 'short';
  else {
    const width = oneOf(WIDTHS, word);
    if (width === undefined) addSkeleton(options, word);
    else options.datetime = width;
  }
}

/** Options of `datetime`. */
export const parseDatetimeOptions = optionParser<DatetimeOptions>(
  (name, value, options) => {
    if (value === '') readBareWord(name, options);
    else if (name === 'calendar') options.ca = calendarOf(value) ?? 'gregory';
    else if (name === 'context') options.context = oneOf(PLACES, value) ?? options.context;
    else if (name === 'skeleton') options.skeleton = value;
    else if (name === 'date' || name === 'time' || name === 'datetime') {
      const width = oneOf(WIDTHS, value);
      if (width === undefined) addSkeleton(options, value);
      else options[name] = width;
    } else if (name === 'wrap' || name === 'wrapper' || name === 'wrapped') {
      options.wrap = oneOf(WIDTHS, value) ?? options.wrap;
    }
  },
  { ca: 'gregory' },
);

/** Words that say something only with a value. */
const NEED_VALUE: readonly string[] = ['', 'context', 'skeleton', 'date', 'time'];

/** Options of `datetime-interval`. */
export const parseIntervalOptions = optionParser<IntervalOptions>(
  (name, value, options) => {
    if (value === '') options.skeleton = NEED_VALUE.includes(name) ? options.skeleton : name;
    else if (name === 'context') options.context = oneOf(PLACES, value) ?? options.context;
    else if (name === 'skeleton' || name === 'date' || name === 'time') options[name] = value;
  },
  { ca: 'gregory' },
);

/** Options of `relative-time`. */
export const parseRelativeTimeOptions = optionParser<RelativeTimeOptions>(
  (name, value, options) => {
    if (name === 'context') options.context = oneOf(PLACES, value) ?? options.context;
    else if (name === 'field') options.field = oneOf(FIELDS, value) ?? options.field;
    else if (name === 'width') options.width = oneOf(FIELD_WIDTHS, value) ?? options.width;
    else if (FLAGS.includes(name)) options[name as 'dayOfWeek'] = value === 'true';
    else readNumberOption(name, value, options);
  },
  { ca: 'gregory' },
);
