/** One column that a dialect knows, with the names it goes by. */
export interface DialectField {
  readonly field: string;
  readonly isRequired: boolean;
  readonly aliases: readonly string[];
}

export function knownColumn(field: string, aliases: readonly string[], isRequired = false): DialectField {
  return { field, isRequired, aliases };
}
