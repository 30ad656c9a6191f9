import { neatPixel, PIXEL_LIMITS, type Pixel, type PixelCode, pixelsOf, validatePixel } from '@quoin/domain/analytics';
import type { Problem } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../../audit/index.ts';
import type { Deps } from '../../deps.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpPublishedVersion, loadSettingsForUpdate, saveSetting } from '../../sites/index.ts';

export type PixelsChange =
  | { readonly kind: 'put'; readonly pixel: Pixel; readonly isNew: boolean }
  | { readonly kind: 'remove'; readonly id: string };

export type PixelsOutcome =
  | { readonly pixels: readonly Pixel[]; readonly problems?: never }
  | { readonly problems: readonly Problem<PixelCode>[] };

/** One pixel comes, changes or goes; pages know it from now on. */
export async function changePixels(
  { db }: Pick<Deps, 'db'>,
  websiteId: string,
  { change, actor }: { readonly change: PixelsChange; readonly actor: Actor },
): Promise<PixelsOutcome> {
  const wanted = change.kind === 'put' ? { ...change, pixel: neatPixel(change.pixel) } : change;
  const faults = wanted.kind === 'put' ? validatePixel(wanted.pixel) : [];
  if (faults.length > 0) return { problems: faults };
  return db.inSite({ websiteId }, async (trx) => {
    const held = pixelsOf((await loadSettingsForUpdate(trx, websiteId)) ?? {});
    const pixels = changed(held, wanted);
    if (!Array.isArray(pixels)) return { problems: [pixels as Problem<PixelCode>] };
    await saveSetting(trx, websiteId, { pixels });
    await bumpPublishedVersion(trx, websiteId);
    await noteChange(trx, websiteId, { held, change: wanted, actor });
    return { pixels };
  });
}

function changed(held: readonly Pixel[], change: PixelsChange): readonly Pixel[] | Problem<PixelCode> {
  const id = change.kind === 'put' ? change.pixel.id : change.id;
  const isKnown = held.some((each) => each.id === id);
  if (change.kind === 'put' && change.isNew) {
    const { count: most } = PIXEL_LIMITS;
    return held.length < most ? [...held, change.pixel] : { code: 'pixelsTooMany', values: { most } };
  }
  if (!isKnown) return { code: 'pixelUnknown' };
  if (change.kind === 'remove') return held.filter((each) => each.id !== id);
  return held.map((each) => (each.id === id ? change.pixel : each));
}

/** The code itself is not noted, only that it is another one. */
async function noteChange(
  trx: SiteTransaction,
  websiteId: string,
  { held, change, actor }: { readonly held: readonly Pixel[]; readonly change: PixelsChange; readonly actor: Actor },
): Promise<void> {
  const before = held.find(({ id }) => id === (change.kind === 'put' ? change.pixel.id : change.id));
  if (change.kind === 'remove') {
    const details = { id: change.id, name: before?.name ?? '' };
    await recordAudit(trx, { websiteId, actor, action: 'pixel.delete', details });
    return;
  }
  const { code, ...shown } = change.pixel;
  const details = { ...shown, isCodeChanged: code !== (before?.code ?? '') };
  await recordAudit(trx, { websiteId, actor, action: change.isNew ? 'pixel.create' : 'pixel.update', details });
}
