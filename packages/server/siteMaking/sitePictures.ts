import type { DecidedSite, PictureShape } from '@quoin/domain/sections';
import type { Deps } from '../deps.ts';
import type { Asset } from '../media/index.ts';
import { addImage } from '../media/index.ts';
import type { Site } from '../sites/index.ts';
import { type DrawnPicture, drawPicture, type MotifName } from './artwork/drawPicture.ts';

/** A new site's pictures by shape. Each call returns the next one, and the first again after the last. */
export interface SitePictures {
  next(shape: PictureShape): Asset;
}

const SHAPES: readonly PictureShape[] = ['wide', 'tall', 'square'];
/** Of each shape; a page shows hardly more. */
const EACH = 5;

/** What a site's pictures are of, by its purpose; each shape begins with another one. */
const MOTIFS: Readonly<Record<string, readonly MotifName[]>> = {
  shop: ['vessels', 'stems', 'tiles', 'vessels', 'arches'],
  studio: ['tiles', 'arches', 'hills', 'stems', 'tiles'],
  services: ['hills', 'arches', 'stems', 'tiles', 'hills'],
  cafe: ['vessels', 'stems', 'arches', 'vessels', 'hills'],
  journal: ['hills', 'stems', 'vessels', 'tiles', 'hills'],
  events: ['arches', 'tiles', 'hills', 'stems', 'arches'],
};
const ANY: readonly MotifName[] = ['hills', 'stems', 'tiles', 'vessels', 'arches'];

/** Draws a site's pictures in its colours and takes them into its library. */
export async function drawSitePictures(
  deps: Pick<Deps, 'db' | 'files' | 'newId' | 'now'>,
  site: Site,
  { purpose, look }: DecidedSite,
): Promise<SitePictures> {
  const motifs = MOTIFS[purpose.id] ?? ANY;
  const isGerman = /^de(?:-|$)/i.test(site.language);
  const byShape = new Map<PictureShape, Asset[]>(SHAPES.map((shape) => [shape, []]));
  for (const [offset, shape] of SHAPES.entries())
    for (let index = 0; index < EACH; index += 1) {
      const motif = motifs[(index + offset) % motifs.length] ?? 'hills';
      const seed = `${site.identifier}-${motif}-${shape}-${index + 1}`;
      const drawn = await drawPicture(seed, { shape, motif, palette: look.style.palette });
      byShape.get(shape)?.push(await keep(deps, site, drawn, isGerman));
    }
  const asked = new Map<PictureShape, number>();
  return {
    next(shape) {
      const all = byShape.get(shape) ?? [];
      const count = asked.get(shape) ?? 0;
      asked.set(shape, count + 1);
      return all[count % all.length]!;
    },
  };
}

async function keep(
  deps: Pick<Deps, 'db' | 'files' | 'newId' | 'now'>,
  site: Site,
  { filename, bytes, alt: [english, german] }: DrawnPicture,
  isGerman: boolean,
): Promise<Asset> {
  const added = await addImage(deps, site.id, { filename, bytes, altText: isGerman ? german : english });
  if (!added.ok) throw new Error(`A picture of the new site is unusable: ${added.problem.code}`);
  return added.value;
}
