import { RECORD_TYPES } from '@quoin/domain/site';
import { asNumber, member, type PredicateDefinition } from '@quoin/template';
import { ofNode } from './define.ts';

/** Record types by the name templates ask for. */
const CODES: Readonly<Record<string, number>> = {
  text: RECORD_TYPES.text,
  'store-item': RECORD_TYPES.storeItem,
  event: RECORD_TYPES.event,
  audio: RECORD_TYPES.audio,
  binary: RECORD_TYPES.binary,
  'css-asset': RECORD_TYPES.cssAsset,
  'tweak-asset': RECORD_TYPES.tweakAsset,
  'digital-good': RECORD_TYPES.digitalGood,
  attachment: RECORD_TYPES.attachment,
  'wordpress-export': RECORD_TYPES.wordpressExport,
  'json-export': RECORD_TYPES.jsonExport,
  'site-search': RECORD_TYPES.siteSearch,
  'active-time': RECORD_TYPES.activeTime,
  tweet: RECORD_TYPES.tweet,
  checkin: RECORD_TYPES.checkIn,
  kbarticle: RECORD_TYPES.kbArticle,
  undefined: -1,
};

/** Record types that are also names of blocks an item may be promoted by. */
const PROMOTABLE_CODES: Readonly<Record<string, number>> = {
  video: RECORD_TYPES.video,
  'external-video': RECORD_TYPES.video,
  image: RECORD_TYPES.image,
  quote: RECORD_TYPES.quote,
  link: RECORD_TYPES.link,
  gallery: RECORD_TYPES.gallery,
};

const PROMOTED = [
  'map',
  'embed',
  'image',
  'code',
  'quote',
  'twitter',
  'link',
  'video',
  'foursquare',
  'instagram',
  'form',
];

const isRecordType = (node: unknown, code: number): boolean => asNumber(member(node, 'recordType')) === code;
const isPromotedBy = (node: unknown, block: string): boolean => member(node, 'promotedBlockType') === block;

export const RECORD_PREDICATES: readonly PredicateDefinition[] = [
  ...Object.entries(CODES).map(([name, code]) => ofNode(name, (node) => isRecordType(node, code))),
  ...Object.entries(PROMOTABLE_CODES).map(([name, code]) => {
    const block = name === 'external-video' ? 'video' : name;
    return ofNode(name, (node) => isRecordType(node, code) || isPromotedBy(node, block));
  }),
  ...PROMOTED.map((block) => ofNode(`promoted${block.toUpperCase()}`, (node) => isPromotedBy(node, block))),
];
