import type { Editor } from '../document/editor.ts';
import { findBlock, stackAt, withGroup } from './findInScene.ts';
import type { Pointer } from './pointer.ts';
import type { CanvasScene } from './scene.ts';

/** Selects blocks for a click at a point (ED-01, ED-02, ED-05). Ctrl reaches blocks beneath, Shift adds and removes. */
export function clickChooses(editor: Editor, board: CanvasScene, pointer: Pointer): void {
  const stack = stackAt(board, pointer.at).map(({ id }) => id);
  const { blocks } = editor.state().selection;
  const [top] = stack;
  if (top === undefined) return;
  if (pointer.isCtrl) chooseBeneath(editor, stack, 1);
  else if (pointer.isShift) toggle(editor, withGroup(board, top));
  else if (!blocks.includes(top)) editor.select({ blocks: withGroup(board, top) });
}

/** A second click at the same place: the block beneath the chosen one, from the lowest back to the top. */
export function chooseBeneath(editor: Editor, stack: readonly string[], whenNone: number): void {
  const { blocks } = editor.state().selection;
  const current = stack.findIndex((id) => blocks.includes(id));
  const next = current < 0 ? Math.min(whenNone, stack.length - 1) : (current + 1) % stack.length;
  const id = stack[next];
  if (id !== undefined) editor.select({ blocks: [id] });
}

function toggle(editor: Editor, ids: readonly string[]): void {
  const { blocks } = editor.state().selection;
  const isChosen = ids.every((id) => blocks.includes(id));
  const kept = blocks.filter((id) => !ids.includes(id));
  editor.select({ blocks: isChosen ? kept : [...kept, ...ids] });
}

/** Text → its block → its section → nothing (ED-04); answers what is chosen now. */
export function climb(editor: Editor, board: CanvasScene): 'block' | 'section' | 'nothing' {
  const { isText, blocks, section } = editor.state().selection;
  const [first] = blocks;
  if (isText && first !== undefined) {
    editor.select({ blocks: [first], isText: false });
    return 'block';
  }
  if (first !== undefined) {
    editor.select({ section: findBlock(board, first)?.section.id ?? section, blocks: [] });
    return 'section';
  }
  editor.select({ section: null, blocks: [] });
  return 'nothing';
}
