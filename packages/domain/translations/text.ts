/** Kinds of objects that have their own texts in each language. */
export const TRANSLATED_KINDS = [
  ...(['site', 'page', 'link', 'block', 'category', 'tag', 'item', 'form'] as const),
  ...(['shipping', 'image', 'mail'] as const),
] as const;
export type TranslatedKind = (typeof TRANSLATED_KINDS)[number];

/** How a text is written: in one line, over several, with markup, or as part of an address. */
export type TextFormat = 'line' | 'lines' | 'html' | 'slug';

/** One text inside something. */
export interface FieldText {
  /** `title`, `seo.description`, `items[2].body`. */
  readonly field: string;
  /** What the app calls it. */
  readonly label: string;
  readonly format: TextFormat;
  readonly text: string;
}

/** One text of a site in its main language. */
export interface SourceText extends FieldText {
  readonly kind: TranslatedKind;
  /** Of what it belongs to: an id of a record, or a name that stays. */
  readonly id: string;
}

/** Receives each text of an object and returns its replacement. */
export type Visit = (text: FieldText) => string;

/** A part of a visit that passes over what is empty. */
export function seen(visit: Visit, field: string, label: string, text: string, format: TextFormat = 'line'): string {
  return text.trim() === '' ? text : visit({ field, label, format, text });
}

/** Collects the texts that a traversal comes by. */
export function collectTexts(kind: TranslatedKind, id: string, walk: (visit: Visit) => unknown): readonly SourceText[] {
  const found: SourceText[] = [];
  walk((text) => {
    found.push({ kind, id, ...text });
    return text.text;
  });
  return found;
}
