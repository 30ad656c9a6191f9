import type { BlockDefinition } from './definition.ts';
import { choice, fileAddress, flag, link, list, reference, text } from './field.ts';

/** LIM-01. */
const MOST_TRACKS = 60;

/** One recording, of one's own. */
export const audioDefinition = {
  type: 'audio',
  name: 'Audio',
  group: 'media',
  icon: 'audio',
  fields: {
    audioAssetUrl: fileAddress('Sound file', 'audio'),
    title: text('Title', '', 300),
    author: text('By', '', 200),
    showDownload: flag('Offer the file for download', false),
    designStyle: choice('Design', 'minimal', { minimal: 'Minimal', card: 'Card' }),
  },
  design: ['designStyle'],
  size: { columns: 6, rows: 3 },
  empty: 'Choose a sound file',
  also: 'mp3 music podcast sound',
} as const satisfies BlockDefinition;

/** Several recordings with a picture, as a record has them. */
export const albumDefinition = {
  type: 'album',
  name: 'Album',
  group: 'media',
  icon: 'album',
  fields: {
    title: text('Title', '', 300),
    artist: text('By', '', 200),
    image: reference('Picture', 'image'),
    tracks: list(
      'Tracks',
      {
        title: text('Title', '', 300),
        url: fileAddress('Sound file', 'audio'),
        duration: text('Length, for example 3:45', '', 10),
      },
      MOST_TRACKS,
    ),
    buyLink: link('Where to buy it'),
    buyTitle: text('Title of that link', '', 100),
    showDownload: flag('Offer the files for download', false),
    layout: choice('Design', 'beside', { beside: 'Picture beside the tracks', above: 'Picture above the tracks' }),
  },
  design: ['layout'],
  size: { columns: 12, rows: 10 },
  empty: 'Add tracks',
  also: 'music record tracks songs',
} as const satisfies BlockDefinition;
