import { keymap } from 'prosemirror-keymap';
import type { Plugin } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { blockEndKeys } from './blockEnds.ts';
import { directionPlugin } from './direction.ts';
import { replaceAllText } from './replaceAllText.ts';
import { type KeyHandlers, textKeymaps } from './textKeys.ts';
import { typingRules } from './typing.ts';

/** What every text one writes in does, on the page and in a field. */
export function textPlugins(hear: KeyHandlers): Plugin[] {
  return [
    typingRules,
    replaceAllText,
    directionPlugin,
    keymap({ Tab: goToNextCell(1), 'Shift-Tab': goToNextCell(-1) }),
    blockEndKeys,
    ...textKeymaps(hear),
    tableEditing(),
  ];
}
