/** A value as it is stored: any shape until it is read. */
export type Stored = Readonly<Record<string, unknown>>;

export function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The record within a record; an empty one where there is none. */
export function inside(stored: Stored, name: string): Stored {
  const value = Object.hasOwn(stored, name) ? stored[name] : undefined;
  return isStored(value) ? value : {};
}
