import { RECORD_TYPES } from '@quoin/domain/site';
import { type Entry, type Group, whether } from '../entry.ts';

/** Name → code of `recordType`. */
const RECORDS: readonly (readonly [name: string, code: number])[] = [
  ['text?', RECORD_TYPES.text],
  ['audio?', RECORD_TYPES.audio],
  ['store-item?', RECORD_TYPES.storeItem],
  ['event?', RECORD_TYPES.event],
  ['binary?', RECORD_TYPES.binary],
  ['css-asset?', RECORD_TYPES.cssAsset],
  ['tweak-asset?', RECORD_TYPES.tweakAsset],
  ['digital-good?', RECORD_TYPES.digitalGood],
  ['attachment?', RECORD_TYPES.attachment],
  ['wordpress-export?', RECORD_TYPES.wordpressExport],
  ['json-export?', RECORD_TYPES.jsonExport],
  ['site-search?', RECORD_TYPES.siteSearch],
  ['active-time?', RECORD_TYPES.activeTime],
  ['tweet?', RECORD_TYPES.tweet],
  ['checkin?', RECORD_TYPES.checkIn],
  ['kbarticle?', RECORD_TYPES.kbArticle],
  ['undefined?', -1],
];

const recordEntry = ([name, code]: readonly [string, number]): Entry => ({
  name,
  summary: `\`recordType\` is ${code}.`,
  examples: [whether(name, { recordType: code })],
});

/** Also true for items promoted by a block of that name. */
const PROMOTABLE: readonly (readonly [name: string, code: number, block: string])[] = [
  ['image?', RECORD_TYPES.image, 'image'],
  ['video?', RECORD_TYPES.video, 'video'],
  ['external-video?', RECORD_TYPES.video, 'video'],
  ['quote?', RECORD_TYPES.quote, 'quote'],
  ['link?', RECORD_TYPES.link, 'link'],
  ['gallery?', RECORD_TYPES.gallery, 'gallery'],
];

const BLOCKS = [
  'MAP',
  'EMBED',
  'IMAGE',
  'CODE',
  'QUOTE',
  'TWITTER',
  'LINK',
  'VIDEO',
  'FOURSQUARE',
  'INSTAGRAM',
  'FORM',
];

export const RECORD_ENTRIES: Group = {
  title: 'Record types',
  intro: 'They look at `recordType` of the current node.',
  entries: RECORDS.map(recordEntry),
};

export const PROMOTED_ENTRIES: Group = {
  title: 'Promoted blocks',
  intro:
    'They look at `promotedBlockType` of the current node; those with a record type of the same kind look at `recordType` too.',
  entries: [
    ...PROMOTABLE.map(
      ([name, code, block]): Entry => ({
        name,
        summary: `\`recordType\` is ${code}, or \`promotedBlockType\` is \`${block}\`.`,
        examples: [whether(name, { recordType: code }), whether(name, { promotedBlockType: block })],
      }),
    ),
    ...BLOCKS.map(
      (block): Entry => ({
        name: `promoted${block}?`,
        summary: `\`promotedBlockType\` is \`${block.toLowerCase()}\`.`,
        examples: [whether(`promoted${block}?`, { promotedBlockType: block.toLowerCase() })],
      }),
    ),
  ],
};
