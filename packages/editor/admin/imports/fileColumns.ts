/** Field → column of the file. */
export type FileMapping = Readonly<Record<string, string>>;

/** The columns of a file, and what they may hold. */
export interface FileColumns {
  readonly header: readonly string[];
  /** Of each column some values. */
  readonly samples: readonly (readonly string[])[];
  readonly fields: readonly { readonly field: string; readonly text: string; readonly isRequired: boolean }[];
}

/** What a server took the columns for. */
export function mappingOf(fields: readonly { readonly field: string; readonly column: string | null }[]): FileMapping {
  return Object.fromEntries(fields.flatMap(({ field, column }) => (column === null ? [] : [[field, column]])));
}

/** A column holds one thing, and a thing stands in one column: what either had before is given up. */
export function withColumn(mapping: FileMapping, column: string, field: string | null): FileMapping {
  const others = Object.entries(mapping).filter(([other, held]) => held !== column && other !== field);
  return Object.fromEntries(field === null ? others : [...others, [field, column]]);
}

/** Names of the fields that the file must have and no column was chosen for. */
export function missingNames({ fields }: FileColumns, mapping: FileMapping): readonly string[] {
  return fields.flatMap(({ field, text, isRequired }) => (isRequired && mapping[field] === undefined ? [text] : []));
}
