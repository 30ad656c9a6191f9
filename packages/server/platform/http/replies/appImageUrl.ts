import { appSitePath } from '@quoin/contract/endpoints/running';

/** A picture through the app's own origin: its policy lets no other in. `site` is the identifier in the app's paths. */
export function appImageUrl(site: string, assetId: string | null): string | null {
  return assetId === null ? null : appSitePath(site, `/images/${assetId}?format=100w`);
}
