import {
  GALLERY_DESIGNS,
  GALLERY_OPTIONS,
  galleryOptionNames,
  galleryOptionsFor,
  type RangeRule,
} from '@quoin/domain/media';
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
  name: 'Gallery',
  group: 'media',
  icon: 'pictures',
  fields: {
    design: choice(
      'Design',
      'grid',
      {
        slideshow: 'Slideshow',
        slider: 'Carousel',
        grid: 'Grid',
        stacked: 'Stacked',
      },
      GALLERY_VARIANTS,
    ),
    pictures: list(
      'Pictures',
      {
        image: reference('Picture', 'image'),
        title: text('Title', '', 300),
        description: longText('Description', '', 2000),
        link: link('Link'),
      },
      MOST_PICTURES,
    ),
    label: text('Label for screen readers', '', 120),
    autoplay: flag('Autoplay', OPTIONS.autoplay.initial),
    autoplayDelay: within('Seconds per image', OPTIONS.autoplayDelay, 's'),
    controls: flag('Arrows', OPTIONS.controls.initial),
    autoCrop: flag('Crop images', OPTIONS.autoCrop.initial),
    aspectRatio: choice('Shape', OPTIONS.aspectRatio.initial, {
      '1:1': 'Square 1:1',
      '3:2': 'Landscape 3:2',
      '2:3': 'Portrait 2:3',
      '4:3': 'Landscape 4:3',
      '3:4': 'Portrait 3:4',
      '16:9': 'Wide 16:9',
      '2.40': 'Cinema 2.40',
    }),
    sliderHeight: within('Height', OPTIONS.sliderHeight, '% of width'),
    thumbnails: flag('Thumbnails', OPTIONS.thumbnails.initial),
    stripHeight: within('Thumbnail height', OPTIONS.stripHeight, 'px'),
    stripMargin: within('Space above thumbnails', OPTIONS.stripMargin, 'px'),
    titleAndDescription: flag('Title and description', OPTIONS.titleAndDescription.initial),
    titleOnly: flag('Title', OPTIONS.titleOnly.initial),
    metaPosition: choice('Text position', OPTIONS.metaPosition.initial, {
      top: 'Top',
      'top-left': 'Top left',
      'top-right': 'Top right',
      center: 'Center',
      bottom: 'Bottom',
      'bottom-left': 'Bottom left',
      'bottom-right': 'Bottom right',
    }),
    metaOnHover: flag('Show text on hover only', OPTIONS.metaOnHover.initial),
    activeAlignment: choice('Position of current image', OPTIONS.activeAlignment.initial, {
      left: 'Left',
      center: 'Center',
      right: 'Right',
    }),
    perRow: within('Images per row', OPTIONS.perRow, ''),
    padding: within('Image spacing', OPTIONS.padding, 'px'),
    lightbox: flag('Open in lightbox', OPTIONS.lightbox.initial),
    lightboxTheme: choice('Lightbox background', OPTIONS.lightboxTheme.initial, {
      dark: 'Dark',
      light: 'Light',
    }),
    maxColumnWidth: within('Maximum column width', OPTIONS.maxColumnWidth, 'px'),
    newWindow: flag('Open links in a new window', OPTIONS.newWindow.initial),
    transparentBackground: flag('Transparent background', OPTIONS.transparentBackground.initial),
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
  empty: 'Select images',
  also: 'slideshow carousel photos',
} as const satisfies BlockDefinition;
