import { srcset } from '@quoin/domain/media';
import type { Node } from 'prosemirror-model';
import type { PickedAsset } from '../media/pickedAsset.ts';
import { textSchema } from '../text/schema.ts';

type Picture = Pick<PickedAsset, 'address' | 'width' | 'height' | 'altText'>;

/** As wide as a text is in most themes. */
const SIZES = '(min-width: 64em) 60vw, calc(100vw - 2rem)';

/** Creates the node for a library image in a text: in each of its widths, with room for a caption. */
export function pictureNode({ address, width, height, altText }: Picture): Node {
  const size = width === undefined || height === undefined ? {} : { width: String(width), height: String(height) };
  const widths =
    width === undefined ? {} : { srcset: srcset({ assetUrl: address, originalWidth: width }), sizes: SIZES };
  const attrs = { src: `${address}?format=1500w`, ...widths, ...size, alt: altText, loading: 'lazy' };
  return textSchema.nodes.figure.create(attrs);
}
