import { serialize } from 'node:v8';
import { LRUCache } from 'lru-cache';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { CacheFigures } from '../platform/metrics.ts';
import { findPricingVersion } from '../sites/index.ts';

/**
 * What prices carts in addition to their contents, each thing as in one pricing version of its site. The caller has
 * read the version from the database in the same transaction, so any number of processes may keep and change things.
 * Not for transactions that change such things themselves: their version changes only at their end.
 */
export interface PriceMemory {
  find<Value>(thing: Thing, version: string | null): Value | undefined;
  /** `until`, milliseconds: it changes by itself then. */
  keep(thing: Thing, version: string, value: unknown, until?: number | null): void;
  figures(): CacheFigures;
}

export interface Thing {
  readonly websiteId: string;
  /** What it is said in; undefined: the main one. */
  readonly language: string | undefined;
  readonly name: string;
}

interface Kept {
  readonly version: string;
  readonly value: unknown;
  readonly until: number | null;
}

export interface PriceMemoryOptions {
  /** 0 keeps nothing. */
  readonly maxBytes: number;
  /** Milliseconds. */
  readonly now: () => number;
}

export function createPriceMemory({ maxBytes, now }: PriceMemoryOptions): PriceMemory {
  const kept = maxBytes > 0 ? new LRUCache<string, Kept>({ maxSize: maxBytes, maxEntrySize: maxBytes / 8 }) : null;
  const counts = { hits: 0, misses: 0 };
  return {
    find<Value>(thing: Thing, version: string | null) {
      const known = kept?.get(keyOf(thing));
      const isCurrent = known?.version === version && (known.until === null || known.until > now());
      counts[isCurrent ? 'hits' : 'misses'] += 1;
      return isCurrent ? (known?.value as Value) : undefined;
    },
    figures: () => ({ name: 'prices', ...counts }),
    keep(thing, version, value, until = null) {
      kept?.set(keyOf(thing), { version, value, until }, { size: sizeOf(value) });
    },
  };
}

function keyOf({ websiteId, language = '', name }: Thing): string {
  return `${websiteId}|${language}|${name}`;
}

/** Bytes, roughly: objects take about twice what is written of them. */
function sizeOf(value: unknown): number {
  return serialize(value).length * 2;
}

/** Returns null if something has changed since `version` was read. What was loaded meanwhile may mix both versions. */
export async function sameVersion(
  trx: SiteTransaction,
  websiteId: string,
  version: string | null,
): Promise<string | null> {
  return version !== null && (await findPricingVersion(trx, websiteId)) === version ? version : null;
}
