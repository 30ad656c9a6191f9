import { MAX_BLOCKS, PHONE_COLUMNS, type Placement, readPlacement } from '@quoin/domain/layout';
import { ownFile } from '@quoin/domain/media';
import { SECTION_THEMES, type SectionTheme } from '@quoin/domain/styles';
import { type BlockStyle, type HiddenOn, readBlockStyle, readHiddenOn } from './blockStyle.ts';
import { BLOCK_TYPES, type BlockTypeName, isBlockType } from './blockTypes.ts';
import { definitionOf } from './definitions.ts';
import type { Fields } from './field.ts';
import { readValues } from './readValues.ts';
import { readSectionStyle, type SectionStyle } from './sectionStyle.ts';

export { SECTION_THEMES, type SectionTheme };

/** What a page shows: bands from top to bottom, each with its blocks on a grid. */
export interface PageDocument {
  readonly sections: readonly Section[];
}

export interface Section {
  readonly id: string;
  /** What the owner calls it; its anchor. */
  readonly name: string;
  readonly theme: SectionTheme;
  readonly height: 'content' | 'small' | 'medium' | 'large';
  readonly width: 'inset' | 'full';
  readonly background: SectionBackground;
  /** Where it looks otherwise than the site's style says. */
  readonly style?: Partial<SectionStyle>;
  /** Classes of the theme that it has besides its own. */
  readonly classes?: string;
  readonly blocks: readonly Block[];
}

export type SectionBackground =
  | { readonly kind: 'none' }
  /** Overlay in percent: how much of the theme's ground covers the picture. */
  | { readonly kind: 'image'; readonly imageId: string; readonly overlay: number }
  /** A film of the site's own, by its address, silent and over and over; `imageId`: the picture before it, '' for none. */
  | { readonly kind: 'video'; readonly film: string; readonly imageId: string; readonly overlay: number };

export interface Block {
  readonly id: string;
  readonly type: BlockTypeName;
  /** By the fields of its definition. */
  readonly value: Readonly<Record<string, unknown>>;
  readonly place: Placement;
  /** Its own place on phones, if a user moved it there. */
  readonly phonePlace?: Placement;
  /** Left out on some devices. */
  readonly hidden?: HiddenOn;
  /** Where it looks otherwise than the site's style says. */
  readonly style?: Partial<BlockStyle>;
  /** Classes of the theme around what it shows. */
  readonly classes?: string;
}

/** Fewer may be saved for one page. A site whose theme has its own field on each page has many. */
const MAX_SECTIONS = 2000;
const HEIGHTS = ['content', 'small', 'medium', 'large'] as const;

/** A document from storage or from a client. Blocks of unknown types and a second block of the same id are left out. */
export function readPageDocument(stored: unknown): PageDocument {
  const ids = new Set<string>();
  const sections = listOf(recordOf(stored).sections).slice(0, MAX_SECTIONS);
  return { sections: sections.flatMap((section) => readSection(section, ids)) };
}

function readSection(stored: unknown, ids: Set<string>): readonly Section[] {
  const given = recordOf(stored);
  if (!isFreshId(given.id, ids)) return [];
  const style = readSectionStyle(given.style);
  const section: Section = {
    id: given.id,
    name: typeof given.name === 'string' ? given.name.slice(0, 200) : '',
    theme: oneOf(SECTION_THEMES, given.theme),
    height: oneOf(HEIGHTS, given.height),
    width: given.width === 'full' ? 'full' : 'inset',
    background: readBackground(given.background),
    ...(style === null ? {} : { style }),
    ...classesOf(given.classes),
    blocks: listOf(given.blocks)
      .slice(0, MAX_BLOCKS)
      .flatMap((block) => readBlock(block, ids)),
  };
  return [section];
}

function readBackground(stored: unknown): SectionBackground {
  const given = recordOf(stored);
  const imageId = typeof given.imageId === 'string' ? given.imageId : '';
  const overlay = typeof given.overlay === 'number' ? Math.min(100, Math.max(0, given.overlay)) : 0;
  const film = given.kind === 'video' ? ownFile(given.film) : '';
  if (film !== '') return { kind: 'video', film, imageId, overlay };
  // Without its film a picture before one is a picture.
  const isPicture = given.kind === 'image' || given.kind === 'video';
  return isPicture && imageId !== '' ? { kind: 'image', imageId, overlay } : { kind: 'none' };
}

function readBlock(stored: unknown, ids: Set<string>): readonly Block[] {
  const given = recordOf(stored);
  if (!isBlockType(given.type) || !isFreshId(given.id, ids)) return [];
  const definition = definitionOf(given.type);
  const [hidden, style] = [readHiddenOn(given.hidden), readBlockStyle(given.style)];
  const block: Block = {
    id: given.id,
    type: given.type,
    value: definition ? readValues(definition.fields as Fields, given.value) : recordOf(given.value),
    place: readPlacement(given.place),
    ...(given.phonePlace === undefined ? {} : { phonePlace: readPlacement(given.phonePlace, PHONE_COLUMNS) }),
    ...(hidden === null ? {} : { hidden }),
    ...(style === null ? {} : { style }),
    ...classesOf(given.classes),
  };
  return [block];
}

/** Names that are safe in an attribute; the markup's own begin with what no theme's do. */
function classesOf(stored: unknown): { readonly classes?: string } {
  const names = typeof stored === 'string' ? stored.split(/\s+/).filter((name) => CLASS.test(name)) : [];
  return names.length === 0 ? {} : { classes: names.slice(0, MAX_CLASSES).join(' ') };
}

const CLASS = /^-?[a-zA-Z_][\w-]{0,79}$/;
const MAX_CLASSES = 12;

/** The number a block's markup names. */
export function blockNumber(type: BlockTypeName): number {
  return BLOCK_TYPES[type];
}

function isFreshId(id: unknown, ids: Set<string>): id is string {
  if (typeof id !== 'string' || !ID.test(id) || ids.has(id)) return false;
  ids.add(id);
  return true;
}

const ID = /^[\w-]{1,64}$/;

function oneOf<Value extends string>(values: readonly [Value, ...Value[]], given: unknown): Value {
  return values.find((value) => value === given) ?? values[0];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};
}
