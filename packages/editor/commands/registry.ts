import type { EditorState } from '../document/editor.ts';
import type { Act, ActMenu } from './acts/act.ts';
import { ARRANGE_ACTS } from './acts/arrangeActs.ts';
import { BLOCK_ACTS } from './acts/blockActs.ts';
import { CELL_ACTS } from './acts/cellActs.ts';
import { CLIPBOARD_ACTS } from './acts/clipboardActs.ts';
import { withMoreKeys } from './acts/moreKeys.ts';
import { PAGE_ACTS } from './acts/pageActs.ts';
import { SECTION_ACTS } from './acts/sectionActs.ts';
import { TEXT_ACTS } from './acts/textActs.ts';
import { VIEW_ACTS } from './acts/viewActs.ts';

/** Everything a person can ask for, in the order menus show it. Where one key has several, the first possible one is meant. */
export const ACTS: readonly Act[] = withMoreKeys([
  ...VIEW_ACTS,
  ...CLIPBOARD_ACTS,
  ...BLOCK_ACTS,
  ...CELL_ACTS,
  ...ARRANGE_ACTS,
  ...SECTION_ACTS,
  ...PAGE_ACTS,
  ...TEXT_ACTS,
]);

export function actText({ text }: Act, state: EditorState): string {
  return typeof text === 'string' ? text : text(state);
}

/** What a menu offers now. */
export function actsIn(menu: ActMenu, state: EditorState): readonly Act[] {
  return ACTS.filter((act) => act.menus.includes(menu) && act.isPossible(state));
}
