import { parseWidthStep } from '@quoin/domain/media';
import type { Deps } from '../../deps.ts';
import type { StoredFile } from '../../gateways/files.ts';
import { type Asset, findAsset, listRenditions, type Rendition, type RenditionFormat } from '../../storage/assets.ts';
import { makeRendition, offeredWidths } from './makeRendition.ts';

/** A file to send for a picture; `isFinal` while no better format can follow under the same address. */
export interface ImageFileChoice {
  readonly file: StoredFile;
  readonly contentType: string;
  readonly isFinal: boolean;
}

interface Known {
  readonly asset: Asset;
  readonly renditions: readonly Rendition[];
  /** Milliseconds since 1970. */
  readonly loadedAt: number;
}

type ChooseDeps = Pick<Deps, 'db' | 'files' | 'now'>;

/** How many pictures are decoded at once for visitors; further requests wait. */
const AT_ONCE = 2;
const MAX_KNOWN = 5000;
/** Bytes may be replaced under the same id, also by another process. Whoever asks by the new name is answered at once. */
const KNOWN_FOR_MS = 60_000;

/**
 * Chooses the bytes for `?format=NNNw` (IMG-02): AVIF when the browser takes it and it is made, else WebP (made on the spot
 * when its job has not run yet). Who names neither gets JPEG or PNG, made when it is asked for first: few pictures ever
 * are. The first visitor of a fresh shop waits for one width, not for all.
 */
export function imageChooser(deps: ChooseDeps) {
  const known = new Map<string, Known>();
  const making = new Map<string, Promise<Rendition>>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function load(websiteId: string, assetId: string): Promise<Known | null> {
    return deps.db.inSite({ websiteId }, async (trx) => {
      const asset = await findAsset(trx, websiteId, assetId);
      const renditions = asset && (await listRenditions(trx, websiteId, assetId));
      return asset && renditions && { asset, renditions, loadedAt: deps.now() };
    });
  }

  async function knownFor(websiteId: string, assetId: string, filename: string | null): Promise<Known | null> {
    const key = `${websiteId}/${assetId}`;
    const held = known.get(key);
    const isFresh = held !== undefined && deps.now() - held.loadedAt < KNOWN_FOR_MS;
    if (held && isFresh && (filename === null || filename === held.asset.filename)) return held;
    const loaded = await load(websiteId, assetId);
    if (!loaded) return null;
    if (known.size >= MAX_KNOWN) known.clear();
    if (isComplete(loaded)) known.set(key, loaded);
    else known.delete(key);
    return loaded;
  }

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    while (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  }

  function makeOnce(websiteId: string, asset: Asset, width: number, format: 'webp' | 'plain'): Promise<Rendition> {
    const key = `${websiteId}/${asset.sha256}/${asset.id}/${width}/${format}`;
    const held = making.get(key);
    if (held) return held;
    const made = inTurn(() => makeRendition(deps, websiteId, asset, width, format)).finally(() => {
      making.delete(key);
      known.delete(`${websiteId}/${asset.id}`);
    });
    making.set(key, made);
    return made;
  }

  return async function choose(
    websiteId: string,
    assetId: string,
    format: string | undefined,
    accept: string,
    filename: string | null = null,
  ): Promise<ImageFileChoice | null> {
    const found = await knownFor(websiteId, assetId, filename);
    if (!found) return null;
    const step = parseWidthStep(format ?? '');
    const wants = { avif: accept.includes('image/avif'), webp: accept.includes('image/webp') };
    const takesNew = wants.avif || wants.webp;
    // Its pictures move, and those of no other format that everybody takes would.
    const isKept = !takesNew && found.asset.contentType === 'image/gif';
    if (step === null || isKept) return original(deps, websiteId, found.asset, filename);
    const width =
      offeredWidths(found.asset.originalWidth).find((each) => each >= step) ??
      offeredWidths(found.asset.originalWidth).at(-1)!;
    const held = (...formats: readonly RenditionFormat[]) =>
      found.renditions.find((each) => each.width === width && formats.includes(each.format));
    const chosen =
      (wants.avif ? held('avif') : undefined) ??
      (takesNew ? held('webp') : held('jpeg', 'png')) ??
      (await makeOnce(websiteId, found.asset, width, takesNew ? 'webp' : 'plain'));
    const file = await deps.files.find(websiteId, chosen.sha256);
    const isFinal = chosen.format === 'avif' || !wants.avif;
    return file && { file, contentType: `image/${chosen.format}`, isFinal: isFinal && isCurrent(found, filename) };
  };
}

function isComplete(found: Known): boolean {
  const ahead = found.renditions.filter(({ format }) => format === 'webp' || format === 'avif');
  return ahead.length >= 2 * offeredWidths(found.asset.originalWidth).length;
}

async function original(
  deps: ChooseDeps,
  websiteId: string,
  asset: Asset,
  filename: string | null,
): Promise<ImageFileChoice | null> {
  const file = await deps.files.find(websiteId, asset.sha256);
  return file && { file, contentType: asset.contentType, isFinal: isCurrent({ asset }, filename) };
}

/** Only under its present name an address means these bytes for ever. */
function isCurrent({ asset }: Pick<Known, 'asset'>, filename: string | null): boolean {
  return filename === null || filename === asset.filename;
}
