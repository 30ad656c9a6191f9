import { sql } from 'kysely';

/** Rows as one parameter of a statement, for `jsonb_to_recordset`. A cut pair of UTF-16 is no text for a database. */
export function wideRows(rows: readonly object[]) {
  const plain = (_: string, value: unknown) => {
    if (typeof value === 'bigint') return `${value}`;
    return typeof value === 'string' ? value.replace(/\p{Surrogate}/gu, '\ufffd') : value;
  };
  return sql`${JSON.stringify(rows, plain)}::jsonb`;
}
