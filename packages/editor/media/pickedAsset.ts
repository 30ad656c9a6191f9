import type { WireAsset } from '@quoin/contract/endpoints/content';
import type { MediaKind } from '@quoin/domain/media';

/** A file that was chosen in the library. */
export interface PickedAsset {
  readonly id: string;
  /** On the app's own origin, to show it here; of pictures `?format=300w` … gives other widths. */
  readonly url: string;
  /** On the site, for links and addresses that pages hold: `/s/files/<id>/<filename>`. */
  readonly address: string;
  readonly filename: string;
  readonly kind: MediaKind;
  readonly width?: number;
  readonly height?: number;
  readonly altText: string;
  readonly focalPoint: { readonly x: number; readonly y: number };
}

export function toPicked({ id, url, address, name, kind, width, height, altText, focalPoint }: WireAsset): PickedAsset {
  const size = width === null || height === null ? {} : { width, height };
  return { id, url, address, filename: name, kind, altText, focalPoint, ...size };
}
