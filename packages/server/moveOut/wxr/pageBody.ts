import { definitionOf, type Fields, readPageDocument, readValues } from '@quoin/domain/blocks';
import { escapeHtml } from '@quoin/rendering/page';
import { assetUrl } from '../../media/index.ts';

/** File names and descriptions of pictures, by id. */
export type PictureNames = ReadonlyMap<string, { readonly name: string; readonly altText: string }>;

interface Part {
  readonly kind: 'html' | 'text' | 'image' | 'link';
  readonly value: string;
}

/** What a page says, without how it is arranged: its texts, pictures and links to what is embedded, from top to bottom. */
export function pageParts(published: unknown): readonly Part[] {
  const { sections } = readPageDocument(published);
  return sections.flatMap(({ blocks }) => {
    const placed = blocks.toSorted(
      (one, other) => one.place.row - other.place.row || one.place.column - other.place.column,
    );
    return placed.flatMap(({ type, value }) => {
      const definition = definitionOf(type);
      return definition === null ? [] : partsOf(definition.fields, readValues(definition.fields, value));
    });
  });
}

function partsOf(fields: Fields, values: Readonly<Record<string, unknown>>): readonly Part[] {
  return Object.entries(fields).flatMap(([name, field]): readonly Part[] => {
    const value = values[name];
    if (field.kind === 'list') {
      const { each } = field;
      return Array.isArray(value)
        ? value.flatMap((entry: Readonly<Record<string, unknown>>) => partsOf(each, entry))
        : [];
    }
    if (typeof value !== 'string' || value.trim() === '') return [];
    if (field.kind === 'html') return [{ kind: 'html', value }];
    if (field.kind === 'reference') return field.to === 'image' ? [{ kind: 'image', value }] : [];
    if (field.kind !== 'text') return [];
    if (field.holds === undefined) return isAddress(value) ? [{ kind: 'link', value }] : [{ kind: 'text', value }];
    return field.holds === 'code' || field.holds === 'navigation' || field.holds === 'date'
      ? []
      : [{ kind: 'link', value }];
  });
}

function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/.test(text);
}

export function picturesOf(parts: readonly Part[]): readonly string[] {
  return parts.filter(({ kind }) => kind === 'image').map(({ value }) => value);
}

/** The parts as the HTML of one text. */
export function bodyOf(parts: readonly Part[], pictures: PictureNames): string {
  return parts.map((part) => htmlOf(part, pictures)).join('\n');
}

function htmlOf({ kind, value }: Part, pictures: PictureNames): string {
  if (kind === 'html') return value;
  const text = escapeHtml(value);
  if (kind === 'link') return `<p><a href="${text}">${text}</a></p>`;
  if (kind === 'text') return `<p>${text.replaceAll('\n', '<br />')}</p>`;
  const picture = pictures.get(value);
  if (picture === undefined) return '';
  return `<figure><img src="${escapeHtml(assetUrl(value, picture.name))}" alt="${escapeHtml(picture.altText)}" /></figure>`;
}
