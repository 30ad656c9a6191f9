import { type Encoded, encodedSize, strengthen } from '../../platform/http/replies/encoded.ts';
import type { PageSource } from '../../platform/http/replies/headers.ts';
import type { CacheFigures } from '../../platform/metrics.ts';

/** A page as every visitor may have it. */
export interface CachedPage {
  readonly siteId: string;
  readonly contentType: string;
  readonly body: Encoded;
  /** Hosts of what it can embed, and the owner's code as it was when the page was made. */
  readonly guests?: readonly PageSource[];
  /** Epoch milliseconds after which it is rendered again. */
  readonly freshUntil: number;
}

export interface PageCacheOptions {
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

interface Entry {
  readonly page: CachedPage;
  readonly size: number;
  hits: number;
}

/** What an entry costs in addition to its bodies. */
const OVERHEAD = 512;
/** After so many hits the slow, small compression pays. */
const STRENGTHEN_AT = 20;

/** Rendered pages by key, least recently used ones forgotten first, bounded by bytes. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #options: PageCacheOptions;
  #bytes = 0;
  #hits = 0;
  #made = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
  }

  get(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (entry === undefined) return null;
    if (entry.page.freshUntil <= this.#options.now()) {
      this.#remove(key, entry);
      return null;
    }
    // A map keeps insertion order: the first key is the one unused for longest.
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    entry.hits += 1;
    this.#hits += 1;
    if (entry.hits === STRENGTHEN_AT) void strengthen(entry.page.body);
    return entry.page;
  }

  put(key: string, page: CachedPage): void {
    this.#made += 1;
    const known = this.#entries.get(key);
    if (known) this.#remove(key, known);
    const size = encodedSize(page.body) + key.length * 2 + OVERHEAD;
    if (size > this.#options.maxBytes / 8) return;
    this.#entries.set(key, { page, size, hits: 0 });
    this.#bytes += size;
    this.#shrink();
  }

  forgetSite(siteId: string): void {
    for (const [key, entry] of this.#entries) if (entry.page.siteId === siteId) this.#remove(key, entry);
  }

  /** A page that had to be made was missing: one request may look for it twice. */
  figures(): CacheFigures {
    return { name: 'pages', hits: this.#hits, misses: this.#made };
  }

  get bytes(): number {
    return this.#bytes;
  }

  get count(): number {
    return this.#entries.size;
  }

  #shrink(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#options.maxBytes) return;
      this.#remove(key, entry);
    }
  }

  #remove(key: string, entry: Entry): void {
    if (this.#entries.delete(key)) this.#bytes -= entry.size;
  }
}
