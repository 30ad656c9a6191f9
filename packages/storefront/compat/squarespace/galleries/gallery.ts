import { Gallery2 } from './gallery2.ts';
import type { GalleryKeys, GalleryOptions } from './galleryPlan.ts';
import type { StripOptions } from './strip.ts';

/** Options of `new Y.Squarespace.Gallery(…)`. */
export interface FirstGalleryOptions {
  readonly slideshowElement?: unknown;
  readonly itemSelector?: unknown;
  readonly startIndex?: number;
  readonly loop?: boolean | string;
  readonly autoplay?: boolean | string;
  readonly keyboard?: boolean | GalleryKeys;
  readonly next?: unknown;
  readonly previous?: unknown;
  readonly controls?: unknown;
  readonly currentIndex?: unknown;
  readonly totalSlides?: unknown;
  readonly design?: string;
  readonly designOptions?: {
    readonly activeSlideBehavior?: string;
    /** Seconds, in a strip. */
    readonly duration?: number;
    readonly fitImage?: boolean;
    readonly speed?: number;
    readonly transition?: string;
  } & StripOptions;
}

/** `Y.Squarespace.Gallery`, the predecessor of `Gallery2`: the same gallery with other option names. */
export class Gallery extends Gallery2 {
  constructor(options: FirstGalleryOptions = {}) {
    super(inWordsOfGallery2(options));
  }

  /** Another gallery that shows the same slide, whichever of the two is pressed. */
  linkGallery(other: Gallery2): this {
    return this.addChild(other);
  }
}

export function inWordsOfGallery2(options: FirstGalleryOptions): GalleryOptions {
  const { slideshowElement, itemSelector, startIndex, designOptions = {}, ...rest } = options;
  const { next, previous, controls, currentIndex, totalSlides, ...same } = rest;
  const { activeSlideBehavior, duration, fitImage, ...design } = designOptions;
  return {
    ...same,
    container: slideshowElement,
    slides: itemSelector || undefined,
    ...(startIndex === undefined ? {} : { currentIndex: startIndex }),
    elements: { next, previous, controls, currentIndex, totalSlides },
    designOptions: {
      ...(duration === undefined ? {} : { speed: duration }),
      ...design,
      activeSlideClickBehavior: activeSlideBehavior ?? false,
    },
    ...(fitImage === true ? { loaderOptions: { mode: 'fit' } } : {}),
  };
}
