import type { ChoiceField, Field, Fields, ValuesOf } from './field.ts';
import { readTable } from './kinds/chartTable.ts';

/** Values for every field: what is stored where it fits, else the default. Never fails: a page with an odd value is still a page. */
export function readValues<All extends Fields>(fields: All, stored: unknown): ValuesOf<All> {
  const given = isRecord(stored) ? stored : {};
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    readValue(field, Object.hasOwn(given, name) ? given[name] : undefined),
  ]);
  return Object.fromEntries(entries) as ValuesOf<All>;
}

/** Only what differs from the fields' own beginnings; null where nothing does, and for what makes no sense. */
export function ownValues<All extends Fields>(fields: All, stored: unknown): Partial<ValuesOf<All>> | null {
  const initials = fields as Readonly<Record<string, { readonly initial?: unknown }>>;
  const all = Object.entries(readValues(fields, stored));
  const own = all.filter(([name, value]) => value !== initials[name]?.initial);
  return own.length === 0 ? null : (Object.fromEntries(own) as Partial<ValuesOf<All>>);
}

function readValue(field: Field, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'html':
      return typeof value === 'string' ? value.slice(0, field.max) : field.initial;
    case 'number':
      return readNumber(field, value);
    case 'color':
      return typeof value === 'string' && isColor(value) ? value : field.initial;
    case 'flag':
      return typeof value === 'boolean' ? value : field.initial;
    case 'choice':
      return readChoice(field, value);
    case 'reference':
      return typeof value === 'string' ? value : '';
    case 'table':
      return readTable(field, value);
    case 'list':
      return Array.isArray(value) ? value.slice(0, field.max).map((each) => readValues(field.each, each)) : [];
  }
}

/** By its name, or by the number that pages of existing sites store. */
function readChoice({ choices, numbers = {}, initial }: ChoiceField<string>, value: unknown): string {
  if (typeof value === 'string' && Object.hasOwn(choices, value)) return value;
  return Object.keys(numbers).find((name) => numbers[name] === value) ?? initial;
}

/** Colours are printed into style attributes: only what can be nothing else. */
function isColor(value: string): boolean {
  return value === '' || /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value);
}

function readNumber(field: { readonly initial: number; readonly min: number; readonly max: number }, value: unknown) {
  if (typeof value !== 'number' || !Number.isFinite(value)) return field.initial;
  return Math.min(field.max, Math.max(field.min, value));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
