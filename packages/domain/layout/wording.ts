import { inLanguage } from '@quoin/domain/languages';
import { layout } from '@quoin/messages/layout';
import type { Placement } from './placement.ts';

/** What is said of a block's place (ED-15). */
export function layoutWords(language = 'en'): typeof layout.en {
  return inLanguage(layout, language);
}

/** `Row 3, column 5 to 8`: where a block begins and which columns it takes. */
export function spokenPlace(place: Placement, language = 'en'): string {
  const words = layoutWords(language);
  const last = place.column + place.columns - 1;
  const columns = last === place.column ? words.column(last) : words.columns(place.column, last);
  return words.rowAndColumns(words.row(place.row), columns);
}
