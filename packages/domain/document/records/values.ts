import { definitionOf, type Fields, isBlockType } from '@quoin/domain/blocks';
import { diffRecord, type Edit } from '../edit.ts';
import { recordIn, recordsIn, textIn } from './fields.ts';
import { isJsonRecord, type Json, type JsonRecord } from './json.ts';
import { kindOfKey, type RecordKey, type RecordKind, type SiteRecords } from './record.ts';

/** Ids of the pictures a record names, `''` where it names none. */
export function imagesIn(kind: RecordKind, record: JsonRecord): readonly string[] {
  if (kind === 'page') return [textIn(record, 'mainImage'), textIn(recordIn(record, 'seo'), 'image')];
  if (kind === 'link') return [textIn(recordIn(record, 'panel'), 'image')];
  if (kind === 'section') return [textIn(recordIn(record, 'background'), 'imageId')];
  if (kind === 'template')
    return [
      ...imagesIn('section', recordIn(record, 'section')),
      ...recordsIn(record, 'blocks').flatMap((block) => imagesIn('block', block)),
    ];
  if (kind !== 'block') return [];
  const found: string[] = [];
  mapFields(fieldsOf(record) ?? {}, recordIn(record, 'value'), (field, value) => {
    if (field.kind === 'reference' && field.to === 'image' && typeof value === 'string') found.push(value);
    return value;
  });
  return found;
}

/** Values of a page that are HTML. */
const PAGE_HTML = ['description', 'body'] as const;

/**
 * Returns what has to change so that every HTML value of these records is as `clean` returns it (decision 0044): edits
 * from what a user wrote to what is stored. Values that are clean already, and those that were the same before, need
 * none.
 */
export function cleaningEdits(
  records: SiteRecords,
  before: SiteRecords,
  keys: readonly RecordKey[],
  clean: (html: string) => string,
): readonly Edit[] {
  return [...new Set(keys)].flatMap((key) => {
    const record = records.get(key);
    if (record === undefined || record === before.get(key)) return [];
    const kind = kindOfKey(key);
    const known = before.get(key);
    if (kind === 'page') return diffRecord(key, record, cleanPage(record, known, clean));
    return kind === 'block' ? diffRecord(key, record, cleanBlock(record, known, clean)) : [];
  });
}

function cleanPage(record: JsonRecord, known: JsonRecord | undefined, clean: (html: string) => string): JsonRecord {
  const changed: Record<string, Json> = { ...record };
  for (const name of PAGE_HTML) {
    const value = record[name];
    if (typeof value === 'string' && value !== known?.[name]) changed[name] = clean(value);
  }
  return changed;
}

function cleanBlock(record: JsonRecord, known: JsonRecord | undefined, clean: (html: string) => string): JsonRecord {
  const fields = fieldsOf(record);
  if (fields === null) return record;
  const seen = new Set<string>();
  if (known !== undefined)
    mapFields(fields, recordIn(known, 'value'), (field, value) => {
      if (field.kind === 'html' && typeof value === 'string') seen.add(value);
      return value;
    });
  const value = mapFields(fields, recordIn(record, 'value'), (field, each) =>
    field.kind === 'html' && typeof each === 'string' && !seen.has(each) ? clean(each) : each,
  );
  return { ...record, value };
}

/** Fields of a block by its type; null for types nobody knows more of. */
export function fieldsOf(record: JsonRecord): Fields | null {
  const { type } = record;
  return isBlockType(type) ? ((definitionOf(type)?.fields as Fields | undefined) ?? null) : null;
}

type MapValue = (field: Fields[string], value: Json) => Json;

/** The values of a block with those its fields know changed, entries of lists too. */
function mapFields(fields: Fields, values: JsonRecord, map: MapValue): JsonRecord {
  const changed: Record<string, Json> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (value === undefined) continue;
    if (field.kind !== 'list') changed[name] = map(field, value);
    else if (Array.isArray(value))
      changed[name] = value.map((each: Json) => (isJsonRecord(each) ? mapFields(field.each, each, map) : each));
  }
  return changed;
}
