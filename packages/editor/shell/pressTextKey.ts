import type { ActWorld } from '../commands/acts/act.ts';
import { actOfStroke, strokeNames } from '../commands/acts/keys.ts';
import { ACTS } from '../commands/registry.ts';
import type { TextKey } from '../text/textProtocol.ts';
import { IS_MAC } from './useKeys.ts';

/** A key pressed in the text on the page that is the editor's: undo, redo, save, find; Ctrl+K makes a link there. */
export function pressTextKey(world: ActWorld, key: TextKey, makeLink: () => void): void {
  const names = strokeNames(key, IS_MAC);
  if (names.includes('Ctrl+K')) {
    makeLink();
    return;
  }
  // A slash in an empty paragraph: a block for right below.
  if (names.includes('/')) {
    world.shell.show('insertBlock');
    return;
  }
  const { editor } = world;
  const isAll = names.includes('Ctrl+A');
  // All of the text was chosen already: now all blocks around it.
  if (isAll) editor.select({ blocks: editor.state().selection.blocks, isText: false });
  const focus = isAll ? 'canvas' : 'elsewhere';
  const found = actOfStroke(names, { acts: ACTS, state: editor.state(), focus, hasCharacterKeys: false });
  found?.act.act(world, { keys: found.keys, isRepeat: false });
}
