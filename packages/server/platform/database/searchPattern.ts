import { foldText } from '@quoin/domain/formats';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** A LIKE pattern that finds the text anywhere, whatever signs it contains. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Accents of Latin, Greek and Cyrillic, and what nobody sees, as `foldText` leaves them out. */
const LEFT_OUT = '[\u0300-\u036f\u00ad\u061c\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]';

/**
 * The text is part of one of the columns, compared as `foldText` does: whatever the width, case, accents and composition of letters.
 * A sigma at the end of a word is one like any other.
 */
export function isWithin(columns: readonly RawBuilder<unknown>[], text: string): RawBuilder<SqlBool> {
  const pattern = containing(foldText(text).replaceAll('ς', 'σ'));
  return sql<SqlBool>`(${sql.join(
    columns.map((column) => sql`${folded(column)} LIKE ${pattern}`),
    sql` OR `,
  )})`;
}

function folded(column: RawBuilder<unknown>): RawBuilder<unknown> {
  const plain = sql`regexp_replace(normalize(${column}, NFKD), ${sql.lit(LEFT_OUT)}, '', 'g')`;
  return sql`normalize(translate(lower(${plain}), 'ıς', 'iσ'), NFC)`;
}
