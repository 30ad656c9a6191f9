import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { fileAddress, flag, longText, number, reference, text } from '../field.ts';

/** A video of a known provider, or the site's own file. Nothing loads from a provider before the visitor agrees. */
export const videoDefinition = {
  type: 'video',
  name: words.video,
  group: 'media',
  icon: 'video',
  fields: {
    url: fileAddress(words.videoUrl, 'video'),
    poster: reference(words.posterImage, 'image'),
    title: text(words.title, '', 300),
    description: longText(words.description, '', 2000),
    /** Of one's own file only: silent, again and again, like a moving picture. */
    isLoop: flag(words.autoplayMutedInALoop, false),
  },
  design: ['isLoop'],
  size: { columns: 12, rows: 8 },
  empty: words.selectAVideo,
  also: 'youtube vimeo film',
} as const satisfies BlockDefinition;

/** Audio, maps and what else known providers show in a frame. */
export const embedDefinition = {
  type: 'embed',
  name: words.embed,
  group: 'more',
  icon: 'embed',
  fields: {
    url: text(words.url, '', 2000),
    title: text(words.title, '', 300),
    /** 0: as high as the provider makes it. */
    height: number(words.height, 0, { min: 0, max: 1200, step: 10, unit: 'px' }),
  },
  design: ['height'],
  size: { columns: 6, rows: 6 },
  empty: words.enterAUrl,
  also: 'youtube spotify soundcloud',
} as const satisfies BlockDefinition;
