import { type CLDR, getCurrencyForRegion, type RegionIdType } from '@phensley/cldr';
import type {
  DatetimeOptions,
  DecimalOptions,
  IntervalOptions,
  LocaleFormats,
  MoneyOptions,
} from '@quoin/rendering/formatters';
import { decimalOf } from './decimalOf.ts';
import { messageWriter } from './messages.ts';
import { Written } from './written.ts';

/** '' instead of a fault: data of a page is no reason to lose the page. */
function orNothing(write: () => string): string {
  try {
    return write();
  } catch {
    return '';
  }
}

/** The formats of one locale over its data. */
export function cldrFormats(cldr: CLDR): LocaleFormats {
  const formats: LocaleFormats = {
    currency: getCurrencyForRegion(cldr.General.locale().tag.region() as RegionIdType),
    ...numberFormats(cldr),
    ...dateFormats(cldr),
    message: (pattern, args) => orNothing(() => writeMessage(pattern, args)),
  };
  const writeMessage = messageWriter(cldr, () => formats);
  return formats;
}

function numberFormats({ Numbers }: CLDR): Pick<LocaleFormats, 'decimal' | 'money'> {
  const decimals = new Written<DecimalOptions, string>();
  const amounts = new Written<MoneyOptions, string>();
  return {
    decimal: (text, options) =>
      decimals.recall(options, '', text, () => {
        const number = decimalOf(text);
        return number && orNothing(() => Numbers.formatDecimal(number, options));
      }),
    money: (text, currency, options) =>
      amounts.recall(options, currency, text, () => {
        const amount = decimalOf(text);
        return amount && orNothing(() => Numbers.formatCurrency(amount, currency as 'USD', options));
      }),
  };
}

function dateFormats({ Calendars }: CLDR): Pick<LocaleFormats, 'datetime' | 'interval' | 'relativeTime'> {
  const moments = new Written<DatetimeOptions, number>();
  const intervals = new Written<IntervalOptions, string>();
  return {
    datetime(moment, zoneId, options) {
      if (!Number.isFinite(moment)) return '';
      const write = () => orNothing(() => Calendars.formatDate({ date: moment, zoneId }, options));
      return moments.recall(options, zoneId, moment, write) ?? '';
    },
    interval(start, end, zoneId, options) {
      if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
      const [from, to] = [
        { date: start, zoneId },
        { date: end, zoneId },
      ];
      const write = () => orNothing(() => Calendars.formatDateInterval(from, to, options));
      return intervals.recall(options, zoneId, `${start} ${end}`, write) ?? '';
    },
    relativeTime(start, end, options) {
      if (!Number.isFinite(start) || !Number.isFinite(end)) return '';
      return orNothing(() => Calendars.formatRelativeTime(instant(start), instant(end), options));
    },
  };

  function instant(moment: number) {
    return Calendars.toGregorianDate({ date: moment });
  }
}
