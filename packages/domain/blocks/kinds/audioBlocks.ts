import type { BlockDefinition } from '../definition.ts';
import { choice, fileAddress, flag, link, list, reference, text } from '../field.ts';

/** LIM-01. */
const MOST_TRACKS = 60;

/** One recording, of one's own. */
export const audioDefinition = {
  type: 'audio',
  name: 'Audio',
  group: 'media',
  icon: 'audio',
  fields: {
    audioAssetUrl: fileAddress('Audio file', 'audio'),
    title: text('Title', '', 300),
    author: text('By', '', 200),
    showDownload: flag('Allow download', false),
    designStyle: choice('Design', 'minimal', { minimal: 'Minimal', card: 'Card' }),
  },
  design: ['designStyle'],
  size: { columns: 6, rows: 3 },
  empty: 'Select an audio file',
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
        url: fileAddress('Audio file', 'audio'),
        duration: text('Duration, such as 3:45', '', 10),
      },
      MOST_TRACKS,
    ),
    buyLink: link('Buy link'),
    buyTitle: text('Buy link text', '', 100),
    showDownload: flag('Allow download', false),
    layout: choice('Design', 'beside', { beside: 'Cover beside tracks', above: 'Cover above tracks' }),
  },
  design: ['layout'],
  size: { columns: 12, rows: 10 },
  empty: 'Add tracks',
  also: 'music record tracks songs',
} as const satisfies BlockDefinition;
