export type TotalRowKey = 'subtotal' | 'discount' | 'shipping' | 'tax' | 'total';

export interface TotalRow {
  readonly key: TotalRowKey;
  readonly label: string;
  readonly note: string;
  readonly text: string;
}

const KEYS: readonly TotalRowKey[] = ['subtotal', 'discount', 'shipping', 'tax', 'total'];

/** The rows of the first `quoin-totals` in some served markup. */
export function readTotalRows(markup: ParentNode): readonly TotalRow[] {
  const list = markup.querySelector('.totals');
  return [...(list?.querySelectorAll('.totals__row') ?? [])].flatMap((row) => readRow(row));
}

function readRow(row: Element): TotalRow[] {
  const key = KEYS.find((known) => row.classList.contains(`totals__row--${known}`));
  const term = row.querySelector('dt');
  if (key === undefined || term === null) return [];
  const note = term.querySelector('.totals__note')?.textContent?.trim() ?? '';
  const label = term.firstChild?.textContent?.trim() ?? '';
  return [{ key, label, note, text: row.querySelector('dd')?.textContent?.trim() ?? '' }];
}
