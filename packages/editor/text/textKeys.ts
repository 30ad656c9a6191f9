import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { AllSelection, type Command, type Plugin } from 'prosemirror-state';
import { commandOf } from './carryOutText.ts';
import { textSchema } from './schema.ts';
import type { TextCommand, TextKey, TextStyle } from './textProtocol.ts';

const { nodes } = textSchema;

const STYLE_OF_DIGIT: readonly TextStyle[] = ['paragraph', 'heading2', 'heading2', 'heading3', 'heading4'];

/** Keys of formatting (product 3.2), as commands of the toolbar. */
export const COMMAND_KEYS: Readonly<Record<string, TextCommand>> = {
  'Mod-b': { name: 'mark', mark: 'strong' },
  'Mod-i': { name: 'mark', mark: 'em' },
  'Mod-u': { name: 'mark', mark: 'underline' },
  'Mod-Shift-x': { name: 'mark', mark: 'strike' },
  'Mod-e': { name: 'mark', mark: 'monospace' },
  'Mod-Shift-7': { name: 'list', list: 'orderedList' },
  'Mod-Shift-8': { name: 'list', list: 'bulletList' },
  'Mod-Shift-9': { name: 'quote' },
  'Mod-\\': { name: 'clear' },
  ...Object.fromEntries(STYLE_OF_DIGIT.map((style, digit) => [`Mod-Alt-${digit}`, { name: 'style', style } as const])),
};

export interface KeyHandlers {
  run(command: Command): boolean;
  /** Escape; whether that meant something. */
  onEnd(): boolean;
  /** A key that is the editor's. */
  onKey(key: TextKey): void;
}

const lineBreak: Command = (state, dispatch) => {
  if (state.selection.$from.parent.type.spec.code) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** All of the text; asked again, all of the section (product 3.2). */
function selectAll(hear: KeyHandlers): Command {
  return (state, dispatch, view) => {
    if (state.selection instanceof AllSelection) {
      hear.onKey({ key: 'a', code: 'KeyA', ctrlKey: true, metaKey: true, shiftKey: false, altKey: false });
      return true;
    }
    dispatch?.(state.tr.setSelection(new AllSelection(state.doc)));
    view?.focus();
    return true;
  };
}

function ending(hear: KeyHandlers): Command {
  return () => hear.onEnd();
}

export function textKeymaps(hear: KeyHandlers): readonly Plugin[] {
  const own = Object.fromEntries(
    Object.entries(COMMAND_KEYS).map(([key, command]): [string, Command] => [
      key,
      () => {
        hear.run(commandOf(command));
        // Also where it does nothing: the browser's own bold is not used.
        return true;
      },
    ]),
  );
  return [
    keymap({
      ...own,
      Backspace: undoInputRule,
      Enter: splitListItem(nodes.listItem),
      'Shift-Enter': chainCommands(exitCode, lineBreak),
      Tab: sinkListItem(nodes.listItem),
      'Shift-Tab': liftListItem(nodes.listItem),
      'Mod-a': selectAll(hear),
      Escape: ending(hear),
    }),
    keymap(baseKeymap),
  ];
}

/** With Ctrl or ⌘. */
const EDITOR_KEYS: ReadonlySet<string> = new Set(['z', 'y', 's', 'k', 'p', 'Enter', '`']);

/** What the editor answers although one types: undo, save, find, publish, the toolbar. */
export function editorKey(event: KeyboardEvent): TextKey | null {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  const name = key.length === 1 ? key.toLowerCase() : key;
  const isOurs = (ctrlKey || metaKey) && !altKey ? EDITOR_KEYS.has(name) : altKey && key === 'F10';
  return isOurs ? { key, code, ctrlKey, metaKey, shiftKey, altKey } : null;
}
