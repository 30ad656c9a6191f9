/** Values of JSON that came from elsewhere: whatever is not what was expected is as if it were not there. */
export type JsonThing = Readonly<Record<string, unknown>>;

export function isThing(value: unknown): value is JsonThing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function thingsIn(value: unknown): readonly JsonThing[] {
  return Array.isArray(value) ? value.filter(isThing) : [];
}

export function textIn(thing: JsonThing, name: string): string {
  const value = thing[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function parsedThing(text: string): JsonThing | null {
  try {
    const value: unknown = JSON.parse(text);
    return isThing(value) ? value : null;
  } catch {
    return null;
  }
}
