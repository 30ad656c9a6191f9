/** One page of a longer list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** The last row when more follow, to go on from; else null. */
  readonly last: Row | null;
}

/** Cuts the one row that was asked for beyond the page and only says whether there is more. */
export function pageOf<Row>(rows: readonly Row[], size: number): ListPage<Row> {
  const shown = rows.slice(0, size);
  return { rows: shown, last: rows.length > size ? (shown.at(-1) ?? null) : null };
}
