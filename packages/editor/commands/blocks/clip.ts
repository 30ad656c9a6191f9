import { imagesOf, mapReferences, type PageDocument, type Reference, readPageDocument } from '@quoin/domain/blocks';
import { isJsonRecord, type JsonRecord, type SiteRecords } from '@quoin/domain/document';
import { block, known } from '../records.ts';

/** Clipboard content after blocks are copied: JSON, so that other sites and windows can read it. */
export interface Clip {
  readonly quoin: 'blocks';
  readonly version: 1;
  /** Where it was copied: pictures and pages of another site mean nothing here. */
  readonly site: string;
  readonly blocks: readonly JsonRecord[];
}

const MOST_LETTERS = 2_000_000;

export function toClip(records: SiteRecords, ids: readonly string[], site: string): Clip {
  const blocks = known(records, ids).map((id) => {
    const { section: _section, isLocked: _lock, ...copied } = block(records, id);
    return copied;
  });
  return { quoin: 'blocks', version: 1, site, blocks };
}

/** A clip from any text; null when it is something else. Newer versions are something else, too. */
export function parseClip(text: string): Clip | null {
  if (text.length > MOST_LETTERS || !text.startsWith('{')) return null;
  const read = parsed(text);
  if (!isJsonRecord(read) || read.quoin !== 'blocks' || read.version !== 1) return null;
  const { site, blocks } = read;
  if (typeof site !== 'string' || !Array.isArray(blocks) || !blocks.every(isJsonRecord)) return null;
  return { quoin: 'blocks', version: 1, site, blocks };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Ids of pictures there → ids of their copies here. */
export type Copies = Readonly<Record<string, string>>;

/** The pictures of a clip that came from elsewhere. */
export function foreignPictures(clip: Clip, site: string): readonly string[] {
  return clip.site === site ? [] : imagesOf(documentOf(clip));
}

function documentOf(clip: Clip): PageDocument {
  const stored = clip.blocks.map((each, index) => ({ ...each, id: `c${index}` }));
  return readPageDocument({ sections: [{ id: 'clip', blocks: stored }] });
}

/**
 * Returns blocks that this site can store: known types, values within limits, and nothing from another site except
 * copies.
 */
export function blocksFrom(clip: Clip, site: string, copies: Copies = {}): readonly JsonRecord[] {
  const read = documentOf(clip);
  const copyOf = ({ to, id }: Reference) => (to === 'image' && Object.hasOwn(copies, id) ? (copies[id] ?? '') : '');
  const own = clip.site === site ? read : mapReferences(read, copyOf);
  return (own.sections[0]?.blocks ?? []).map(({ id, ...kept }) => {
    const { hidden, style, name, group } = clip.blocks[Number(id.slice(1))] ?? {};
    const more = { hidden, style, name, group };
    const given = Object.entries(more).filter(([, value]) => value !== undefined);
    return { ...(kept as unknown as JsonRecord), ...(Object.fromEntries(given) as JsonRecord) };
  });
}
