import { PURPOSES, type Purpose } from '../consent/trackingSettings.ts';

/** `code`: what its owner wrote. The others are tags known by their id, for which the product knows the words. */
export const PIXEL_KINDS = ['code', 'googleTag', 'tagManager', 'metaPixel'] as const;
export type PixelKind = (typeof PIXEL_KINDS)[number];

/** `store`: products, carts, checkout and orders. `orders`: where an order is confirmed, and nowhere else. */
export const PIXEL_PLACES = ['everywhere', 'store', 'orders'] as const;
export type PixelPlaces = (typeof PIXEL_PLACES)[number];

/** Characters; and how many a site may have. */
export const PIXEL_LIMITS = { name: 80, code: 10_000, tagId: 30, count: 10 } as const;

/** Third-party code that is notified of what visitors do, in its own frame (decision 0072). */
export interface Pixel {
  readonly id: string;
  /** Visitors read it on the page about cookies. */
  readonly name: string;
  readonly kind: PixelKind;
  /** Of `code`: markup with scripts, or a script alone; '' for tags. */
  readonly code: string;
  /** Of tags; '' for `code`. */
  readonly tagId: string;
  readonly purpose: Purpose;
  readonly places: PixelPlaces;
  readonly isOn: boolean;
}

/** What pages know of a pixel. */
export type PixelFacts = Pick<Pixel, 'id' | 'kind' | 'purpose'>;

/** As they are kept among the site's settings, `pixels`; what is unsound is left out. */
export function pixelsOf(settings: Readonly<Record<string, unknown>>): readonly Pixel[] {
  const held = Array.isArray(settings.pixels) ? settings.pixels : [];
  return held.slice(0, PIXEL_LIMITS.count).flatMap((value: unknown) => pixelOf(value) ?? []);
}

function pixelOf(value: unknown): Pixel | null {
  if (typeof value !== 'object' || value === null) return null;
  const held = value as Readonly<Record<string, unknown>>;
  const kind = PIXEL_KINDS.find((each) => each === held.kind);
  const purpose = PURPOSES.find((each) => each === held.purpose);
  const places = PIXEL_PLACES.find((each) => each === held.places);
  if (kind === undefined || purpose === undefined || places === undefined) return null;
  const { id, name, code, tagId } = held;
  if (typeof id !== 'string' || typeof name !== 'string') return null;
  return {
    ...{ id, name, kind, purpose, places, isOn: held.isOn === true },
    code: typeof code === 'string' ? code : '',
    tagId: typeof tagId === 'string' ? tagId : '',
  };
}

/** Which of them a page has. */
export function pixelsOn(
  pixels: readonly Pixel[],
  page: { readonly isStore: boolean; readonly isOrder: boolean },
): readonly PixelFacts[] {
  const isHere: Readonly<Record<PixelPlaces, boolean>> = {
    everywhere: true,
    store: page.isStore || page.isOrder,
    orders: page.isOrder,
  };
  return pixels
    .filter(({ isOn, places }) => isOn && isHere[places])
    .map(({ id, kind, purpose }) => ({ id, kind, purpose }));
}
