import { definitionOf, type Field, type Fields, isBlockType, type WrittenField } from '@quoin/domain/blocks';
import { type Json, type JsonRecord, recordIn, textIn } from '@quoin/domain/document';

/** Where words of a block are written on the page. */
export interface WrittenPlace {
  /** `text`, or `items.2.title`: of the third entry of a list. */
  readonly field: string;
  /** Finds their element in what the block draws, and which of those it is. */
  readonly at: string;
  readonly nth: number;
  readonly kind: 'html' | 'words' | 'line';
  readonly initial: string;
}

/** All of a block; none where its settings are all in the panel. */
export function writtenPlaces(block: JsonRecord): readonly WrittenPlace[] {
  const definition = isBlockType(block.type) ? definitionOf(block.type) : null;
  const value = recordIn(block, 'value');
  return (definition?.inPlace ?? []).flatMap((written) => placesOf(definition!.fields as Fields, written, value));
}

function placesOf(
  fields: Fields,
  { field: path, at, needs }: WrittenField,
  value: JsonRecord,
): readonly WrittenPlace[] {
  const [name = '', part] = path.split('.');
  const field = fields[name];
  if (part === undefined) return wordsAt(field, { field: name, at, nth: 0 });
  const list = value[name];
  if (field?.kind !== 'list' || !Array.isArray(list)) return [];
  let nth = 0;
  return list.flatMap((entry, index) => {
    const isDrawn = needs === undefined || textIn(asRecord(entry), needs).trim() !== '';
    const places = isDrawn ? wordsAt((field.each as Fields)[part], { field: `${name}.${index}.${part}`, at, nth }) : [];
    nth += isDrawn ? 1 : 0;
    return places;
  });
}

function wordsAt(field: Field | undefined, place: Pick<WrittenPlace, 'field' | 'at' | 'nth'>): readonly WrittenPlace[] {
  if (field?.kind === 'html') return [{ ...place, kind: 'html', initial: field.initial }];
  if (field?.kind !== 'text') return [];
  return [{ ...place, kind: field.isLong ? 'words' : 'line', initial: field.initial }];
}

function asRecord(entry: Json | undefined): JsonRecord {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry) ? (entry as JsonRecord) : {};
}

/** The words as they are kept. */
export function writtenText(value: JsonRecord, { field, initial }: Pick<WrittenPlace, 'field' | 'initial'>): string {
  const [name = '', index, part] = field.split('.');
  if (index === undefined || part === undefined) return textIn(value, name, initial);
  const list = value[name];
  return textIn(asRecord(Array.isArray(list) ? list[Number(index)] : undefined), part, initial);
}

/** What the block's value becomes with other words there; empty where the entry is gone. */
export function withWritten(value: JsonRecord, field: string, text: string): Readonly<Record<string, Json>> {
  const [name = '', index, part] = field.split('.');
  if (index === undefined || part === undefined) return { [name]: text };
  const list = value[name];
  if (!Array.isArray(list) || list[Number(index)] === undefined) return {};
  return { [name]: list.map((entry, at) => (at === Number(index) ? { ...asRecord(entry), [part]: text } : entry)) };
}
