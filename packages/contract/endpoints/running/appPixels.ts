import type { ConsentMode, Pixel } from '@quoin/domain/analytics';
import { appSitePath } from './appSites.ts';

/** GET. Every change answers the same. */
export interface AppPixelsResponse {
  readonly pixels: readonly Pixel[];
  /** How visitors are asked for consent, which decides when pixels run. */
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
