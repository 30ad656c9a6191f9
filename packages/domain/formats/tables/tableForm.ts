import type { Separator, Table, TableRecord } from './readTable.ts';

/** The column of a file from which each field is taken, by its name of `columnNames`. */
export type ColumnMapping = Readonly<Record<string, string>>;

/** What a column of a table may hold. */
export interface TableField {
  readonly field: string;
  readonly isRequired?: boolean;
  /** Cells whose way of writing differs between countries. */
  readonly reads?: 'amount' | 'date';
  /** What its column is called elsewhere, as `plainTitle` has it; the surest first. */
  readonly names: readonly (string | RegExp)[];
}

/** Tables of one kind of thing. */
export interface TableForm {
  readonly fields: readonly TableField[];
  /** A first row with such a cell names no columns. */
  readonly isValue?: (cell: string) => boolean;
  /** The fields of columns that no title explains, by the cells of the first row. */
  readonly byPlace?: (cells: readonly string[]) => readonly (string | null)[];
}

/** A table, asked by what its columns hold. */
export interface MappedTable {
  readonly separator: Separator;
  /** Each with a name of its own. */
  readonly columns: readonly string[];
  readonly mapping: ColumnMapping;
  readonly rows: readonly TableRecord[];
  readonly has: (field: string) => boolean;
  /** The title of its column; '' where the file has none. */
  readonly titleOf: (field: string) => string;
  readonly cell: (record: TableRecord, field: string) => string;
}

/** As titles are compared. */
export function plainTitle(title: string): string {
  return title
    .normalize()
    .trim()
    .toLowerCase()
    .replace(/[_\s-]+/g, ' ');
}

/** Titles by which columns are told apart: `Note`, `Note (2)`, `#3` for one without a title. */
export function columnNames(titles: readonly string[]): readonly string[] {
  const names = new Set<string>();
  // How often a title came so far: a header may repeat one ten thousand times.
  const counts = new Map<string, number>();
  for (const [index, title] of titles.entries()) {
    const plain = title.trim().slice(0, LONGEST) || `#${index + 1}`;
    let name = plain;
    let count = counts.get(plain) ?? 1;
    for (; names.has(name); name = `${plain} (${count})`) count += 1;
    counts.set(plain, count);
    names.add(name);
  }
  return [...names];
}

const LONGEST = 200;

/** A table whose columns are known: by a mapping that somebody chose, else guessed. */
export function mapTable(
  { records, separator }: Pick<Table, 'records' | 'separator'>,
  form: TableForm,
  chosen?: ColumnMapping,
): MappedTable {
  // Rows may go on behind the last title.
  const width = records.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const first = Array.from({ length: width }, (_, place) => records[0]?.cells[place] ?? '');
  const isNamed = form.isValue === undefined || !first.some(form.isValue);
  const columns = columnNames(isNamed ? first : first.map(() => ''));
  const mapping = chosen === undefined ? guessColumns(form, columns, first) : knownColumns(form, columns, chosen);
  const places = new Map(Object.entries(mapping).map(([field, column]) => [field, columns.indexOf(column)]));
  return {
    ...{ separator, columns, mapping, rows: isNamed ? records.slice(1) : records },
    has: (field) => places.has(field),
    titleOf: (field) => (isNamed ? (first[places.get(field) ?? -1]?.trim() ?? '') : ''),
    cell: ({ cells }, field) => (cells[places.get(field) ?? -1] ?? '').trim(),
  };
}

/** Each column for one field: the first one that its title fits, the surest title of a field first. */
function guessColumns(form: TableForm, columns: readonly string[], first: readonly string[]): ColumnMapping {
  const titles = columns.map(plainTitle);
  const mapping: Record<string, string> = {};
  const taken = new Set<number>();
  const take = (field: string, place: number) => {
    const column = columns[place];
    if (column === undefined || taken.has(place) || Object.hasOwn(mapping, field)) return;
    mapping[field] = column;
    taken.add(place);
  };
  const placeOf = (name: string | RegExp) =>
    titles.findIndex(
      (title, place) => !taken.has(place) && (typeof name === 'string' ? title === name : name.test(title)),
    );
  for (const { field, names } of form.fields) {
    const place = names.map(placeOf).find((each) => each >= 0);
    if (place !== undefined) take(field, place);
  }
  for (const [place, field] of (form.byPlace?.(first) ?? []).entries()) if (field !== null) take(field, place);
  return mapping;
}

/** What of a chosen mapping this table has. */
function knownColumns(form: TableForm, columns: readonly string[], chosen: ColumnMapping): ColumnMapping {
  const fields = form.fields.flatMap(({ field }) => {
    const column = Object.hasOwn(chosen, field) ? chosen[field] : undefined;
    return column === undefined || !columns.includes(column) ? [] : [[field, column] as const];
  });
  return Object.fromEntries(fields);
}

/** Fields without which such a table says nothing, and that no column has. */
export function missingFields({ fields }: TableForm, mapping: ColumnMapping): readonly string[] {
  return fields.flatMap(({ field, isRequired = false }) =>
    isRequired && !Object.hasOwn(mapping, field) ? [field] : [],
  );
}

/** What is written in the cells of these fields. */
export function cellsOf({ rows, cell }: MappedTable, form: TableForm, kind: TableField['reads']): readonly string[] {
  const wanted = form.fields.filter(({ reads }) => reads === kind);
  return rows.flatMap((row) => wanted.map(({ field }) => cell(row, field))).filter((text) => text !== '');
}
