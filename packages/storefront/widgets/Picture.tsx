import type { WireImage } from '@quoin/contract/endpoints/site';
import { parseImageSize } from '@quoin/domain/media';
import type { ReactElement } from 'react';

/** The width steps a page offers for a picture that is never wider than the page. */
const OFFERED = [300, 500, 750, 1000, 1500] as const;

export interface PictureProps {
  readonly image: WireImage;
  /**
   * Display width. Omitted: a visible thumbnail next to its text, for which one small file is enough, even if larger
   * ones exist.
   */
  readonly sizes?: string;
  /** Next to text with the same content: not read out. */
  readonly isDecorative?: boolean;
  /** In sight already: decoded at once, so that taking over the markup shows no gap. */
  readonly isInSight?: boolean;
}

/** A picture in its width steps, as the theme's partial `quoin-picture` prints it. */
export function Picture({ image, sizes, isDecorative = !sizes, isInSight = !sizes }: PictureProps): ReactElement {
  const size = parseImageSize(image.originalSize);
  const img = (
    <img
      src={`${image.assetUrl}?format=${sizes ? 750 : 300}w`}
      srcSet={sizes && OFFERED.map((step) => `${image.assetUrl}?format=${step}w ${step}w`).join(', ')}
      sizes={sizes}
      width={size?.width}
      height={size?.height}
      alt={isDecorative ? '' : image.altText}
      loading={isInSight ? undefined : 'lazy'}
      decoding={isInSight ? 'sync' : 'async'}
    />
  );
  if (!image.motion) return img;
  return (
    <picture style={{ display: 'contents' }} data-motion={sizes && image.motion}>
      <source
        media="(prefers-reduced-motion: reduce)"
        srcSet={`${image.assetUrl}?format=${sizes ? 1500 : 300}w&motion=none`}
      />
      {img}
    </picture>
  );
}
