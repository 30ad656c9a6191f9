import {
  GALLERY_DESIGNS,
  GALLERY_OPTIONS,
  galleryOptionNames,
  galleryOptionsFor,
  type RangeRule,
} from '@quoin/domain/media';
import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, list, longText, number, reference, text } from '../field.ts';

/** Numbers that pages of existing sites store for the four designs (ENUM-06). */
const GALLERY_VARIANTS = { slideshow: 1000, slider: 1002, grid: 1003, stacked: 1004 } as const;

const OPTIONS = GALLERY_OPTIONS;
const within = (label: string, { initial, min, max }: RangeRule, unit: string) =>
  number(label, initial, { min, max, unit });

/** LIM-01: pictures of one gallery. */
const MOST_PICTURES = 50;

/** A gallery with every option of GAL-02; which of them a design uses says `galleryOptionsFor`. */
export const galleryDefinition = {
  type: 'gallery',
  name: words.gallery,
  group: 'media',
  icon: 'pictures',
  fields: {
    design: choice(
      words.design,
      'grid',
      {
        slideshow: words.slideshow,
        slider: words.carousel,
        grid: words.grid,
        stacked: words.stacked,
      },
      GALLERY_VARIANTS,
    ),
    pictures: list(
      words.pictures,
      {
        image: reference(words.picture, 'image'),
        title: text(words.title, '', 300),
        description: longText(words.description, '', 2000),
        link: link(words.link),
      },
      MOST_PICTURES,
    ),
    label: text(words.labelForScreenReaders, '', 120),
    autoplay: flag(words.autoplay, OPTIONS.autoplay.initial),
    autoplayDelay: within(words.secondsPerImage, OPTIONS.autoplayDelay, 's'),
    controls: flag(words.arrows, OPTIONS.controls.initial),
    autoCrop: flag(words.cropImages, OPTIONS.autoCrop.initial),
    aspectRatio: choice(words.shape, OPTIONS.aspectRatio.initial, {
      '1:1': words.square11,
      '3:2': words.landscape32,
      '2:3': words.portrait23,
      '4:3': words.landscape43,
      '3:4': words.portrait34,
      '16:9': words.wide169,
      '2.40': words.cinema240,
    }),
    sliderHeight: within(words.height, OPTIONS.sliderHeight, '% of width'),
    thumbnails: flag(words.thumbnails, OPTIONS.thumbnails.initial),
    stripHeight: within(words.thumbnailHeight, OPTIONS.stripHeight, 'px'),
    stripMargin: within(words.spaceAboveThumbnails, OPTIONS.stripMargin, 'px'),
    titleAndDescription: flag(words.titleAndDescription, OPTIONS.titleAndDescription.initial),
    titleOnly: flag(words.title, OPTIONS.titleOnly.initial),
    metaPosition: choice(words.textPosition, OPTIONS.metaPosition.initial, {
      top: words.top,
      'top-left': words.topLeft,
      'top-right': words.topRight,
      center: words.center,
      bottom: words.bottom,
      'bottom-left': words.bottomLeft,
      'bottom-right': words.bottomRight,
    }),
    metaOnHover: flag(words.showTextOnHoverOnly, OPTIONS.metaOnHover.initial),
    activeAlignment: choice(words.positionOfCurrentImage, OPTIONS.activeAlignment.initial, {
      left: words.left,
      center: words.center,
      right: words.right,
    }),
    perRow: within(words.imagesPerRow, OPTIONS.perRow, ''),
    padding: within(words.imageSpacing, OPTIONS.padding, 'px'),
    lightbox: flag(words.openInLightbox, OPTIONS.lightbox.initial),
    lightboxTheme: choice(words.lightboxBackground, OPTIONS.lightboxTheme.initial, {
      dark: words.dark,
      light: words.light,
    }),
    maxColumnWidth: within(words.maximumColumnWidth, OPTIONS.maxColumnWidth, 'px'),
    newWindow: flag(words.openLinksInANew, OPTIONS.newWindow.initial),
    transparentBackground: flag(words.transparentBackground, OPTIONS.transparentBackground.initial),
  },
  unused: ({ design }) => {
    const known = GALLERY_DESIGNS.find((each) => each === design);
    const used = galleryOptionsFor(known ?? 'grid');
    return galleryOptionNames().filter((name) => !used.includes(name));
  },
  design: [
    'design',
    'autoplay',
    'autoplayDelay',
    'controls',
    'autoCrop',
    'aspectRatio',
    'sliderHeight',
    'thumbnails',
    'stripHeight',
    'stripMargin',
    'titleAndDescription',
    'titleOnly',
    'metaPosition',
    'metaOnHover',
    'activeAlignment',
    'perRow',
    'padding',
    'lightbox',
    'lightboxTheme',
    'maxColumnWidth',
    'newWindow',
    'transparentBackground',
  ],
  size: { columns: 12, rows: 8 },
  empty: words.selectImages,
  also: 'slideshow carousel photos',
} as const satisfies BlockDefinition;
