import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapReferences, type PageDocument, type Reference, readPageDocument, referencesOf } from '@quoin/domain/blocks';

/** A page of a demo site as its folder writes it: places as short lists, everything else named by its name. */
interface WrittenDocument {
  readonly sections: readonly WrittenSection[];
}
interface WrittenSection {
  readonly name?: string;
  readonly theme?: string;
  readonly height?: string;
  readonly width?: string;
  readonly background?: { readonly picture: string; readonly overlay?: number };
  readonly style?: unknown;
  readonly blocks: readonly WrittenBlock[];
}
interface WrittenBlock {
  readonly type: string;
  /** Column, row, columns, rows; a layer where it lies over others. */
  readonly at: readonly number[];
  /** The same on phones, where it does not simply follow. */
  readonly phone?: readonly number[];
  readonly value?: unknown;
  /** Where it looks otherwise than the site's style says. */
  readonly style?: unknown;
}

/**
 * Reads a page's document. `resolve` turns the name of a picture, a page, a product or a form into its id.
 * @throws with the file's name when a block is of no type we know.
 */
export async function readDemoDocument(
  folder: string,
  file: string,
  newId: () => string,
  resolve: (reference: Reference) => Promise<string>,
): Promise<PageDocument> {
  const written = JSON.parse(await readFile(join(folder, file), 'utf8')) as WrittenDocument;
  const document = readPageDocument({ sections: written.sections.map((section) => sectionOf(section, newId)) });
  const wanted = written.sections.reduce((count, { blocks }) => count + blocks.length, 0);
  const read = document.sections.reduce((count, { blocks }) => count + blocks.length, 0);
  if (wanted !== read) throw new Error(`${file} has blocks of unknown types.`);
  const ids = new Map<string, string>();
  for (const reference of referencesOf(document)) ids.set(keyOf(reference), await resolve(reference));
  return mapReferences(document, (reference) => ids.get(keyOf(reference)) ?? '');
}

function keyOf({ to, id }: Reference): string {
  return `${to}/${id}`;
}

function sectionOf(section: WrittenSection, newId: () => string): object {
  const { background, blocks, ...rest } = section;
  return {
    ...rest,
    id: newId(),
    background: background
      ? { kind: 'image', imageId: background.picture, overlay: background.overlay ?? 0 }
      : { kind: 'none' },
    blocks: blocks.map(({ at, phone, ...own }) => ({
      ...own,
      id: newId(),
      place: placeOf(at),
      ...(phone ? { phonePlace: placeOf(phone) } : {}),
    })),
  };
}

function placeOf([column, row, columns, rows, layer = 0]: readonly number[]): object {
  return { column, row, columns, rows, layer };
}
