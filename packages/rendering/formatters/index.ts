import type { FormatterDefinition, FormatterTable } from '@quoin/template';
import { APPLY_FORMATTERS } from './apply.ts';
import { COLOR_FORMATTERS } from './colors.ts';
import { COMMENT_FORMATTERS } from './comments.ts';
import { commerceFormatters } from './commerce/commerce.ts';
import { CONTENT_FORMATTERS } from './content.ts';
import { dateFormatters } from './dates/date.ts';
import { createZoneOffset, type ZoneOffset } from './dates/zone.ts';
import { ENCODING_FORMATTERS } from './encoding.ts';
import { FORM_FORMATTERS } from './forms.ts';
import { IMAGE_FORMATTERS } from './image.ts';
import { JSON_FORMATTERS } from './json.ts';
import { localeFormatters } from './locale/locale.ts';
import { type LocaleData, NO_LOCALE_DATA } from './localeData.ts';
import { NUMBER_FORMATTERS } from './numbers.ts';
import { SOCIAL_FORMATTERS } from './social.ts';
import { STRUCTURE_FORMATTERS } from './structure.ts';
import { TEXT_FORMATTERS } from './text.ts';

export { createZoneOffset, type ZoneOffset } from './dates/zone.ts';

export {
  parseDatetimeOptions,
  parseIntervalOptions,
} from './locale/dateOptions.ts';
export { moneyParts } from './locale/moneyParts.ts';
export { parseDecimalOptions, parseMoneyOptions } from './locale/numberOptions.ts';
export {
  type DatetimeOptions,
  type DecimalOptions,
  type IntervalOptions,
  type LocaleData,
  type LocaleFormats,
  type MessageArguments,
  type MoneyOptions,
  NO_LOCALE_DATA,
} from './localeData.ts';

export interface FormatterOptions {
  /** Locale data beyond what domain knows; without it the locale-dependent formatters print nothing. */
  readonly locales?: LocaleData;
  /** Offsets of time zones; read from Intl unless given. */
  readonly zoneOffset?: ZoneOffset;
  /** Formatters of the caller, for instance those that print widgets; they win over built-in ones of the same name. */
  readonly extra?: readonly FormatterDefinition[];
}

/** All formatters, by name. Build the table once and share it: it keeps number and zone formats. */
export function coreFormatters(options: FormatterOptions = {}): FormatterTable {
  const locales = options.locales ?? NO_LOCALE_DATA;
  const families: readonly (readonly FormatterDefinition[])[] = [
    APPLY_FORMATTERS,
    TEXT_FORMATTERS,
    ENCODING_FORMATTERS,
    JSON_FORMATTERS,
    NUMBER_FORMATTERS,
    STRUCTURE_FORMATTERS,
    dateFormatters(options.zoneOffset ?? createZoneOffset()),
    IMAGE_FORMATTERS,
    COLOR_FORMATTERS,
    CONTENT_FORMATTERS,
    commerceFormatters(locales),
    localeFormatters(locales),
    COMMENT_FORMATTERS,
    SOCIAL_FORMATTERS,
    FORM_FORMATTERS,
    options.extra ?? [],
  ];
  return new Map(families.flat().map((definition) => [definition.name, definition]));
}
