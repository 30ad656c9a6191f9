import type { BlockDefinition } from '../definition.ts';
import { choice, flag, link, longText, reference, text } from '../field.ts';

/** Numbers that pages of existing sites store for the six ways to arrange a picture and its words (ENUM-06). */
const IMAGE_LAYOUTS = {
  inline: 1012,
  poster: 1013,
  card: 1014,
  overlap: 1015,
  collage: 1016,
  stack: 1017,
} as const;

export const imageDefinition = {
  type: 'image',
  name: 'Image',
  group: 'media',
  icon: 'picture',
  fields: {
    image: reference('Picture', 'image'),
    layout: choice(
      'Layout',
      'inline',
      {
        inline: 'Inline',
        poster: 'Poster',
        card: 'Card',
        overlap: 'Overlap',
        collage: 'Collage',
        stack: 'Stack',
      },
      IMAGE_LAYOUTS,
    ),
    title: text('Title', '', 300),
    description: longText('Description', '', 2000),
    link: link('Link'),
    linkText: text('Link text', '', 100),
    newWindow: flag('Open in a new tab', false),
    isLightBox: flag('Open in lightbox', false),
    ratio: choice('Shape', 'original', {
      original: 'Original',
      '1:1': 'Square 1:1',
      '3:2': 'Landscape 3:2',
      '16:9': 'Wide 16:9',
      '2:3': 'Portrait 2:3',
      '4:5': 'Portrait 4:5',
    }),
    /** Fills its place on the grid, cropped around the focal point. */
    stretch: flag('Fill area', false),
  },
  inPlace: [
    { field: 'title', at: '.image-title' },
    { field: 'description', at: '.image-subtitle > p' },
    { field: 'linkText', at: '.image-button .sqs-block-button-element' },
  ],
  design: ['layout', 'ratio', 'stretch'],
  size: { columns: 6, rows: 8 },
  empty: 'Select an image',
  also: 'photo',
} as const satisfies BlockDefinition;
