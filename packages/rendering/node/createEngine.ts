import { createEngine as createPureEngine, type FullEngine, type FullEngineOptions } from '@quoin/rendering/engine';
import { createZoneOffset, type LocaleData } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from './packs.ts';

export interface NodeEngineOptions extends Omit<FullEngineOptions, 'now'> {
  /** Clock of renderings that bring none, epoch milliseconds; the current time unless given. */
  readonly now?: number | (() => number);
}

/** Languages are read once per process, however many engines use them. */
let shared: LocaleData | undefined;

/** Locale data over the packs on disk. */
export function localeDataOnDisk(): LocaleData {
  shared ??= createLocaleData({ readPack: createPackReader() });
  return shared;
}

/** Zones are read once per process, too. */
const zoneOffset = createZoneOffset();

/** The full set for scripts and servers: the current time, and locale data read from disk for the languages used. */
export function createEngine(options: NodeEngineOptions = {}): FullEngine {
  return createPureEngine({
    ...options,
    now: options.now ?? Date.now,
    zoneOffset: options.zoneOffset ?? zoneOffset,
    locales: options.locales ?? (options.readPack === undefined ? localeDataOnDisk() : undefined),
  });
}
