import { parseWidthStep } from '@quoin/domain/media';
import type { Deps } from '../../deps.ts';
import type { StoredFile } from '../../platform/gateways/files/fileStore.ts';
import { type Asset, findAsset, listRenditions, type Rendition } from '../storage/assets.ts';
import { type AcceptedPictures, acceptedPictures } from './acceptedPictures.ts';
import type { OrderedFormat } from './drawRendition.ts';
import { makeRendition, offeredWidths } from './makeRendition.ts';
import { type OrderedFormats, orderedFormats } from './orderedFormats.ts';

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
  readonly ordered: OrderedFormats;
  /** Milliseconds since 1970. */
  readonly loadedAt: number;
}

type ChooseDeps = Pick<Deps, 'db' | 'files' | 'now'>;

/** How many pictures are decoded at once for visitors; further requests wait. */
const AT_ONCE = 2;
const MAX_KNOWN = 5000;
/**
 * Bytes may be replaced under the same id, also by another process. A request with the new name is answered at once.
 */
const KNOWN_FOR_MS = 60_000;

/**
 * Chooses the bytes for `?format=NNNw` (IMG-02): AVIF when the client names it and it is made, else WebP when it names that, else
 * JPEG, or PNG where the picture is transparent. WebP, JPEG and PNG are made on the spot when they are not there yet, one width, not all.
 * Other formats are the nearest width. The original is for `?format=original` and for no format. What moves is WebP of the width once
 * the job has made it and where it is lighter, else the original; its first frame is for who wants a still, and for who cannot
 * show an original in WebP.
 */
export function imageChooser(deps: ChooseDeps) {
  const known = new Map<string, Known>();
  /** By content: found by reading all of the original. */
  const formats = new Map<string, OrderedFormats>();
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
    return found && file && { ...found, ordered: await formatsOf(`${websiteId}/${file.sha256}`, file, found.asset) };
  }

  async function formatsOf(key: string, original: StoredFile, asset: Asset): Promise<OrderedFormats> {
    const held = formats.get(key) ?? (await orderedFormats(original, asset));
    if (formats.size >= MAX_KNOWN) formats.clear();
    formats.set(key, held);
    return held;
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
    { filename = null, isStill = false }: { readonly filename?: string | null; readonly isStill?: boolean } = {},
  ): Promise<ImageFileChoice | null> {
    const found = await knownFor(websiteId, assetId, filename);
    if (!found) return null;
    const step = parseWidthStep(format ?? '');
    if (step === null) return original(deps, websiteId, found, filename);
    const accepted = acceptedPictures(accept);
    const width = keptWidth(found.asset, step);
    const { isMoving } = found.ordered;
    if (isMoving && !isStill && (accepted.webp || found.asset.contentType !== 'image/webp')) {
      return moving(deps, websiteId, found, { width, accepted, filename });
    }
    // The widths of what moves that are WebP have all its frames.
    const shown = isMoving ? NO_BETTER : accepted;
    const chosen =
      heldRendition(found, width, shown) ??
      (await makeOnce(websiteId, found.asset, width, shown.webp ? 'webp' : 'plain'));
    const file = await deps.files.find(websiteId, chosen.sha256);
    const isFinal = (chosen.format === 'avif' || !shown.avif) && isCurrent(found, filename);
    return file && { file, contentType: `image/${chosen.format}`, isFinal, variesByAccept: true };
  };
}

const NO_BETTER: AcceptedPictures = { avif: false, webp: false };

/** Nobody waits until many frames are drawn: the original moves as well. */
async function moving(
  deps: ChooseDeps,
  websiteId: string,
  found: Known,
  asked: { readonly width: number; readonly accepted: AcceptedPictures; readonly filename: string | null },
): Promise<ImageFileChoice | null> {
  const whole = await original(deps, websiteId, found, asked.filename);
  const isDrawn = asked.accepted.webp && found.ordered.webp !== null;
  const drawn = isDrawn ? heldRendition(found, asked.width, { avif: false, webp: true }) : undefined;
  const file = drawn && (await deps.files.find(websiteId, drawn.sha256));
  const isPending = isDrawn && drawn === undefined;
  if (!whole) return null;
  if (!file || file.size >= whole.file.size) {
    return { ...whole, isFinal: whole.isFinal && !isPending, variesByAccept: true };
  }
  return { file, contentType: 'image/webp', isFinal: whole.isFinal, variesByAccept: true };
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
function isComplete({ asset, renditions, ordered }: Known): boolean {
  const ahead = renditions.filter(({ format }) => format === 'webp' || format === 'avif');
  const formats = [ordered.webp, ordered.avif].filter((format) => format !== null);
  return ahead.length >= formats.length * offeredWidths(asset.originalWidth).length;
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
