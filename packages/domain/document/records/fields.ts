import type { Json, JsonRecord } from './json.ts';
import { isJsonRecord } from './json.ts';

/** Reading records leniently: what is missing or of another kind is its fallback, so that an old record is still a record. */
export function textIn(record: JsonRecord, name: string, fallback = ''): string {
  const value = valueIn(record, name);
  return typeof value === 'string' ? value : fallback;
}

export function flagIn(record: JsonRecord, name: string, fallback = false): boolean {
  const value = valueIn(record, name);
  return typeof value === 'boolean' ? value : fallback;
}

export function numberIn(record: JsonRecord, name: string, fallback = 0): number {
  const value = valueIn(record, name);
  return typeof value === 'number' && Number.isFinite(value) ? value : fallback;
}

export function recordIn(record: JsonRecord, name: string): JsonRecord {
  const value = valueIn(record, name);
  return isJsonRecord(value) ? value : {};
}

/** The records of a list. */
export function recordsIn(record: JsonRecord, name: string): readonly JsonRecord[] {
  const value = valueIn(record, name);
  return Array.isArray(value) ? value.filter(isJsonRecord) : [];
}

function valueIn(record: JsonRecord, name: string): Json | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
