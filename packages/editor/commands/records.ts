import { type Block, definitionOf, isBlockType, phonePlaces, readValues } from '@quoin/domain/blocks';
import {
  blockAt,
  blocksOf,
  diffRecord,
  type Edit,
  isFieldSection,
  isJsonRecord,
  type Json,
  type JsonRecord,
  type RecordKey,
  recordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';
import { GRID_COLUMNS, PHONE_COLUMNS, type Placement } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/records';
import type { Device } from '../document/editor.ts';

/** What leads from a record to another state of it; `undefined`: not there. */
export function becoming(records: SiteRecords, key: RecordKey, now: JsonRecord | undefined): readonly Edit[] {
  return diffRecord(key, records.get(key), now);
}

/** A record with one value set, inside records that are made on the way; `undefined` takes it away. */
export function withAt(record: JsonRecord, path: readonly string[], value: Json | undefined): JsonRecord {
  const [name, ...rest] = path;
  if (name === undefined) return isJsonRecord(value) ? value : record;
  const inner = Object.hasOwn(record, name) ? record[name] : undefined;
  const now = rest.length === 0 ? value : withAt(isJsonRecord(inner) ? inner : {}, rest, value);
  const { [name]: _was, ...others } = record;
  return now === undefined ? others : { ...record, [name]: now };
}

export function block(records: SiteRecords, id: string): JsonRecord {
  return records.get(recordKey('block', id)) ?? {};
}

/** Those of some ids that are blocks, with their sections' names. */
export function known(records: SiteRecords, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => records.has(recordKey('block', id)));
}

/** Whether blocks can come into a section: a block field's is made with the first of them. */
export function isSectionThere(records: SiteRecords, id: string): boolean {
  return isFieldSection(id) || records.has(recordKey('section', id));
}

export function sectionOf(records: SiteRecords, id: string): string {
  return textIn(block(records, id), 'section');
}

/** A section's blocks as their page reads them. */
export function blocksIn(records: SiteRecords, section: string): readonly Block[] {
  return blocksOf(records, section).flatMap((id) => blockAt(records, id) ?? []);
}

export function columnsOf(device: Device): number {
  return device === 'phone' ? PHONE_COLUMNS : GRID_COLUMNS;
}

/** Returns the places of a section's blocks on a device. */
export function placesIn(records: SiteRecords, section: string, device: Device): ReadonlyMap<string, Placement> {
  const blocks = blocksIn(records, section);
  return device === 'phone' ? phonePlaces(blocks) : new Map(blocks.map(({ id, place }) => [id, place]));
}

/** As people call a block: its own name, else that of its type. */
export function blockName(records: SiteRecords, id: string): string {
  const record = block(records, id);
  const own = textIn(record, 'name');
  const { type } = record;
  return own || (isBlockType(type) ? (definitionOf(type)?.name ?? type) : texts.block);
}

/** "Text", or "3 blocks". */
export function blocksName(records: SiteRecords, ids: readonly string[]): string {
  return ids.length === 1 ? blockName(records, ids[0]!) : texts.blocks(ids.length);
}

export function pageName(records: SiteRecords, id: string): string {
  return textIn(records.get(recordKey('page', id)) ?? {}, 'title') || texts.page;
}

/** A block's values with the defaults of its type. */
export function valuesOf(type: string, given: JsonRecord): JsonRecord {
  const definition = isBlockType(type) ? definitionOf(type) : null;
  return definition === null ? given : (readValues(definition.fields, given) as JsonRecord);
}

/** Ids of blocks that edits make, in order. */
export function madeBlocks(edits: readonly Edit[]): readonly string[] {
  return made(edits, 'block');
}

export function made(edits: readonly Edit[], kind: 'block' | 'section' | 'page' | 'link'): readonly string[] {
  return edits.flatMap(({ key, path, was }) =>
    path.length === 0 && was === undefined && key.startsWith(`${kind}:`) ? [key.slice(kind.length + 1)] : [],
  );
}
