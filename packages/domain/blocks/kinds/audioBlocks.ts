import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { choice, fileAddress, flag, link, list, reference, text } from '../field.ts';

/** LIM-01. */
const MOST_TRACKS = 60;

/** One recording, of one's own. */
export const audioDefinition = {
  type: 'audio',
  name: words.audio,
  group: 'media',
  icon: 'audio',
  fields: {
    audioAssetUrl: fileAddress(words.audioFile, 'audio'),
    title: text(words.title, '', 300),
    author: text(words.by, '', 200),
    showDownload: flag(words.allowDownload, false),
    designStyle: choice(words.design, 'minimal', { minimal: words.minimal, card: words.card }),
  },
  design: ['designStyle'],
  size: { columns: 6, rows: 3 },
  empty: words.selectAnAudioFile,
  also: 'mp3 music podcast sound',
} as const satisfies BlockDefinition;

/** Several recordings with a picture, as a record has them. */
export const albumDefinition = {
  type: 'album',
  name: words.album,
  group: 'media',
  icon: 'album',
  fields: {
    title: text(words.title, '', 300),
    artist: text(words.by, '', 200),
    image: reference(words.picture, 'image'),
    tracks: list(
      words.tracks,
      {
        title: text(words.title, '', 300),
        url: fileAddress(words.audioFile, 'audio'),
        duration: text(words.durationSuchAs345, '', 10),
      },
      MOST_TRACKS,
    ),
    buyLink: link(words.buyLink),
    buyTitle: text(words.buyLinkText, '', 100),
    showDownload: flag(words.allowDownload, false),
    layout: choice(words.design, 'beside', { beside: words.coverBesideTracks, above: words.coverAboveTracks }),
  },
  design: ['layout'],
  size: { columns: 12, rows: 10 },
  empty: words.addTracks,
  also: 'music record tracks songs',
} as const satisfies BlockDefinition;
