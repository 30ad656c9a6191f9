import { cellsOfKey, layoutWords, movePlaces, resizePlace, spokenPlace } from '@quoin/domain/layout';
import { moveBlocks } from '../commands/blocks/moveBlocks.ts';
import { resizeBlocks } from '../commands/blocks/resizeBlocks.ts';
import { climb } from './choose.ts';
import { spokenMove } from './dragging/draggingBlocks.ts';
import { evenPlaces, gridColumnsOf, roomChanges } from './dragging/evenPlaces.ts';
import { rowByKey } from './dragging/phoneRows.ts';
import { type PlaceChange, placeParams } from './dragging/placing.ts';
import { allBlocks, type Found } from './findInScene.ts';
import type { Hand } from './hand.ts';
import type { World } from './world.ts';

export interface KeyPress {
  readonly key: string;
  readonly isShift: boolean;
  readonly isAlt: boolean;
  readonly isCtrl: boolean;
}

/** Handles keys that have a meaning on the canvas itself. Returns false for others. */
export function pressKey(world: World, hand: Hand, press: KeyPress): boolean {
  if (press.key === 'Escape') return giveUp(world, hand);
  if (hand.isBusy() || world.editor.state().selection.isText) return false;
  if ((press.key === 'Enter' && !press.isCtrl) || press.key === 'F2') return editChosen(world);
  return press.isCtrl ? false : arrow(world, press);
}

/** A running gesture is given up; else one level up (ED-04, ED-11). */
function giveUp(world: World, hand: Hand): boolean {
  if (hand.cancel()) return true;
  const { blocks, section } = world.editor.state().selection;
  if (world.chosenMark() !== '') {
    world.chooseMark(null);
    return true;
  }
  if (blocks.length === 0 && section === null) return false;
  climb(world.editor, world.board());
  return true;
}

function editChosen(world: World): boolean {
  const [block, ...others] = world.editor.state().selection.blocks;
  if (block === undefined || others.length > 0) return false;
  world.edit(block, null);
  return true;
}

/** One cell, with Shift five; Alt+Shift draws the lower right corner. A run of presses is one step. */
function arrow(world: World, { key, isShift, isAlt }: KeyPress): boolean {
  const isResize = isAlt && isShift;
  const by = isAlt && !isShift ? null : cellsOfKey(key, isShift && !isResize);
  if (by === null) return false;
  const { editor } = world;
  const board = world.board();
  const chosen = new Set(editor.state().selection.blocks);
  const found = allBlocks(board).filter(
    ({ block, section }) => chosen.has(block.id) && !block.isLocked && section.grid,
  );
  if (found.length === 0) return false;
  const columns = gridColumnsOf(board.device);
  const isAlone = board.device === 'phone' && found.length === 1 && !isResize;
  const goes = isAlone ? { ...by, rows: rowByKey(found[0]!, by.rows) - found[0]!.block.place.row } : by;
  const { changes, room } = evened(found, board.device, (places) =>
    isResize
      ? places.map((each) => resizePlace(each, 'se', by, { gridColumns: columns }))
      : movePlaces(places, goes, columns),
  );
  const mergeKey = `${isResize ? 'resize' : 'move'} ${[...chosen].join()}`;
  const done = editor.run(isResize ? resizeBlocks : moveBlocks, placeParams(changes, room, null), { mergeKey });
  if (!done.ok) return true;
  const words = layoutWords(world.language);
  if (done.value.length === 0) world.announce(words.edge);
  else if (isResize) world.announce(words.resized(spokenPlace(changes[0]!.place, world.language)));
  else world.announce(spokenMove({ moved: changes }, world.language));
  return true;
}

/** Places after an act, in rows of one height: so every step is as wide as the other (ED-08). */
function evened(
  found: readonly Found[],
  device: Parameters<typeof evenPlaces>[1],
  act: (places: readonly PlaceChange['place'][]) => readonly PlaceChange['place'][],
): { readonly changes: readonly PlaceChange[]; readonly room: readonly PlaceChange[] } {
  const sections = new Set(found.map(({ section }) => section));
  const even = new Map([...sections].map((section) => [section.id, evenPlaces(section, device)]));
  const places = act(found.map(({ section, block }) => even.get(section.id)!.get(block.id)!));
  const changes = found.map(({ section, block }, index) => ({
    ...{ block: block.id, section: section.id, place: places[index]! },
  }));
  const moved = new Set(changes.map(({ block }) => block));
  return { changes, room: [...sections].flatMap((section) => roomChanges(section, even.get(section.id)!, moved)) };
}
