import * as words from '@quoin/messages/app/blockWords';
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
  name: words.image,
  group: 'media',
  icon: 'picture',
  fields: {
    image: reference(words.picture, 'image'),
    layout: choice(
      words.layout,
      'inline',
      {
        inline: words.inline,
        poster: words.poster,
        card: words.card,
        overlap: words.overlap,
        collage: words.collage,
        stack: words.stack,
      },
      IMAGE_LAYOUTS,
    ),
    title: text(words.title, '', 300),
    description: longText(words.description, '', 2000),
    link: link(words.link),
    linkText: text(words.linkText, '', 100),
    newWindow: flag(words.openInANewTab, false),
    isLightBox: flag(words.openInLightbox, false),
    ratio: choice(words.shape, 'original', {
      original: words.original,
      '1:1': words.square11,
      '3:2': words.landscape32,
      '16:9': words.wide169,
      '2:3': words.portrait23,
      '4:5': words.portrait45,
    }),
    /** Fills its place on the grid, cropped around the focal point. */
    stretch: flag(words.fillArea, false),
  },
  inPlace: [
    { field: 'title', at: '.image-title' },
    { field: 'description', at: '.image-subtitle > p' },
    { field: 'linkText', at: '.image-button .sqs-block-button-element' },
  ],
  design: ['layout', 'ratio', 'stretch'],
  size: { columns: 6, rows: 8 },
  empty: words.selectAnImage,
  also: 'photo',
} as const satisfies BlockDefinition;
