import type { MediaCode } from '@quoin/domain/media';
import { accept, type Outcome } from '@quoin/domain/problem';
import type { FontFacts, OwnFontFile, StyleCode } from '@quoin/domain/styles';
import { readFont } from '../platform/gateways/fonts/readFont.ts';
import { type AddDeps, addMedia } from './files/addMedia.ts';
import type { MediaEditing } from './files/mediaEditing.ts';
import { plainName } from './files/mediaNames.ts';

export interface AddedFont {
  readonly file: OwnFontFile;
  readonly facts: FontFacts;
  readonly isRestricted: boolean;
}

/** One at a time: packing a large font keeps a core busy for a second or more. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Takes a font into the library of a site, as browsers load it. It belongs to the library as every file does (room, trash,
 * uses, copies, archives); that the site is set in it is a change of its style.
 */
export async function addFont(
  deps: AddDeps,
  editing: MediaEditing,
  given: { readonly filename: string; readonly bytes: Buffer },
): Promise<Outcome<AddedFont, StyleCode | MediaCode>> {
  const name = plainName(given.filename);
  const reading = last.then(() => readFont(given.bytes, name));
  last = reading.catch(() => undefined);
  const read = await reading;
  if (!read.ok) return read;
  const { woff2, facts } = read.value;
  const added = await addMedia(deps, editing, {
    filename: `${name.replace(/\.[^.]*$/, '') || 'font'}.woff2`,
    bytes: pieces(woff2),
    declaredSize: woff2.length,
    folderId: null,
  });
  if (!added.ok) return added;
  const { isRestricted, ...said } = facts;
  const { id, filename, byteSize } = added.value;
  return accept({ file: { id, filename, bytes: byteSize }, facts: said, isRestricted });
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield bytes;
}
