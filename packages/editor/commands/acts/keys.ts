import * as texts from '@quoin/messages/app/keys';
import type { EditorState } from '../../document/editor.ts';
import type { Act } from './act.ts';

/** What a keyboard event says, as far as shortcuts care. */
export interface KeyStroke {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Where the focus is. */
export type FocusPlace = 'field' | 'canvas' | 'elsewhere';

/**
 * Names of a stroke as shortcuts are written, likeliest first: by the character a key makes, so that `?` is `?` on every
 * keyboard. Characters that need Shift on some keyboards are known without it, too. Alt makes other characters on a Mac;
 * there the key's position decides.
 */
export function strokeNames(stroke: KeyStroke, isMac: boolean): readonly string[] {
  const isCtrl = isMac ? stroke.metaKey : stroke.ctrlKey;
  const position = /^(?:Key|Digit)(.)$/.exec(stroke.code)?.[1];
  const isOdd = stroke.altKey && stroke.key.length === 1 && !/^[\x20-\x7e]$/.test(stroke.key);
  const key = isOdd && position !== undefined ? position : stroke.key;
  const named = key.length === 1 ? key.toUpperCase() : key;
  const before = `${isCtrl ? 'Ctrl+' : ''}${stroke.altKey ? 'Alt+' : ''}`;
  const isSign = key.length === 1 && !/[\p{L}\s]/u.test(key);
  const shifted = stroke.shiftKey ? [`${before}Shift+${named}`] : [];
  return stroke.shiftKey && !isSign ? shifted : [...shifted, `${before}${named}`];
}

/** A single character without Ctrl or Alt: people who speak to their computer turn these off (WCAG 2.1.4). */
export function isCharacterKey(keys: string): boolean {
  return [...keys].length === 1;
}

export interface KeySearch {
  readonly acts: readonly Act[];
  readonly state: EditorState;
  readonly focus: FocusPlace;
  readonly hasCharacterKeys: boolean;
}

/** The act of a stroke that is possible here and now, with the name that matched; null for keys that are the browser's. */
export function actOfStroke(
  names: readonly string[],
  { acts, state, focus, hasCharacterKeys }: KeySearch,
): { readonly act: Act; readonly keys: string } | null {
  for (const keys of names) {
    if (isCharacterKey(keys) && (!hasCharacterKeys || focus === 'field')) continue;
    const act = acts.find((each) => each.keys?.includes(keys) && applies(each, focus) && each.isPossible(state));
    if (act !== undefined) return act.isNative ? null : { act, keys };
  }
  return null;
}

function applies({ where }: Act, focus: FocusPlace): boolean {
  if (focus === 'field') return where === 'text';
  return where !== 'canvas' || focus === 'canvas';
}

/** As people read it: `⇧⌘Z` on a Mac, `Ctrl+Shift+Z` elsewhere. */
export function keysText(keys: string, isMac: boolean): string {
  const parts = keys.split(/\+(?!$)/).map((part) => KEY_WORDS[part] ?? part);
  if (!isMac) return parts.join('+');
  return parts.map((part) => MAC_SIGNS[part] ?? part).join('');
}

const KEY_WORDS: Readonly<Record<string, string>> = {
  ...{ ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓', Escape: texts.esc, Delete: texts.del },
};
const MAC_SIGNS: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };
