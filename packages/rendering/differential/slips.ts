import { COMMERCE_SLIPS } from './slips/commerce.ts';
import { DATES_SLIPS } from './slips/dates.ts';
import { LANGUAGE_SLIPS } from './slips/language.ts';
import { MARKUP_SLIPS } from './slips/markup.ts';
import type { Slip } from './slips/slip.ts';
import { TEXT_SLIPS } from './slips/text.ts';

export type { Slip };

/** All of them. A later one is corrected around the earlier ones: where two mend the same formatter, their order counts. */
export const SLIPS: readonly Slip[] = [
  ...LANGUAGE_SLIPS,
  ...MARKUP_SLIPS,
  ...DATES_SLIPS,
  ...COMMERCE_SLIPS,
  ...TEXT_SLIPS,
];
