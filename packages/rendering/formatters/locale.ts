import { formatMoney } from '@quoin/domain/money';
import { type FormatterDefinition, isRecord, member } from '@quoin/template';
import { moneyOf } from './commerce/productItem.ts';
import { inScope, plain } from './define.ts';
import type { LocaleData } from './localeData.ts';

/** Known names which print nothing until locale data brings them; unknown they would leave their tag in the page. */
const SILENT = [
  'bookkeeper-money-format',
  'datetime',
  'datetime-interval',
  'decimal',
  'message',
  'plural',
  'relative-time',
];

/** `money`: `{value, currency}` or `{decimalValue, currencyCode}` as people read it; '' without a locale. */
function money(locales: LocaleData): FormatterDefinition {
  return inScope('money', () => (value, context) => {
    if (context.locale === undefined || !isRecord(value)) return '';
    const amount = moneyOf({
      value: member(value, 'decimalValue') ?? member(value, 'value'),
      currency: member(value, 'currencyCode') ?? member(value, 'currency'),
    });
    return locales.formatMoney?.(amount, context.locale) ?? formatMoney(amount);
  });
}

/** `timesince`: a sentence for what is no moment, and without a locale (TPL-09); the span itself needs locale data. */
const timesince = inScope(
  'timesince',
  () => (value, context) => (typeof value === 'number' && context.locale !== undefined ? '' : 'Invalid date.'),
);

export function localeFormatters(locales: LocaleData): readonly FormatterDefinition[] {
  return [...SILENT.map((name) => plain(name, () => '')), money(locales), timesince, ...(locales.formatters ?? [])];
}
