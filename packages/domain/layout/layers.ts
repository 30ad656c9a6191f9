import { overlaps } from './freePlace.ts';
import { MAX_BLOCKS } from './placement.ts';
import { type Placed, readingOrder } from './readingOrder.ts';

export type LayerStep = 'forward' | 'backward' | 'front' | 'back';

/** Ids from the lowest to the highest: by layer, then as they are read. What the page paints and the layers panel lists (ED-13). */
export function paintOrder(blocks: readonly Placed[]): readonly string[] {
  const reading = readingRanks(blocks);
  return [...blocks]
    .sort((a, b) => a.place.layer - b.place.layer || reading.get(a.id)! - reading.get(b.id)!)
    .map(({ id }) => id);
}

/**
 * Returns new layers, of those that change, after some blocks went up or down. One step passes the next block that is
 * over or under them.
 */
export function relayer(
  blocks: readonly Placed[],
  ids: readonly string[],
  step: LayerStep,
): ReadonlyMap<string, number> {
  const moving = new Set(ids);
  const order = paintOrder(blocks);
  const chosen = order.filter((id) => moving.has(id));
  const others = order.filter((id) => !moving.has(id));
  if (chosen.length === 0 || others.length === 0) return new Map();
  const at = placeAmong(blocks, order, others, chosen, step);
  return layersFor(blocks, [...others.slice(0, at), ...chosen, ...others.slice(at)]);
}

/** How many of the others lie below the chosen ones afterwards. */
function placeAmong(
  blocks: readonly Placed[],
  order: readonly string[],
  others: readonly string[],
  chosen: readonly string[],
  step: LayerStep,
): number {
  if (step === 'front') return others.length;
  if (step === 'back') return 0;
  const place = new Map(blocks.map((block) => [block.id, block.place]));
  const meets = (id: string) => chosen.some((each) => overlaps(place.get(each)!, place.get(id)!));
  const isForward = step === 'forward';
  const edge = order.indexOf(isForward ? chosen.at(-1)! : chosen[0]!);
  const passed = isForward
    ? others.filter((id) => order.indexOf(id) > edge)
    : others.filter((id) => order.indexOf(id) < edge).reverse();
  const next = passed.find(meets) ?? passed[0];
  if (next === undefined) return isForward ? others.length : 0;
  return others.indexOf(next) + (isForward ? 1 : 0);
}

/** Returns layers that paint in this order, changing as few as possible; all are set again when they run out. */
export function layersFor(blocks: readonly Placed[], order: readonly string[]): ReadonlyMap<string, number> {
  const reading = readingRanks(blocks);
  const own = new Map(blocks.map(({ id, place }) => [id, place.layer]));
  const wanted = new Map<string, number>();
  let [layer, read] = [0, -1];
  for (const id of order) {
    const isAbove = own.get(id)! > layer || (own.get(id)! === layer && reading.get(id)! > read);
    layer = isAbove ? own.get(id)! : layer + (reading.get(id)! > read ? 0 : 1);
    read = reading.get(id)!;
    wanted.set(id, layer);
  }
  const final = layer <= MAX_BLOCKS ? wanted : new Map(order.map((id, index) => [id, index]));
  return new Map([...final].filter(([id, each]) => own.get(id) !== each));
}

/**
 * Pairs that overlap and are read in another order than they are painted: [read later, painted on top]. The editor offers to
 * put their layers in reading order.
 */
export function readAgainstPaint(blocks: readonly Placed[]): readonly (readonly [string, string])[] {
  const read = readingOrder(blocks);
  const painted = new Map(paintOrder(blocks).map((id, index) => [id, index]));
  return read.flatMap((one, index) =>
    read
      .slice(index + 1)
      .filter((other) => overlaps(one.place, other.place) && painted.get(one.id)! > painted.get(other.id)!)
      .map((other) => [other.id, one.id] as const),
  );
}

/** How soon each is read within one layer. */
function readingRanks(blocks: readonly Placed[]): ReadonlyMap<string, number> {
  const flat = blocks.map(({ id, place }) => ({ id, place: { ...place, layer: 0 } }));
  return new Map(readingOrder(flat).map(({ id }, index) => [id, index]));
}
