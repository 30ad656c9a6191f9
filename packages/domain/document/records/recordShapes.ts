import { SECTION_THEMES } from '@quoin/domain/blocks';
import { LIST_FILTERS, LISTING_SORTS } from '@quoin/domain/catalog';
import {
  COLLECTION_TYPES,
  HOURS_LIMIT,
  ITEM_KIND_NAMES,
  PANEL_LIMITS,
  TAKE_DOWN_LIMITS,
  WEEK_DAYS,
} from '@quoin/domain/site';
import type { RecordKind } from './record.ts';

/** Saved sections of one site, and letters of their names. */
export const TEMPLATE_LIMITS = { count: 100, name: 100 } as const;

/** What a value of a record must be. Names a shape does not know are kept: they belong to a newer editor. */
export type Shape =
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'record'; readonly of: Shapes }
  | { readonly kind: 'list'; readonly max: number };
export type Shapes = Readonly<Record<string, Shape>>;

const text = (max: number): Shape => ({ kind: 'text', max });
const flag: Shape = { kind: 'flag' };
const number = (min: number, max: number): Shape => ({ kind: 'number', min, max });
const choice = (...values: readonly (string | number)[]): Shape => ({ kind: 'choice', values });
const record = (of: Shapes): Shape => ({ kind: 'record', of });

const ID = text(64);
const ORDER = text(200);
const PLACE = record({
  column: number(1, 12),
  row: number(1, 400),
  columns: number(1, 12),
  rows: number(1, 400),
  layer: number(0, 60),
});
/** `true` and `false` by device. */
const BY_DEVICE = record({ desktop: flag, phone: flag });

const SITE: Shapes = {
  title: text(200),
  tagline: text(500),
  homepage: ID,
  socialLinks: { kind: 'list', max: 40 },
  /** Services at which visitors may share pages, by name. */
  shareButtons: record({}),
  /** When people come, in the owner's words, by day. */
  businessHours: record(Object.fromEntries(WEEK_DAYS.map((day) => [day, text(HOURS_LIMIT)]))),
  redirects: { kind: 'list', max: 2000 },
  /** Where people order food, at a provider of the owner's. */
  ordering: record({ title: text(60), url: text(2000) }),
  /** Navigations in the places of the theme's, by the theme's names. */
  menus: record({}),
  /** Types of blocks that are switched off, by flag (ENUM-07). */
  blockFeatures: record({}),
};
const STYLE: Shapes = {
  theme: text(63),
  palette: record({}),
  sectionThemes: record({}),
  fonts: record({}),
  /** Families the owner has uploaded. */
  ownFonts: record({}),
  scale: record({}),
  buttons: record({}),
  spacing: record({}),
  images: record({}),
  animation: record({}),
  tweaks: record({}),
  /** Tweaks of themes the site had before, by theme. */
  themeTweaks: record({}),
  customCss: text(200_000),
};
const PAGE: Shapes = {
  type: choice(...Object.values(COLLECTION_TYPES)),
  typeName: text(60),
  title: text(200),
  navigationTitle: text(200),
  urlId: text(250),
  description: text(20_000),
  body: text(200_000),
  enabled: flag,
  ordering: number(1, 20),
  pageSize: number(1, 250),
  mainImage: ID,
  seo: record({ title: text(300), description: text(1000), image: ID, hidden: flag }),
  layout: text(100),
  /** The theme's layout that was chosen; absent: the one that the theme chooses. */
  regionName: text(100),
  /** How entries of a collection of the theme's own are written. */
  entries: record({ kind: choice(...ITEM_KIND_NAMES), order: choice('date', 'hand'), customType: text(100) }),
  /** How a store page lists its products: their order, and filters that are not shown. */
  list: record({ sort: choice(...LISTING_SORTS), hidden: { kind: 'list', max: LIST_FILTERS.length } }),
  folder: record({ behavior: number(1, 4), url: text(2000) }),
  /** Of a cover page. */
  screen: record({}),
  /** `areas`: of those whose members see it, by id. */
  access: record({
    kind: choice('public', 'password', 'members', 'areas'),
    areas: { kind: 'list', max: 50 },
  }),
  /** When visitors stop seeing it, in milliseconds, and where they are led then; absent: never. */
  takeDown: record({ on: number(1, 8.64e15), to: text(TAKE_DOWN_LIMITS.to) }),
  isDeleted: flag,
};
const SECTION: Shapes = {
  page: ID,
  order: ORDER,
  name: text(200),
  theme: choice(...SECTION_THEMES),
  height: choice('content', 'small', 'medium', 'large'),
  width: choice('inset', 'full'),
  background: record({
    ...{ kind: choice('none', 'image', 'color', 'video'), imageId: ID, overlay: number(0, 100) },
    ...{ film: text(2000), filmId: ID },
  }),
  style: record({}),
  classes: text(1000),
};
const BLOCK: Shapes = {
  section: ID,
  type: text(60),
  value: record({}),
  place: PLACE,
  phonePlace: PLACE,
  hidden: BY_DEVICE,
  isLocked: flag,
  name: text(200),
  group: ID,
  style: record({}),
  classes: text(1000),
};
/** A section that is stored for reuse: unchanged, with its blocks, which have no ids of their own. */
const TEMPLATE: Shapes = {
  name: text(TEMPLATE_LIMITS.name),
  order: ORDER,
  section: record({ ...SECTION, page: text(0), order: text(0) }),
  blocks: { kind: 'list', max: 1000 },
};
const LINK: Shapes = {
  navigation: text(60),
  parent: ID,
  order: ORDER,
  page: ID,
  title: text(200),
  url: text(2000),
  newWindow: flag,
  /** The navigation it had in a theme before, where this theme has none of that name. */
  movedFrom: text(60),
  /** Of a folder that opens wide, with what is next to its columns; absent: as a small list. */
  panel: record({ image: ID, title: text(PANEL_LIMITS.title), text: text(PANEL_LIMITS.text), url: text(2000) }),
};

/** The values we know of each kind of record. */
export const RECORD_SHAPES: Readonly<Record<RecordKind, Shapes>> = {
  site: SITE,
  style: STYLE,
  code: { header: text(100_000), footer: text(100_000) },
  page: PAGE,
  section: SECTION,
  block: BLOCK,
  link: LINK,
  notice: { isShown: flag },
  screen: { isOn: flag },
  template: TEMPLATE,
};

/** Names without which a record means nothing. */
export const REQUIRED_NAMES: Readonly<Partial<Record<RecordKind, readonly string[]>>> = {
  page: ['type', 'typeName', 'title', 'urlId'],
  section: ['page', 'order'],
  block: ['section', 'type', 'value', 'place'],
  link: ['navigation', 'order'],
  template: ['name', 'order', 'section', 'blocks'],
};
