import { chooseBeneath, clickChooses } from './choose.ts';
import { draggingBlocks } from './dragging/draggingBlocks.ts';
import { stackAt } from './findInScene.ts';
import type { Gesture } from './gesture.ts';
import { backToIdle } from './idle.ts';
import { CLICK_REACH, DOUBLE_CLICK_MS, distance, type Pointer } from './pointer.ts';
import type { World } from './world.ts';

interface Click {
  readonly pointer: Pointer;
  readonly block: string;
  /** Scale of the page at that time. After a zoom, another part of the page is under the pointer. */
  readonly scale: number;
}
/** The last click of each canvas, to tell a double click from a slow second one. */
const lastClicks = new WeakMap<World, Click>();

/** Pressed on a block: what is not chosen yet is chosen at once, so that it can be dragged; the rest waits for the release. */
export function pointingBlock(world: World, start: Pointer): Gesture {
  const { editor } = world;
  const before = editor.state().selection.blocks;
  const stack = stackAt(world.board(), start.at).map(({ id }) => id);
  const anchor = stack.find((id) => before.includes(id)) ?? stack[0]!;
  const isPlain = !start.isShift && !start.isCtrl;
  // What was chosen beneath stays in hand: it is what the person wants to drag.
  if (isPlain && !stack.some((id) => before.includes(id))) clickChooses(editor, world.board(), start);

  const gesture: Gesture = {
    name: 'pointingBlock',
    move(pointer) {
      if (distance(start.inView, pointer.inView) * world.scale() < CLICK_REACH) return gesture;
      if (!isPlain) clickChooses(editor, world.board(), start);
      return draggingBlocks(world, start, pointer, anchor) ?? gesture;
    },
    up(pointer) {
      // What was held with the press counts: a finger may leave Shift before the button.
      const keys = { isShift: start.isShift, isCtrl: start.isCtrl };
      const click = { pointer: { ...pointer, ...keys }, block: stack[0]!, scale: world.scale() };
      released(world, click, { isPlain, wasChosen: stack.some((id) => before.includes(id)) });
      return backToIdle(world);
    },
    cancel: () => backToIdle(world),
  };
  return gesture;
}

function released(world: World, click: Click, { isPlain, wasChosen }: { isPlain: boolean; wasChosen: boolean }): void {
  const { editor } = world;
  const last = lastClicks.get(world);
  lastClicks.set(world, click);
  if (!isPlain) {
    clickChooses(editor, world.board(), click.pointer);
    return;
  }
  if (last !== undefined && isDouble(last, click)) {
    lastClicks.delete(world);
    world.edit(last.block, click.pointer.at);
    return;
  }
  if (!wasChosen) return;
  const stack = stackAt(world.board(), click.pointer.at).map(({ id }) => id);
  const { blocks } = editor.state().selection;
  // With several selected, a click among them leaves one. With one selected, the click goes through to what is beneath.
  if (blocks.length > 1) editor.select({ blocks: [stack[0]!] });
  else if (stack.length > 1) chooseBeneath(editor, stack, 0);
}

function isDouble({ pointer: first, scale }: Click, { pointer: second, scale: scaleNow }: Click): boolean {
  return (
    scale === scaleNow &&
    second.time - first.time < DOUBLE_CLICK_MS &&
    distance(first.at, second.at) < CLICK_REACH * 2 &&
    !first.isShift &&
    !first.isCtrl
  );
}
