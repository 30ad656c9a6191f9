/** What an item of a collection is (ENUM-03). */
export const RECORD_TYPES = {
  text: 1,
  image: 2,
  quote: 4,
  link: 5,
  chat: 6,
  audio: 7,
  video: 8,
  review: 10,
  storeItem: 11,
  event: 12,
  thread: 13,
  gallery: 14,
  binary: 15,
  cssAsset: 16,
  tweakAsset: 17,
  digitalGood: 18,
  attachment: 19,
  wordpressExport: 20,
  jsonExport: 21,
  siteSearch: 30,
  activeTime: 31,
  tweet: 50,
  checkIn: 52,
  kbArticle: 54,
  lesson: 62,
} as const;

export type RecordTypeName = keyof typeof RECORD_TYPES;
export type RecordType = (typeof RECORD_TYPES)[RecordTypeName];

const LABELS: Partial<Record<RecordTypeName, string>> = {
  storeItem: 'store-item',
  cssAsset: 'css-asset',
  tweakAsset: 'tweak-asset',
  digitalGood: 'digital-good',
  wordpressExport: 'wordpress-export',
  jsonExport: 'json-export',
  siteSearch: 'site-search',
  activeTime: 'active-time',
  checkIn: 'checkin',
  kbArticle: 'kbarticle',
};

/** The `recordTypeLabel` of page data: `store-item`, `text`, … */
export function recordTypeLabel(type: RecordType): string {
  const name = (Object.keys(RECORD_TYPES) as RecordTypeName[]).find((key) => RECORD_TYPES[key] === type);
  return name === undefined ? '' : (LABELS[name] ?? name);
}
