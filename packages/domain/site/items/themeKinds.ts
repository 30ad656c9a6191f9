import { COLLECTION_TYPES, FOLDER_BEHAVIORS } from '../collectionTypes.ts';
import { type EntryKind, type ItemKindName, itemKind, itemKindNameOf, orderingOf } from './itemKinds.ts';

/** Fields that a theme adds to entries of its own type (site-templates 2). */
export const CUSTOM_FIELD_TYPES = ['text', 'wysiwyg', 'image', 'checkbox', 'gallery'] as const;
export type CustomFieldType = (typeof CUSTOM_FIELD_TYPES)[number];

export interface ThemeCustomField {
  readonly name: string;
  readonly title: string;
  readonly type: CustomFieldType;
}

export interface ThemeCustomType {
  readonly name: string;
  readonly title: string;
  readonly base: 'text' | 'image' | 'video';
  readonly fields: readonly ThemeCustomField[];
}

/** A type of page that a theme adds: a collection, a folder or index, a single page (site-templates 3). */
export interface ThemePageKind {
  readonly typeName: string;
  readonly title: string;
  /** Name of a new page of this type until the owner renames it: `New index`. '' for the type's own title. */
  readonly newTitle: string;
  /** What the theme calls its picture: `folder`, `gallery`, `calendar`; '' for none. */
  readonly icon: string;
  readonly description: string;
  readonly type: number;
  readonly ordering: number;
  readonly pageSize: number;
  /** Of collections whose entries are written in the app. */
  readonly entries: EntryKind | null;
  /** Of folders and indexes: what they do. */
  readonly folder: { readonly behavior: number; readonly url: string } | null;
}

type Conf = Readonly<Record<string, unknown>>;

const BASES: Readonly<Record<string, ItemKindName>> = {
  ...{ text: 'blog', image: 'gallery', video: 'videos', event: 'events', audio: 'album' },
};

/** The custom types of a `template.conf`, leniently: what has no name is none. */
export function readCustomTypes(stored: unknown): readonly ThemeCustomType[] {
  return listOf(stored).flatMap((type) => {
    const name = textOf(type, 'name');
    const base = (['text', 'image', 'video'] as const).find((each) => each === type.base) ?? 'text';
    const fields = listOf(type.fields).flatMap((field): readonly ThemeCustomField[] => {
      const own = textOf(field, 'name');
      const kind = CUSTOM_FIELD_TYPES.find((each) => each === field.type) ?? 'text';
      return own === '' ? [] : [{ name: own, title: textOf(field, 'title') || own, type: kind }];
    });
    return name === '' ? [] : [{ name, title: textOf(type, 'title') || name, base, fields }];
  });
}

/**
 * What a `collections/<name>.conf` makes of a page; null for the types that every site has, whose templates a theme only
 * replaces.
 */
export function readCollectionKind(
  typeName: string,
  conf: Conf,
  customTypes: readonly ThemeCustomType[],
): ThemePageKind | null {
  const isFolder = isOn(conf.folder) || isOn(conf.index);
  if (!isFolder && !isThemeType(typeName)) return null;
  const shared = {
    ...{ typeName, title: textOf(conf, 'title') || titled(typeName), newTitle: textOf(conf, 'newTitle') },
    ...{ icon: textOf(conf, 'icon'), description: '', pageSize: pageSizeOf(conf.pageSize) },
  };
  const hand = { type: COLLECTION_TYPES.generic, ordering: orderingOf({ order: 'hand' }) };
  if (isFolder) {
    const behavior = isOn(conf.index) ? FOLDER_BEHAVIORS.index : FOLDER_BEHAVIORS.none;
    return { ...shared, ...hand, entries: null, folder: { behavior, url: '' } };
  }
  const accepted = acceptedTypes(conf.acceptTypes);
  if (accepted.includes('store_item'))
    return { ...shared, ...hand, type: COLLECTION_TYPES.products, entries: null, folder: null };
  const custom = customTypes.find(({ name }) => accepted.includes(name));
  const kind = BASES[custom?.base ?? accepted.find((each) => Object.hasOwn(BASES, each)) ?? 'text'] ?? 'blog';
  const order = orderOf(conf.ordering) ?? itemKind(kind).order;
  const entries = { kind, order, customType: custom?.name ?? '' };
  return { ...shared, ...hand, ordering: orderingOf({ order }), entries, folder: null };
}

/** What one reads where an entry is added, of any `collections/<name>.conf`: `Add project`; '' for the app's own words. */
export function addTextOf(conf: Conf): string {
  return textOf(conf, 'addText').slice(0, ADD_TEXT_MAX);
}

const ADD_TEXT_MAX = 60;

/** A page that a theme has made whole: `pages/<name>.page`. */
export function readStaticPage(
  typeName: string,
  { title, description }: Readonly<Record<'title' | 'description', string>>,
): ThemePageKind {
  return {
    ...{ typeName, title: title || titled(typeName), newTitle: '', icon: '', description },
    ...{ type: COLLECTION_TYPES.templatePage },
    ...{ ordering: 3, pageSize: 20, entries: null, folder: null },
  };
}

/** Types that sites have without a theme, besides those of `ITEM_KINDS`. */
const SYSTEM_NAMES: ReadonlySet<string> = new Set(['page', 'products', 'cover-page']);

/** Whether only a theme can have brought pages of a type. */
export function isThemeType(typeName: string): boolean {
  return itemKindNameOf(typeName) === null && !SYSTEM_NAMES.has(typeName);
}

function acceptedTypes(stored: unknown): readonly string[] {
  const all = Array.isArray(stored) ? stored : typeof stored === 'string' ? stored.split(',') : [];
  return all.filter((each) => typeof each === 'string').map((each) => each.trim());
}

function orderOf(ordering: unknown): EntryKind['order'] | null {
  if (ordering === 'chronological' || ordering === 'calendar') return 'date';
  return ordering === 'user-orderable' || ordering === 'music-album' ? 'hand' : null;
}

function pageSizeOf(value: unknown): number {
  const size = Math.round(Number(value));
  return size >= 1 && size <= 250 ? size : 20;
}

function isOn(value: unknown): boolean {
  return value === true || value === 'true';
}

function textOf(conf: Conf, name: string): string {
  const value = conf[name];
  return typeof value === 'string' ? value.trim() : '';
}

function listOf(stored: unknown): readonly Conf[] {
  return Array.isArray(stored) ? stored.filter((each) => typeof each === 'object' && each !== null) : [];
}

/** `case-studies` as `Case studies`. */
function titled(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
