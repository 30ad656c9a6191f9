import { definitionOf } from './definitions.ts';
import type { Fields, ReferenceTarget } from './field.ts';
import type { PageDocument } from './pageDocument.ts';

/** What a document points at, besides itself. */
export interface Reference {
  readonly to: ReferenceTarget;
  readonly id: string;
}

/** Everything a document points at, each once, in order. */
export function referencesOf(document: PageDocument): readonly Reference[] {
  const found = new Map<string, Reference>();
  mapReferences(document, (reference) => {
    found.set(`${reference.to}/${reference.id}`, reference);
    return reference.id;
  });
  return [...found.values()];
}

/** The pictures a document shows, backgrounds included. */
export function imagesOf(document: PageDocument): readonly string[] {
  return referencesOf(document).flatMap(({ to, id }) => (to === 'image' ? [id] : []));
}

/** The same document pointing elsewhere: for copies into another site, and for demo sites whose files name things by name. */
export function mapReferences(document: PageDocument, map: (reference: Reference) => string): PageDocument {
  const sections = document.sections.map((section) => {
    const { background } = section;
    return {
      ...section,
      background:
        background.kind === 'none' || background.imageId === ''
          ? background
          : { ...background, imageId: map({ to: 'image', id: background.imageId }) },
      blocks: section.blocks.map((block) => {
        const fields = definitionOf(block.type)?.fields;
        return fields ? { ...block, value: mapValues(fields, block.value, map) } : block;
      }),
    };
  });
  return { sections };
}

type Values = Readonly<Record<string, unknown>>;

function mapValues(fields: Fields, values: Values, map: (reference: Reference) => string): Values {
  const changed: Record<string, unknown> = { ...values };
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (field.kind === 'reference' && typeof value === 'string' && value !== '')
      changed[name] = map({ to: field.to, id: value });
    if (field.kind === 'list' && Array.isArray(value))
      changed[name] = value.map((each: Values) => mapValues(field.each, each, map));
  }
  return changed;
}
