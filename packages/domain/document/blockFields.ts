import { type PageDocument, readPageDocument, type Section } from '@quoin/domain/blocks';
import { GRID_COLUMNS } from '@quoin/domain/layout';
import { type Edit, edit } from './edit.ts';
import { orderOfMany } from './order.ts';
import { recordIn, textIn } from './records/fields.ts';
import type { JsonRecord } from './records/json.ts';
import { sectionRecord } from './records/pageRecords.ts';
import { recordKey, type SiteRecords } from './records/record.ts';

/**
 * A theme's block fields (site-templates 4) are sections that lie on no page: all of a site's belong to this one owner, which
 * has no page record. Whatever page prints a field of the same id shows the same section (decision 0111).
 */
export const FIELDS_OWNER = '00000000-0000-8000-8000-0000b10cf1e1';
/** As people read it where changes and uses of files are listed. */
export const FIELDS_TITLE = 'Areas of the theme';

const PREFIX = 'block-field-';
/** Records have ids of at most 64 letters. */
const MAX_NAME = 64 - PREFIX.length;

/** Id of the section that holds a field's content. The same field always has the same one, so that two people share it. */
export function fieldSectionId(fieldId: string): string {
  const name = fieldId.replace(/[^A-Za-z0-9-]/g, (letter) => `_${letter.codePointAt(0)!.toString(16)}_`);
  if (name.length <= MAX_NAME) return PREFIX + name;
  return `${PREFIX}${name.slice(0, MAX_NAME - 9)}_${hashOf(fieldId)}`;
}

export function isFieldSection(sectionId: string): boolean {
  return sectionId.startsWith(PREFIX);
}

/** FNV-1a, as eight hexadecimal digits. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

const PLAIN = { theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } } as const;

/** Returns a field's section as a record, before it contains anything. */
export function fieldRecord(name: string): JsonRecord {
  return sectionRecord(FIELDS_OWNER, orderOfMany(1)[0]!, { ...PLAIN, name });
}

/**
 * The edits of a command, with those that make the sections of fields it puts the first block into. `nameOf`: what the theme
 * calls the field of a section.
 */
export function withFieldSections(
  records: SiteRecords,
  edits: readonly Edit[],
  nameOf: (sectionId: string) => string,
): readonly Edit[] {
  const homes = edits.flatMap(({ key, path, now }) => {
    if (!key.startsWith('block:')) return [];
    if (path.length === 0) return [textIn((now ?? {}) as JsonRecord, 'section')];
    return path[0] === 'section' && typeof now === 'string' ? [now] : [];
  });
  const missing = [...new Set(homes)].filter((id) => isFieldSection(id) && !records.has(recordKey('section', id)));
  const made = missing.map((id) => edit(recordKey('section', id), [], undefined, fieldRecord(nameOf(id))));
  return made.length === 0 ? edits : [...made, ...edits];
}

/** Settings under which older sites keep fields: finished markup by field id. */
const STORED = 'blockFields';

/** The fields of a site: its document, and what older settings hold of fields that the document does not have. */
export function withStoredFields(document: PageDocument | null, settings: JsonRecord): PageDocument | null {
  const stored = recordIn(settings, STORED);
  const known = new Set(document?.sections.map(({ id }) => id));
  const taken = Object.keys(stored).flatMap((fieldId): readonly Section[] => {
    const id = fieldSectionId(fieldId);
    const source = textIn(recordIn(stored, fieldId), 'html');
    return known.has(id) || source.trim() === '' ? [] : storedSection(id, fieldId, source);
  });
  if (taken.length === 0) return document;
  return { sections: [...(document?.sections ?? []), ...taken] };
}

/** Markup stays markup: a code block that prints it as it is. */
function storedSection(id: string, name: string, source: string): readonly Section[] {
  const place = { column: 1, row: 1, columns: GRID_COLUMNS, rows: 4, layer: 0 };
  const block = { id: `${id}-markup`, type: 'code', value: { source, isMarkup: true, language: '' }, place };
  return readPageDocument({ sections: [{ ...PLAIN, id, name, blocks: [block] }] }).sections;
}
