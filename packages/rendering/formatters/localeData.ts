/** Options of every number; digit counts are 0 to 50 (TPL-05). */
export interface NumberOptions {
  group?: boolean;
  round?: 'up' | 'down' | 'ceiling' | 'floor' | 'half-up' | 'half-down' | 'half-even';
  minimumIntegerDigits?: number;
  maximumFractionDigits?: number;
  minimumFractionDigits?: number;
  maximumSignificantDigits?: number;
  minimumSignificantDigits?: number;
}

export interface DecimalOptions extends NumberOptions {
  style?: 'decimal' | 'short' | 'long' | 'scientific' | 'percent' | 'percent-scaled' | 'permille' | 'permille-scaled';
}

export interface MoneyOptions extends NumberOptions {
  style?: 'symbol' | 'accounting' | 'code' | 'name' | 'short';
  symbolWidth?: 'default' | 'narrow';
}

export type FormatWidth = 'short' | 'medium' | 'long' | 'full';
export type TextPlace = 'middle-of-text' | 'begin-sentence' | 'standalone' | 'ui-list-or-menu';
export type CalendarName = 'gregory' | 'buddhist' | 'iso8601' | 'persian' | 'japanese';

export interface DatetimeOptions {
  datetime?: FormatWidth;
  date?: FormatWidth;
  time?: FormatWidth;
  wrap?: FormatWidth;
  /** Fields to show, for instance `yMMMd`; the locale orders them. */
  skeleton?: string;
  ca?: CalendarName;
  context?: TextPlace;
}

export interface IntervalOptions {
  skeleton?: string;
  date?: string;
  time?: string;
  ca?: CalendarName;
  context?: TextPlace;
}

export interface RelativeTimeOptions extends NumberOptions {
  field?: 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute' | 'second' | 'millis';
  width?: 'short' | 'narrow' | 'wide';
  dayOfWeek?: boolean;
  numericOnly?: boolean;
  alwaysNow?: boolean;
  allowWeeks?: boolean;
  ca?: CalendarName;
  context?: TextPlace;
}

/** What a message's tags refer to; a named argument also has a position. */
export interface MessageArguments {
  readonly positional: readonly unknown[];
  readonly named: ReadonlyMap<string, unknown>;
  /** IANA zone of dates; asked for only when the message has one. */
  readonly zone: () => string;
}

/**
 * How one locale writes things. Moments are epoch milliseconds, zones IANA names, numbers decimal text. Options are
 * compared by identity: parse them once, formats are kept per object. Nothing throws: '' for what cannot be written.
 */
export interface LocaleFormats {
  /** Currency of the locale's region. */
  readonly currency: string;
  /** undefined for what is no number. */
  decimal(number: string, options: DecimalOptions): string | undefined;
  /** undefined for what is no number. */
  money(amount: string, currency: string, options: MoneyOptions): string | undefined;
  datetime(moment: number, zone: string, options: DatetimeOptions): string;
  interval(start: number, end: number, zone: string, options: IntervalOptions): string;
  relativeTime(start: number, end: number, options: RelativeTimeOptions): string;
  message(pattern: string, args: MessageArguments): string;
}

/** Where formatters ask for a locale's formats; `@quoin/rendering/locales` makes one. */
export interface LocaleData {
  /** undefined for a locale nothing is known about. May load the language on its first call. */
  formatsOf(locale: string): LocaleFormats | undefined;
}

export const NO_LOCALE_DATA: LocaleData = { formatsOf: () => undefined };
