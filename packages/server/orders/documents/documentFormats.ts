import { figuresOf, type IsoDay } from '@quoin/domain/formats';
import type { DocumentFormats } from '@quoin/domain/orders';
import { mailFormats } from '@quoin/rendering/mail';
import { processLocales } from '../../platform/processLocales.ts';

/** Amounts and days of papers and mails in a language, by the same formatters as the site's templates use. */
export function documentFormats(language: string): DocumentFormats {
  // A day has no zone: read where it begins and ends with itself.
  const formats = mailFormats(processLocales(), { language, timeZone: 'UTC' });
  return {
    money: formats.money,
    day: (day: IsoDay) => formats.day(Date.parse(`${day}T12:00:00Z`)),
    figures: figuresOf(language),
  };
}
