import { phonePlaces } from '@quoin/domain/blocks';
import { recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import { type Box, boxOf, type GridMetrics, type Placement, readingOrder } from '@quoin/domain/layout';
import type { Device, EditorState } from '../document/editor.ts';
import type { BlockMeasure, FieldMeasure, SectionMeasure } from '../frame/protocol.ts';
import type { Measures } from './measures.ts';
import type { ReadBlock } from './readBlock.ts';
import { createStoredBlocks, type Stored } from './storedBlocks.ts';

/** A block on the canvas: its stored data and where it was rendered. */
export interface SceneBlock {
  readonly id: string;
  readonly type: string;
  /** As the owner calls it, else its type's name. */
  readonly name: string;
  /** On this device. A phone placement is derived until a user moves the block there. */
  readonly place: Placement;
  /** On wide windows: decides the order of reading. */
  readonly wide: Placement;
  /** From its section's corner, in the page's pixels. */
  readonly box: Box;
  /** Nothing is rendered: the block is empty, hidden here, or its markup is still loading. */
  readonly isBlank: boolean;
  /** Its markup could not be made (ED-48). */
  readonly isBroken: boolean;
  readonly isHidden: boolean;
  readonly isLocked: boolean;
  /** On phones: moved there by hand. */
  readonly isDetached: boolean;
  /** As high as its place, whatever it holds. */
  readonly fills: boolean;
  readonly group: string;
}

export interface SceneSection {
  readonly id: string;
  /** As the owner calls it; of a block field, as the theme does. */
  readonly name: string;
  /** What a block field of the theme says of itself; null for a section of the page. */
  readonly field: FieldMeasure | null;
  /** From the page's corner; null before it is drawn. */
  readonly box: Box | null;
  /** From the section's corner. */
  readonly grid: GridMetrics | null;
  /** In order of reading. */
  readonly blocks: readonly SceneBlock[];
}

/**
 * The current page: its sections from the top, with the theme's block fields where they are among them. Unchanged parts
 * are the same objects as before.
 */
export interface CanvasScene {
  readonly device: Device;
  readonly page: string;
  readonly sections: readonly SceneSection[];
}

export type SceneMaker = (state: Pick<EditorState, 'records' | 'page' | 'device'>, measures: Measures) => CanvasScene;

/** Makes boards one after the other; a page of a thousand blocks costs what changed (ED-46). */
export function createScenes(): SceneMaker {
  const stored = createStoredBlocks();
  let last: { readonly board: CanvasScene; readonly records: SiteRecords; readonly measures: Measures } | null = null;
  return ({ records, page, device }, measures) => {
    const isSamePage = last?.board.page === page && last.board.device === device;
    if (last?.records === records && last.measures === measures && isSamePage) return last.board;
    const touched = stored.follow(records);
    const before = new Map(isSamePage ? last?.board.sections.map((section) => [section.id, section]) : []);
    const known = last?.measures;
    const sections = inPageOrder(stored.sections(page), measures).map((id) => {
      const [measure, section] = [measures.sections.get(id), before.get(id)];
      const was = known?.sections.get(id);
      const field = measures.fields.get(id) ?? null;
      const isDrawnAlike =
        measure?.blocks === was?.blocks && measure?.grid === was?.grid && measures.fields === known?.fields;
      if (section !== undefined && isDrawnAlike && !touched.has(id)) return moved(section, measure?.box ?? null);
      return keptSection(section, {
        ...{ id, box: measure?.box ?? null, grid: measure?.grid ?? null },
        ...{ field, name: field?.label ?? textIn(records.get(recordKey('section', id)) ?? {}, 'name') },
        blocks: boardBlocks(stored.in(id), { measure, device, isHeld: field?.isLocked === true }),
      });
    });
    last = { board: { device, page, sections }, records, measures };
    return last.board;
  };
}

/** The same section at another place of the page. */
function moved(section: SceneSection, box: Box | null): SceneSection {
  return isAlike(section.box, box, 1) ? section : { ...section, box };
}

/** Sections in their order; block fields before or after all of them, as they are drawn. */
function inPageOrder(own: readonly string[], { order, fields }: Measures): readonly string[] {
  if (fields.size === 0) return own;
  const first = order.findIndex((id) => !fields.has(id));
  const isBefore = (id: string) => first < 0 || order.indexOf(id) < first;
  const drawn = order.filter((id) => fields.has(id));
  return [...drawn.filter(isBefore), ...own, ...drawn.filter((id) => !isBefore(id))];
}

interface Around {
  readonly measure: SectionMeasure | undefined;
  readonly device: Device;
  /** The theme arranges its content. */
  readonly isHeld: boolean;
}

function boardBlocks(stored: Stored, { measure, device, isHeld }: Around): readonly SceneBlock[] {
  const blocks = [...stored.values()];
  const phone = device === 'phone' ? phonePlaces(blocks.map((each) => ({ ...each, value: each.record.value }))) : null;
  const drawn = new Map(measure?.blocks.map((block) => [block.id, block]));
  return readingOrder(blocks).map((block) =>
    boardBlock(block, phone?.get(block.id) ?? block.place, {
      drawn: drawn.get(block.id),
      grid: measure?.grid,
      device,
      isHeld,
    }),
  );
}

interface Drawn {
  readonly drawn: BlockMeasure | undefined;
  readonly grid: GridMetrics | null | undefined;
  readonly device: Device;
  readonly isHeld: boolean;
}

function boardBlock(block: ReadBlock, place: Placement, { drawn, grid, device, isHeld }: Drawn): SceneBlock {
  const isDrawn = drawn !== undefined && drawn.box.width > 0 && drawn.box.height > 0;
  const isPhone = device === 'phone';
  return {
    id: block.id,
    type: block.type,
    name: block.name,
    place,
    wide: block.place,
    box: isDrawn ? drawn.box : grid ? boxOf(place, grid) : NO_BOX,
    isBlank: !isDrawn,
    isBroken: drawn?.isBroken === true,
    isHidden: isPhone ? block.hidden.phone : block.hidden.desktop,
    isLocked: block.isLocked || isHeld,
    isDetached: isPhone && block.phonePlace !== undefined,
    fills: block.fills,
    group: block.group,
  };
}

const NO_BOX: Box = { left: 0, top: 0, width: 0, height: 0 };

function keptSection(before: SceneSection | undefined, now: SceneSection): SceneSection {
  if (before === undefined) return now;
  const known = new Map(before.blocks.map((block) => [block.id, block]));
  // All have the same names.
  const names = Object.keys(now.blocks[0] ?? {}) as (keyof SceneBlock)[];
  const blocks = now.blocks.map((block) => {
    const was = known.get(block.id);
    return was !== undefined && names.every((name) => isAlike(was[name], block[name], 1)) ? was : block;
  });
  const isSameList =
    blocks.length === before.blocks.length && blocks.every((block, index) => block === before.blocks[index]);
  return sameOr(before, { ...now, blocks: isSameList ? before.blocks : blocks });
}

/** Returns the previous value if it is equal, so that its users need not rerender. */
function sameOr<Value extends object>(before: Value | undefined, now: Value): Value {
  return before !== undefined && isAlike(before, now, 3) ? before : now;
}

function isAlike(one: unknown, other: unknown, depth: number): boolean {
  if (one === other) return true;
  if (depth === 0 || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => isAlike(one[name as keyof object], other[name as keyof object], depth - 1))
  );
}
