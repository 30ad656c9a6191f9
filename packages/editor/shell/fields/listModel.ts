import type { Field, Fields } from '@quoin/domain/blocks';
import { isJsonRecord, type Json, type JsonRecord } from '@quoin/domain/document';
import * as texts from '@quoin/messages/app/listModel';

type ListField = Extract<Field, { readonly kind: 'list' }>;

/** What a field holds before anybody has set it. */
export function initialOf(field: Field): Json {
  if (field.kind === 'reference') return '';
  if (field.kind === 'table') return { columns: [], rows: [] };
  return field.kind === 'list' ? [] : field.initial;
}

/** An entry as a list begins with it. */
export function newEntry({ each }: ListField): JsonRecord {
  return Object.fromEntries(Object.entries(each as Fields).map(([name, field]) => [name, initialOf(field)]));
}

/** The field of an entry that is a picture; null where entries have none. */
export function pictureName({ each }: ListField): string | null {
  const found = Object.entries(each as Fields).find(([, field]) => field.kind === 'reference' && field.to === 'image');
  return found?.[0] ?? null;
}

export function entriesOf(value: Json): readonly JsonRecord[] {
  return Array.isArray(value) ? value.map((entry: Json) => (isJsonRecord(entry) ? entry : {})) : [];
}

/** Entries with one of them at another place, counted without it. */
export function moveEntry<Entry>(entries: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = entries[from];
  if (moved === undefined) return entries;
  const others = entries.filter((_, index) => index !== from);
  const at = Math.min(others.length, Math.max(0, to));
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

export function duplicateEntry<Entry>(entries: readonly Entry[], at: number): readonly Entry[] {
  const entry = entries[at];
  return entry === undefined ? entries : [...entries.slice(0, at + 1), entry, ...entries.slice(at + 1)];
}

const MOST_TITLE = 60;

/** What a closed entry is called by: its first words, else how many it holds, else its number. */
export function entryTitle({ each }: ListField, entry: JsonRecord, index: number): string {
  for (const [name, field] of Object.entries(each as Fields)) {
    const value = entry[name];
    if (typeof value !== 'string' || (field.kind !== 'text' && field.kind !== 'html')) continue;
    const words = (field.kind === 'html' ? value.replace(/<[^>]*>/g, ' ') : value).replace(/\s+/g, ' ').trim();
    if (words !== '') return words.length > MOST_TITLE ? `${words.slice(0, MOST_TITLE - 1)}…` : words;
  }
  return texts.entry(index + 1);
}

/** How full a list is, once it is worth saying; so that nobody finds out by losing work (ED-47). */
export function listRoom(count: number, max: number): string | null {
  const left = max - count;
  if (left <= 0) return texts.thisListIsFull(max);
  return left <= 5 && max > 5 ? texts.ofEntriesAreLeft(left, max) : null;
}
