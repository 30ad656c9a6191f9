import type { BlockDefinition } from '../definition.ts';
import { fileAddress, flag, longText, number, reference, text } from '../field.ts';

/** A video of a known provider, or the site's own file. Nothing loads from a provider before the visitor agrees. */
export const videoDefinition = {
  type: 'video',
  name: 'Video',
  group: 'media',
  icon: 'video',
  fields: {
    url: fileAddress('Video URL', 'video'),
    poster: reference('Poster image', 'image'),
    title: text('Title', '', 300),
    description: longText('Description', '', 2000),
    /** Of one's own file only: silent, again and again, like a moving picture. */
    isLoop: flag('Autoplay, muted, in a loop', false),
  },
  design: ['isLoop'],
  size: { columns: 12, rows: 8 },
  empty: 'Select a video',
  also: 'youtube vimeo film',
} as const satisfies BlockDefinition;

/** Audio, maps and what else known providers show in a frame. */
export const embedDefinition = {
  type: 'embed',
  name: 'Embed',
  group: 'more',
  icon: 'embed',
  fields: {
    url: text('URL', '', 2000),
    title: text('Title', '', 300),
    /** 0: as high as the provider makes it. */
    height: number('Height', 0, { min: 0, max: 1200, step: 10, unit: 'px' }),
  },
  design: ['height'],
  size: { columns: 6, rows: 6 },
  empty: 'Enter a URL',
  also: 'youtube spotify soundcloud',
} as const satisfies BlockDefinition;
