import { formatTimeSince, movePoint, parseDecimal, timeWords, writeDecimal } from '@quoin/domain/formats';
import { asNumber, asString, type FormatterDefinition, type RenderContext } from '@quoin/template';
import { moneyIn, plainMoney } from '../commerce/price.ts';
import { zoneOf } from '../dates/date.ts';
import { inScope } from '../define.ts';
import type { LocaleData, LocaleFormats } from '../localeData.ts';
import { wordsLanguage } from '../read.ts';
import { parseDatetimeOptions, parseIntervalOptions, parseRelativeTimeOptions } from './dateOptions.ts';
import { formatsIn } from './formatsIn.ts';
import { messageArguments } from './messageArguments.ts';
import { moneyParts } from './moneyParts.ts';
import { parseDecimalOptions, parseMoneyOptions } from './numberOptions.ts';

/** Letters of a message that cost a step. */
const LETTERS_PER_STEP = 64;

type Write = (
  value: unknown,
  formats: LocaleFormats,
  context: RenderContext,
  others: readonly unknown[],
) => string | undefined;

/** Formatters that need locale data; '' without it, and for what they cannot write. */
function localeFormatter(
  name: string,
  locales: LocaleData,
  bind: (pieces: readonly string[]) => Write,
): FormatterDefinition {
  return inScope(name, ({ list }) => {
    const write = bind(list);
    return (value, context, others) => {
      const formats = formatsIn(context, locales);
      return (formats && write(value, formats, context, others)) ?? '';
    };
  });
}

const bindDecimal = (pieces: readonly string[]): Write => {
  const options = parseDecimalOptions(pieces);
  return (value, formats) => formats.decimal(asString(value), options);
};

const bindDatetime = (pieces: readonly string[]): Write => {
  const options = parseDatetimeOptions(pieces);
  return (value, formats, context) => formats.datetime(asNumber(value), zoneOf(context), options);
};

const bindInterval = (pieces: readonly string[]): Write => {
  const options = parseIntervalOptions(pieces);
  return (value, formats, context, others) =>
    others.length === 0 ? '' : formats.interval(asNumber(value), asNumber(others[0]), zoneOf(context), options);
};

/** From now to the value, or from the first variable to the second. */
const bindRelativeTime = (pieces: readonly string[]): Write => {
  const options = parseRelativeTimeOptions(pieces);
  return (value, formats, context, others) =>
    others.length === 0
      ? formats.relativeTime(context.now, asNumber(value), options)
      : formats.relativeTime(asNumber(value), asNumber(others[0]), options);
};

const bindMessage = (pieces: readonly string[]): Write => {
  const argumentsIn = messageArguments(pieces);
  return (value, formats, context) => {
    const pattern = asString(value);
    const canGoOn = context.spend(Math.ceil(pattern.length / LETTERS_PER_STEP));
    return canGoOn ? formats.message(pattern, argumentsIn(context)) : '';
  };
};

const CENTS = 2;
const NO_OPTIONS = parseMoneyOptions([]);

/** Cents in the currency of the locale's region; what is no number counts as nothing. */
const bindBookkeeper = (): Write => (value, formats) => {
  const cents = parseDecimal(asString(value));
  const amount = cents === undefined ? '0' : writeDecimal(movePoint(cents, -CENTS));
  return formats.money(amount, formats.currency, NO_OPTIONS);
};

/** `money`; without locale data the way domain writes it. */
function money(locales: LocaleData): FormatterDefinition {
  return inScope('money', ({ list }) => {
    const options = parseMoneyOptions(list);
    return (value, context) => {
      const parts = moneyParts(value);
      if (parts === undefined || context.locale === undefined) return '';
      const [amount, currency] = [asString(parts.amount), asString(parts.currency)];
      const formats = formatsIn(context, locales);
      if (formats !== undefined) return moneyIn(formats, { amount, currency }, options) ?? '';
      return parseDecimal(amount) === undefined ? '' : plainMoney({ amount, currency });
    };
  });
}

/** `timesince`: the sentence needs no data, only that the page has a language at all (TPL-09, DISP-08). */
const timesince = inScope('timesince', () => (value, context) => {
  const moment = asNumber(value);
  const language = wordsLanguage(context);
  if (context.locale === undefined || !Number.isFinite(moment)) return timeWords(language).invalidDate;
  return `<span class="timesince" data-date="${moment}">${formatTimeSince(moment, context.now, language)}</span>`;
});

export function localeFormatters(locales: LocaleData): readonly FormatterDefinition[] {
  return [
    localeFormatter('bookkeeper-money-format', locales, bindBookkeeper),
    localeFormatter('datetime', locales, bindDatetime),
    localeFormatter('datetime-interval', locales, bindInterval),
    localeFormatter('decimal', locales, bindDecimal),
    localeFormatter('message', locales, bindMessage),
    localeFormatter('plural', locales, bindMessage),
    localeFormatter('relative-time', locales, bindRelativeTime),
    money(locales),
    timesince,
  ];
}
