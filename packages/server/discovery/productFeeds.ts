import { createHash } from 'node:crypto';
import type { FeedFileName } from '@quoin/domain/catalog';
import { type Encoded, encodeQuickly } from '../platform/http/replies/encoded.ts';
import type { Site } from '../sites/index.ts';
import { type FeedDeps, feedProducts } from './feedProducts.ts';
import { feedWriter } from './writeFeed.ts';

/**
 * A small feed is ready. For a large one there are a function to generate it, and a tag that identifies this state of
 * the shop.
 */
export type FeedFile = { readonly contentType: string } & (
  | { readonly kind: 'held'; readonly body: Encoded }
  | { readonly kind: 'made'; readonly tag: string; readonly bytes: () => AsyncGenerator<Uint8Array> }
);

/** Feeds of products as files. Small ones are made once for each state of a shop, however many ask at the same time. */
export interface ProductFeeds {
  file(site: Site, name: FeedFileName): Promise<FeedFile>;
}

/** Scheduled products appear without a new version. */
const KEEP_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Those not held are remembered, too. */
const MAX_FEEDS = 1000;
/**
 * Larger ones are generated for each reader, piece by piece while it reads: memory must not depend on a shop's size.
 */
const HELD_BYTES = 1024 * 1024;
/** So much is collected before it is sent. */
const PIECE_LENGTH = 64 * 1024;

interface Held {
  readonly until: number;
  readonly made: Promise<FeedFile>;
  bytes: number;
}

export function createProductFeeds(deps: FeedDeps, { heldBytes = HELD_BYTES } = {}): ProductFeeds {
  const held = new Map<string, Held>();

  /** The oldest go first; the newest stays. */
  function makeRoom(): void {
    let sum = [...held.values()].reduce((bytes, each) => bytes + each.bytes, 0);
    for (const [key, { bytes }] of [...held].slice(0, -1)) {
      if (sum <= MAX_BYTES && held.size <= MAX_FEEDS) return;
      held.delete(key);
      sum -= bytes;
    }
  }

  return {
    file(site, name) {
      const state = `${site.publishedVersion}|${site.stockRevision}|${site.translationRevision ?? 0}`;
      const key = `${site.id}|${site.language}|${state}|${name}`;
      const known = held.get(key);
      if (known !== undefined && known.until > deps.now()) return known.made;
      const until = deps.now() + KEEP_MS;
      const made = openFeed(deps, site, name, { heldBytes, tag: tagOf(`${key}|${until}`) });
      const entry: Held = { until, made, bytes: 0 };
      held.delete(key);
      held.set(key, entry);
      made.then(
        (file) => {
          entry.bytes = file.kind === 'held' ? file.body.identity.length : 0;
          makeRoom();
        },
        () => held.delete(key),
      );
      return made;
    },
  };
}

function tagOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

interface Opening {
  readonly heldBytes: number;
  readonly tag: string;
}

/** Reads as far as a feed may lie in memory; one that goes on is only described. */
async function openFeed(
  deps: FeedDeps,
  site: Site,
  name: FeedFileName,
  { heldBytes, tag }: Opening,
): Promise<FeedFile> {
  const { contentType } = feedWriter(name, { title: site.title, baseUrl: '' });
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of feedPieces(deps, site, name)) {
    pieces.push(piece);
    size += piece.length;
    if (size > heldBytes) return { kind: 'made', contentType, tag, bytes: () => feedPieces(deps, site, name) };
  }
  return { kind: 'held', contentType, body: encodeQuickly(Buffer.concat(pieces)) };
}

/** The feed from its head to its end; the next products are read when the piece before has been taken. */
async function* feedPieces(deps: FeedDeps, site: Site, name: FeedFileName): AsyncGenerator<Uint8Array> {
  const frame = await deps.pages.frameOf(site);
  const { baseUrl, title } = frame.site;
  const writer = feedWriter(name, { title, baseUrl: baseUrl + (frame.languages?.current.prefix ?? '') });
  let text = writer.head;
  for await (const { entries } of feedProducts(deps, site)) {
    text += writer.lines(entries);
    if (text.length < PIECE_LENGTH) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text + writer.end);
}
