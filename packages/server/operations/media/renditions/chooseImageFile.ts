import { parseWidthStep } from '@quoin/domain/media';
import type { Deps } from '../../../deps.ts';
import type { StoredFile } from '../../../gateways/files.ts';
import { type Asset, findAsset, listRenditions, type Rendition } from '../../../storage/assets.ts';
import { type AcceptedPictures, acceptedPictures } from './acceptedPictures.ts';
import type { OrderedFormat } from './drawRendition.ts';
import { isAnimated } from './isAnimated.ts';
import { makeRendition, offeredWidths } from './makeRendition.ts';

/**
 * A file to send for a picture; `isFinal` while no better format can follow under the same address, `variesByAccept` where
 * others get another file there.
 */
export interface ImageFileChoice {
  readonly file: StoredFile;
  readonly contentType: string;
  readonly isFinal: boolean;
  readonly variesByAccept: boolean;
}

interface Known {
  readonly asset: Asset;
  readonly renditions: readonly Rendition[];
  readonly isAnimated: boolean;
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
 * Chooses the bytes for `?format=NNNw` (IMG-02): AVIF when the client names it and it is made, else WebP when it names that, else
 * JPEG, or PNG where the picture is transparent. WebP, JPEG and PNG are made on the spot when they are not there yet, one width, not all.
 * Other formats are the nearest width. The original is for `?format=original` and for no format. Animated pictures are always the original,
 * but a still to who does not name WebP where they are WebP.
 */
export function imageChooser(deps: ChooseDeps) {
  const known = new Map<string, Known>();
  const making = new Map<string, Promise<Rendition>>();
  let running = 0;
  const waiting: (() => void)[] = [];

  async function load(websiteId: string, assetId: string): Promise<Known | null> {
    const loadedAt = deps.now();
    const found = await deps.db.inSite({ websiteId }, async (trx) => {
      const asset = await findAsset(trx, websiteId, assetId);
      return asset && { asset, renditions: await listRenditions(trx, websiteId, assetId), loadedAt };
    });
    const file = found && (await deps.files.find(websiteId, found.asset.sha256));
    return found && { ...found, isAnimated: file !== null && (await isAnimated(file.path, found.asset.contentType)) };
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

  function makeOnce(websiteId: string, asset: Asset, width: number, format: OrderedFormat): Promise<Rendition> {
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
    if (step === null) return original(deps, websiteId, found, filename);
    const accepted = acceptedPictures(accept);
    const isMovingWebp = found.isAnimated && found.asset.contentType === 'image/webp';
    if (found.isAnimated && (accepted.webp || !isMovingWebp)) {
      const moving = await original(deps, websiteId, found, filename);
      return moving && { ...moving, variesByAccept: isMovingWebp };
    }
    const width = keptWidth(found.asset, step);
    const chosen =
      heldRendition(found, width, accepted) ??
      (await makeOnce(websiteId, found.asset, width, accepted.webp ? 'webp' : 'plain'));
    const file = await deps.files.find(websiteId, chosen.sha256);
    const isFinal = (chosen.format === 'avif' || !accepted.avif) && isCurrent(found, filename);
    return file && { file, contentType: `image/${chosen.format}`, isFinal, variesByAccept: true };
  };
}

/** The step a picture is kept in for a wanted one: beyond its own width, the one that holds all of it. */
function keptWidth({ originalWidth }: Asset, step: number): number {
  const widths = offeredWidths(originalWidth);
  return widths.find((each) => each >= step) ?? widths.at(-1)!;
}

/** The best of what is made and accepted. */
function heldRendition({ renditions }: Known, width: number, accepted: AcceptedPictures): Rendition | undefined {
  const formats = [...(accepted.avif ? ['avif'] : []), ...(accepted.webp ? ['webp'] : ['jpeg', 'png'])];
  return formats
    .map((format) => renditions.find((each) => each.format === format && each.width === width))
    .find((each) => each !== undefined);
}

/** Whether all that is made ahead is there: what is not final must not be remembered. */
function isComplete({ asset, renditions, isAnimated: moves }: Known): boolean {
  const ahead = renditions.filter(({ format }) => format === 'webp' || format === 'avif');
  return moves || ahead.length >= 2 * offeredWidths(asset.originalWidth).length;
}

async function original(
  deps: ChooseDeps,
  websiteId: string,
  { asset }: Known,
  filename: string | null,
): Promise<ImageFileChoice | null> {
  const file = await deps.files.find(websiteId, asset.sha256);
  const isFinal = isCurrent({ asset }, filename);
  return file && { file, contentType: asset.contentType, isFinal, variesByAccept: false };
}

/** Only under its present name an address means these bytes for ever. */
function isCurrent({ asset }: Pick<Known, 'asset'>, filename: string | null): boolean {
  return filename === null || filename === asset.filename;
}
