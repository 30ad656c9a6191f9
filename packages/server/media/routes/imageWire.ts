import type { WireAppImage } from '@quoin/contract/endpoints/store';
import { appNamedImagePath } from '@quoin/contract/endpoints/store';
import type { Asset } from '../storage/assets.ts';

export function toWireImage(site: string, asset: Asset): WireAppImage {
  const { id, filename, altText, focalPoint, originalWidth: width, originalHeight: height } = asset;
  return { id, url: appNamedImagePath(site, id, filename), filename, altText, focalPoint, width, height };
}
