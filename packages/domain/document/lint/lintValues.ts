import type { Field, Fields } from '@quoin/domain/blocks';
import { recordIn } from '../records/fields.ts';
import { isJsonRecord, type Json, type JsonRecord } from '../records/json.ts';
import { fieldsOf } from '../records/values.ts';

/** Texts and links that a block shows, entries of lists included. */
export function blockValues(block: JsonRecord): {
  readonly html: readonly string[];
  readonly links: readonly string[];
} {
  const [html, links]: [string[], string[]] = [[], []];
  walk(fieldsOf(block) ?? {}, recordIn(block, 'value'), (field, value) => {
    if (typeof value !== 'string' || value === '') return;
    if (field.kind === 'html') html.push(value);
    else if (isLink(field)) links.push(value);
  });
  return { html, links };
}

function isLink(field: Field): boolean {
  return field.kind === 'text' && field.holds === 'link';
}

function walk(fields: Fields, values: JsonRecord, see: (field: Field, value: Json) => void): void {
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined) continue;
    see(field, value);
    if (field.kind === 'list' && Array.isArray(value))
      for (const entry of value) if (isJsonRecord(entry)) walk(field.each, entry, see);
  }
}
