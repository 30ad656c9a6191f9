import type { ConsentMode, Pixel } from '@quoin/domain/analytics';
import { appSitePath } from '../running/appSites.ts';

/** GET, on the site: the document that stands in a pixel's frame. */
export function pixelFramePath(id: string): string {
  return `/api/1/pixels/${encodeURIComponent(id)}`;
}

/** First word of the frame to its page; it brings the port that events come through. */
export const PIXEL_GREETING = 'quoin:pixel';

/** GET. Every change answers the same. */
export interface AppPixelsResponse {
  readonly pixels: readonly Pixel[];
  /** How visitors are asked, which decides when pixels run. */
  readonly consent: ConsentMode;
}

export type WirePixelEntry = Omit<Pixel, 'id'>;

/** GET; POST a `WirePixelEntry`. */
export function appPixelsPath(site: string): string {
  return appSitePath(site, '/settings/pixels');
}

/** PUT a `WirePixelEntry`, DELETE. */
export function appPixelPath(site: string, id: string): string {
  return `${appPixelsPath(site)}/${encodeURIComponent(id)}`;
}
