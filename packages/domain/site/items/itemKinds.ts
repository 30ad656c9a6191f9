import { COLLECTION_TYPES } from '../collectionTypes.ts';
import { RECORD_TYPES } from '../recordTypes.ts';

/** What an item has in addition to its title and text. */
export type ItemPart = 'nothing' | 'event' | 'picture' | 'pictures' | 'track' | 'video' | 'lesson';

/** How a collection whose items are written in the app is stored and ordered. */
export interface ItemKind {
  readonly type: number;
  readonly recordType: number;
  /** `date`: the latest first; `hand`: as the owner arranged them. */
  readonly order: 'date' | 'hand';
  /** How many of them one page of visitors shows. */
  readonly pageSize: number;
  /** LIM-01: so many can be ordered by hand; null: as many as one likes. */
  readonly most: number | null;
  readonly part: ItemPart;
}

const HAND = { order: 'hand', most: 250 } as const;
const DATED = { type: COLLECTION_TYPES.generic, order: 'date', most: null } as const;

/** By `typeName` of the collection: the one place that knows what a kind is (decision 0111). */
export const ITEM_KINDS = {
  blog: { ...DATED, recordType: RECORD_TYPES.text, pageSize: 12, part: 'nothing' },
  events: { ...DATED, recordType: RECORD_TYPES.event, pageSize: 30, part: 'event' },
  portfolio: {
    ...{ ...HAND, type: COLLECTION_TYPES.generic, recordType: RECORD_TYPES.gallery },
    ...{ pageSize: 48, part: 'pictures' },
  },
  gallery: {
    ...{ ...HAND, type: COLLECTION_TYPES.generic, recordType: RECORD_TYPES.image },
    ...{ pageSize: 60, part: 'picture' },
  },
  album: {
    ...{ order: 'hand', most: 60, type: COLLECTION_TYPES.generic, recordType: RECORD_TYPES.audio },
    ...{ pageSize: 60, part: 'track' },
  },
  videos: {
    ...{ ...HAND, type: COLLECTION_TYPES.lessons, recordType: RECORD_TYPES.video },
    ...{ pageSize: 24, part: 'video' },
  },
  course: {
    ...{ ...HAND, type: COLLECTION_TYPES.course, recordType: RECORD_TYPES.lesson },
    ...{ pageSize: 250, part: 'lesson' },
  },
} as const satisfies Readonly<Record<string, ItemKind>>;

export type ItemKindName = keyof typeof ITEM_KINDS;

export const ITEM_KIND_NAMES = Object.keys(ITEM_KINDS) as readonly ItemKindName[];

/** What items of these kinds are stored as. */
export const ITEM_RECORD_TYPES: readonly number[] = ITEM_KIND_NAMES.map((name) => ITEM_KINDS[name].recordType);

export function itemKind(name: ItemKindName): ItemKind {
  return ITEM_KINDS[name];
}

/** The end of an item's address that has none in its title. */
export function fallbackUrlId(name: ItemKindName): string {
  return name === 'events' ? 'event' : 'entry';
}

/** The kind of a collection by its `typeName`; null for pages, shops and what only imports have. */
export function itemKindNameOf(typeName: string): ItemKindName | null {
  return ITEM_KIND_NAMES.find((name) => name === typeName) ?? null;
}

/** Numbers of page-data 4. */
const ORDERINGS = { date: 2, hand: 3 } as const;

export function orderingOf({ order }: Pick<ItemKind, 'order'>): number {
  return ORDERINGS[order];
}

/** How entries of a page are written: by its type, or as a theme's own type has it (`entries` of the page). */
export interface EntryKind {
  readonly kind: ItemKindName;
  readonly order: ItemKind['order'];
  /** Of a theme: which fields entries have besides; '' for none. */
  readonly customType: string;
}

/** Null for pages without entries that are written in the app. */
export function entryKindOf({ typeName, entries }: Readonly<Record<string, unknown>>): EntryKind | null {
  const known = itemKindNameOf(String(typeName));
  const { kind, order, customType } = (typeof entries === 'object' && entries !== null ? entries : {}) as Readonly<
    Record<string, unknown>
  >;
  const name = known ?? ITEM_KIND_NAMES.find((each) => each === kind) ?? null;
  if (name === null) return null;
  const usual = itemKind(name).order;
  return {
    kind: name,
    order: known === null && (order === 'date' || order === 'hand') ? order : usual,
    customType: typeof customType === 'string' ? customType : '',
  };
}
