import { entryOfPage, isFieldSection, isProductPage, recordKey, sectionsOf } from '@quoin/domain/document';
import { readingOrder } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/viewActs';
import type { Device, EditorState } from '../../document/editor.ts';
import { blocksIn } from '../records.ts';
import { writtenPlaces } from '../writtenPlace.ts';
import type { Act, ActWorld } from './act.ts';
import { always, chosenBlocks, hasBlocks, hasOneBlock, hasPage, hasSectionOrField, isTextOfEntry } from './acting.ts';

function deviceAct(device: Device, name: string, number: number): Act {
  return {
    ...{ id: `view${name}`, text: texts.viewAsOnA(device), keys: [`Ctrl+${number}`], menus: ['view'] },
    isPossible: always,
    act: ({ editor }) => editor.setDevice(device),
  };
}

/** Ids of the open page's blocks as they are read. */
function blocksOfPage({ records, page }: EditorState): readonly string[] {
  return sectionsOf(records, page).flatMap((section) => readingOrder(blocksIn(records, section)).map(({ id }) => id));
}

/** The block before or after the chosen one; null at the ends, where Tab goes on to the rest of the editor. */
function nextBlock(state: EditorState, step: 1 | -1): string | null {
  if (!hasBlocks(state)) return null;
  const all = blocksOfPage(state);
  const at = all.indexOf(state.selection.blocks.at(step > 0 ? -1 : 0) ?? '');
  return at < 0 ? null : (all[at + step] ?? null);
}

function chooseNext({ editor }: ActWorld, step: 1 | -1): void {
  const next = nextBlock(editor.state(), step);
  if (next !== null) editor.select({ blocks: [next] });
}

/** All blocks of the section; once they are chosen, all of the page. A block field is not the page's: its blocks are all. */
function chooseAll({ editor }: ActWorld): void {
  const state = editor.state();
  const { section, blocks } = state.selection;
  const own = section === null ? [] : blocksIn(state.records, section).map(({ id }) => id);
  const isField = section !== null && isFieldSection(section);
  const isAll = !isField && own.every((id) => blocks.includes(id));
  editor.select({ blocks: isAll ? blocksOfPage(state) : own });
}

/** From the text to its block, to its section, to nothing (ED-04). */
function leave({ editor }: ActWorld): void {
  const { blocks, isText, section } = editor.state().selection;
  if (isText) editor.select({ blocks, isText: false });
  else if (blocks.length > 0) editor.select({ section, blocks: [] });
  else editor.select({ section: null, blocks: [] });
}

const isText = (state: EditorState) => hasOneBlock(state) && writtenPlaces(chosenBlocks(state)[0] ?? {}).length > 0;
const isUnlocked = (state: EditorState) => chosenBlocks(state)[0]?.isLocked !== true;

/** The first text of an entry that is made of sections; null for none. */
function entryText(state: EditorState): string | null {
  if (entryOfPage(state.page) === null) return null;
  const isWritten = (id: string) => {
    const record = state.records.get(recordKey('block', id)) ?? {};
    return record.isLocked !== true && writtenPlaces(record).length > 0;
  };
  return blocksOfPage(state).find(isWritten) ?? null;
}

function writeEntryText({ editor, shell }: ActWorld): void {
  const text = entryText(editor.state());
  if (text === null) shell.writeEntry();
  else editor.select({ blocks: [text], isText: true });
}

/** Views and selection, and ways to every other screen. */
export const VIEW_ACTS: readonly Act[] = [
  {
    ...{ id: 'tour', text: texts.tourOfTheEditor, menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.show('tour'),
  },
  {
    ...{ id: 'help', text: texts.helpEditor, menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.show('help'),
  },
  {
    ...{ id: 'undo', keys: ['Ctrl+Z'], menus: ['edit'] },
    text: ({ undoLabel }) => (undoLabel === null ? texts.undo : texts.undo2(undoLabel)),
    isPossible: ({ undoLabel }) => undoLabel !== null,
    act: ({ editor }) => editor.undo(),
  },
  {
    ...{ id: 'redo', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], menus: ['edit'] },
    text: ({ redoLabel }) => (redoLabel === null ? texts.redo : texts.redo2(redoLabel)),
    isPossible: ({ redoLabel }) => redoLabel !== null,
    act: ({ editor }) => editor.redo(),
  },
  {
    // From a button too: the browser would mark every word of the editor.
    ...{ id: 'selectAll', text: texts.selectAll, keys: ['Ctrl+A'], menus: ['edit'], isPossible: hasPage },
    act: chooseAll,
  },
  {
    ...{ id: 'leave', text: texts.deselect, keys: ['Escape'], where: 'canvas', menus: [] },
    ...{ isKeyOnly: true, isPossible: hasSectionOrField, act: leave },
  },
  {
    ...{ id: 'editText', text: texts.editText, keys: ['Enter', 'F2'], where: 'canvas', menus: ['block'] },
    isPossible: (state) => isText(state) && isUnlocked(state),
    act: ({ editor }) => editor.select({ blocks: editor.state().selection.blocks, isText: true }),
  },
  {
    ...{ id: 'writeEntry', menus: ['page'], runs: ['writeOnPage'], also: texts.writeBodyPostEvent },
    text: ({ page }) => (isProductPage(page) ? texts.editDetailsOnPage : texts.editTextOnPage),
    isPossible: (state) => state.may.edit && (isTextOfEntry(state) || entryText(state) !== null),
    act: writeEntryText,
  },
  {
    ...{ id: 'nextBlock', text: texts.nextBlock, keys: ['Tab'], where: 'canvas', menus: [], isKeyOnly: true },
    isPossible: (state) => nextBlock(state, 1) !== null,
    act: (world) => chooseNext(world, 1),
  },
  {
    ...{
      id: 'previousBlock',
      text: texts.previousBlock,
      keys: ['Shift+Tab'],
      where: 'canvas',
      menus: [],
      isKeyOnly: true,
    },
    isPossible: (state) => nextBlock(state, -1) !== null,
    act: (world) => chooseNext(world, -1),
  },
  deviceAct('desktop', 'Desktop', 1),
  deviceAct('tablet', 'Tablet', 2),
  deviceAct('phone', 'Phone', 3),
  {
    ...{ id: 'zoomIn', text: texts.zoomIn, keys: ['Ctrl++', 'Ctrl+='], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.zoom('in'),
  },
  {
    ...{ id: 'zoomOut', text: texts.zoomOut, keys: ['Ctrl+-'], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.zoom('out'),
  },
  {
    ...{ id: 'zoomAll', text: texts.zoomToFullSize, keys: ['Ctrl+0'], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.zoom('all'),
  },
  {
    ...{ id: 'showGrid', text: texts.showOrHideThe, keys: ["Ctrl+'"], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.toggle('grid'),
  },
  {
    ...{ id: 'snapping', text: texts.turnSnappingOnOr, keys: ['Alt+S'], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.toggle('snapping'),
  },
  {
    ...{ id: 'characterKeys', text: texts.turnSingleCharacterShortcuts, menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.toggle('characterKeys'),
  },
  {
    ...{
      id: 'preview',
      text: texts.preview,
      keys: ['Ctrl+Shift+P'],
      where: 'text',
      menus: ['view'],
      isPossible: hasPage,
    },
    act: ({ shell }) => shell.preview(),
  },
  {
    ...{ id: 'publish', text: texts.publish, keys: ['Ctrl+Enter'], where: 'text', menus: ['page'] },
    isPossible: ({ may }) => may.publish,
    act: ({ shell }) => shell.show('publish'),
  },
  {
    ...{ id: 'keepVersion', text: texts.saveVersion, keys: ['Ctrl+S'], where: 'text', menus: ['page'] },
    isPossible: ({ may }) => may.edit,
    act: ({ shell }) => shell.keepVersion(),
  },
  {
    ...{ id: 'palette', text: texts.findAnything, keys: ['Ctrl+K', 'Ctrl+P'], where: 'text', menus: ['view'] },
    ...{ isKeyOnly: true, isPossible: always },
    act: ({ shell }) => shell.show('palette'),
  },
  {
    ...{ id: 'shortcuts', text: texts.allShortcuts, keys: ['?'], menus: ['view'], isPossible: always },
    act: ({ shell }) => shell.show('shortcuts'),
  },
  {
    ...{ id: 'nextRegion', text: texts.nextPanel, keys: ['Ctrl+`'], where: 'text', menus: [] },
    ...{ isKeyOnly: true, isPossible: always },
    act: ({ shell }) => shell.goTo('nextRegion'),
  },
  {
    ...{ id: 'toolbar', text: texts.goToToolbar, keys: ['Alt+F10'], where: 'text', menus: [] },
    ...{ isKeyOnly: true, isPossible: always },
    act: ({ shell }) => shell.goTo('toolbar'),
  },
];
