import {
  differingKeys,
  idOfKey,
  isForVisitors,
  isSame,
  type JsonRecord,
  kindOfKey,
  type RecordKey,
  type SiteRecords,
  textIn,
} from '@quoin/domain/document';

/** What a change of the records means for the page in the frame. */
export interface RecordChanges {
  /** Keys of records that are other ones now. */
  readonly keys: readonly RecordKey[];
  /** Sections whose blocks were moved, added or removed. */
  readonly layout: ReadonlySet<string>;
  /** Sections that look otherwise: the server must render them. */
  readonly markup: ReadonlySet<string>;
  /** Sections came, went or changed places. */
  readonly isReordered: boolean;
  /** Something around the sections changed: the page must reload once it is saved. */
  readonly isPageStale: boolean;
  /** A page has another layout: chosen in one go, it need not wait for a pause as typed words do. */
  readonly isRelaid: boolean;
}

/** What of a block only moves it, or doesn't show. */
const PLACING = new Set(['place', 'phonePlace', 'section']);
/** Block properties that determine where the blocks of a section are. */
const LAYING = new Set([...PLACING, 'hidden']);
const UNSEEN = new Set(['isLocked', 'name', 'group']);

/** Compares records. `isStyleLive`: something else applies style changes to the page. */
export function recordChanges(before: SiteRecords, after: SiteRecords, isStyleLive = false): RecordChanges {
  const [layout, markup] = [new Set<string>(), new Set<string>()];
  const keys = differingKeys(before, after);
  let [isReordered, isPageStale, isRelaid] = [false, false, false];
  for (const key of keys) {
    const [was, now] = [before.get(key), after.get(key)];
    const names = was && now ? changedNames(was, now) : [];
    if (key.startsWith('block:')) {
      // Words that are typed move nothing.
      const isLaid = !was || !now || names.some((name) => LAYING.has(name));
      for (const record of isLaid ? [was, now] : []) if (record) layout.add(textIn(record, 'section'));
      const isDrawn = was !== undefined && names.every((name) => PLACING.has(name) || UNSEEN.has(name));
      if (now && !isDrawn) markup.add(textIn(now, 'section'));
    } else if (key.startsWith('section:')) {
      if (!was || !now || names.includes('order') || names.includes('page')) isReordered = true;
      if (now && (!was || names.some((name) => name !== 'order'))) markup.add(idOfKey(key));
    } else if (isAround(key, names, isStyleLive) || was?.theme !== now?.theme) isPageStale = true;
    isRelaid ||= kindOfKey(key) === 'page' && names.some((name) => LAID_OUT_BY.has(name));
  }
  return { keys, layout, markup, isReordered, isPageStale, isRelaid };
}

function isAround(key: RecordKey, names: readonly string[], isStyleLive: boolean): boolean {
  const kind = kindOfKey(key);
  if (!isForVisitors(key)) return false;
  if (kind === 'style') return !isStyleLive;
  return kind !== 'page' || names.length === 0 || names.some((name) => PAGE_SEEN.has(name));
}

/** Page properties that determine the theme's regions around the page and how it lists its entries. */
const LAID_OUT_BY = new Set(['layout', 'regionName', 'list']);

/** What of a page is seen on it, or in navigations. */
const PAGE_SEEN = new Set([
  ...LAID_OUT_BY,
  'title',
  'navigationTitle',
  'urlId',
  'mainImage',
  'isDeleted',
  'description',
  'body',
  'screen',
  'folder',
  'pageSize',
]);

function changedNames(was: JsonRecord, now: JsonRecord): readonly string[] {
  const names = new Set([...Object.keys(was), ...Object.keys(now)]);
  return [...names].filter((name) => was[name] !== now[name] && !isSame(was[name], now[name]));
}
