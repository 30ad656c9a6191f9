import type { WireAppImage } from '@quoin/contract/endpoints/store';
import type { PickedAsset } from '../../media/pickedAsset.ts';

/** A picture of the library as the parts of entries know pictures. */
export function imageOf(asset: PickedAsset): WireAppImage {
  const { id, url, filename, altText, focalPoint, width = 0, height = 0 } = asset;
  return { id, url, filename, altText, focalPoint, width, height };
}
