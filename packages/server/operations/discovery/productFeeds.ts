import type { FeedFileName } from '@quoin/domain/catalog';
import { type Encoded, encodeQuickly } from '../../site/encoded.ts';
import type { Site } from '../../storage/sites.ts';
import { type FeedDeps, feedProducts } from './feedProducts.ts';
import { feedWriter } from './writeFeed.ts';

export interface FeedFile {
  readonly contentType: string;
  readonly body: Encoded;
}

/** Feeds of products as files: made once for each state of a shop, however many ask at the same time. */
export interface ProductFeeds {
  file(site: Site, name: FeedFileName): Promise<FeedFile>;
}

/** Scheduled products appear without a new version. */
const KEEP_MS = 10 * 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

interface Held {
  readonly until: number;
  readonly made: Promise<FeedFile>;
  bytes: number;
}

export function createProductFeeds(deps: FeedDeps): ProductFeeds {
  const held = new Map<string, Held>();

  /** The oldest go first; the newest stays, however large. */
  function makeRoom(): void {
    let sum = [...held.values()].reduce((bytes, each) => bytes + each.bytes, 0);
    for (const [key, { bytes }] of [...held].slice(0, -1)) {
      if (sum <= MAX_BYTES) return;
      held.delete(key);
      sum -= bytes;
    }
  }

  return {
    file(site, name) {
      const key = `${site.id}|${site.publishedVersion}|${site.stockRevision}|${name}`;
      const known = held.get(key);
      if (known !== undefined && known.until > deps.now()) return known.made;
      const made = makeFeed(deps, site, name);
      const entry: Held = { until: deps.now() + KEEP_MS, made, bytes: 0 };
      held.delete(key);
      held.set(key, entry);
      made.then(
        ({ body }) => {
          entry.bytes = body.identity.length;
          makeRoom();
        },
        () => held.delete(key),
      );
      return made;
    },
  };
}

async function makeFeed(deps: FeedDeps, site: Site, name: FeedFileName): Promise<FeedFile> {
  const { baseUrl } = (await deps.pages.frameOf(site)).site;
  const writer = feedWriter(name, { title: site.title, baseUrl });
  const parts = [writer.head];
  for await (const { entries } of feedProducts(deps, site)) parts.push(writer.lines(entries));
  parts.push(writer.end);
  return { contentType: writer.contentType, body: encodeQuickly(Buffer.from(parts.join(''))) };
}
