import { foldText } from '@quoin/domain/formats';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** An ILIKE pattern that finds the text anywhere, whatever signs it contains. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Accents of Latin, Greek and Cyrillic, and what nobody sees, as `foldText` leaves them out. */
const LEFT_OUT = '[\u0300-\u036f\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]';

/**
 * The text stands in the column, both compared as `foldText` does: whatever the width, case, accents and composition of letters.
 * A sigma at the end of a word is one like any other.
 */
export function isWithin(column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const plain = sql`regexp_replace(normalize(${column}, NFKD), ${sql.lit(LEFT_OUT)}, '', 'g')`;
  return sql<SqlBool>`normalize(translate(lower(${plain}), 'ıς', 'iσ'), NFC) LIKE ${containing(foldText(text).replaceAll('ς', 'σ'))}`;
}
