import type { Money } from '@quoin/domain/money';
import type { FormatterDefinition } from '@quoin/template';

/**
 * What a package of locale data offers the formatters. Each part may be absent: the core works without it, and the
 * formatters that cannot do without print nothing.
 */
export interface LocaleData {
  /** Money as people of a locale read it; undefined when the locale is unknown. */
  formatMoney?(amount: Money, locale: string | undefined): string | undefined;
  /** Formatters that need locale data: `datetime`, `message`, `relative-time`, … They replace the silent ones. */
  readonly formatters?: readonly FormatterDefinition[];
}

export const NO_LOCALE_DATA: LocaleData = {};
