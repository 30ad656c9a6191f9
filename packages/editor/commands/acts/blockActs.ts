import { flagIn, recordIn, recordKey, textIn } from '@quoin/domain/document';
import { cellsOfKey, type LayerStep } from '@quoin/domain/layout';
import * as texts from '@quoin/messages/app/blockActs';
import * as commonTexts from '@quoin/messages/app/common';
import type { EditorState } from '../../document/editor.ts';
import { announcePlace } from '../announcePlace.ts';
import { changeBlockStyle } from '../blocks/changeBlockStyle.ts';
import { deleteBlocks } from '../blocks/deleteBlocks.ts';
import { duplicateBlocks } from '../blocks/duplicateBlocks.ts';
import { groupBlocks } from '../blocks/groupBlocks.ts';
import { hideBlocks } from '../blocks/hideBlocks.ts';
import { lockBlocks } from '../blocks/lockBlocks.ts';
import { moveBlocks } from '../blocks/moveBlocks.ts';
import { reorderLayers } from '../blocks/reorderLayers.ts';
import { resetPhonePlaces } from '../blocks/resetPhonePlaces.ts';
import { resizeBlocks } from '../blocks/resizeBlocks.ts';
import { ungroupBlocks } from '../blocks/ungroupBlocks.ts';
import type { Act, ActWorld } from './act.ts';
import {
  chosenBlocks,
  hasBlocks,
  hasOneBlock,
  hasSeveralBlocks,
  holdsBlocks,
  isInLockedField,
  perform,
} from './acting.ts';
import { nudged, stretchedBy } from './nudging.ts';

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const chosen = ({ editor }: ActWorld) => editor.state().selection.blocks;
const isLocked = (state: EditorState) =>
  hasBlocks(state) && chosenBlocks(state).every((record) => flagIn(record, 'isLocked'));
const deviceOf = ({ device }: EditorState) => (device === 'phone' ? 'phone' : 'desktop');
const isHidden = (state: EditorState) =>
  hasBlocks(state) && chosenBlocks(state).every((record) => flagIn(recordIn(record, 'hidden'), deviceOf(state)));
const isOwnOnPhones = (state: EditorState) => chosenBlocks(state).some((record) => record.phonePlace !== undefined);

function layerAct(id: string, text: string, step: LayerStep, keys: readonly string[]): Act {
  return {
    ...{ id, text, keys, menus: ['block'], runs: ['reorderLayers'], isPossible: hasBlocks },
    act: (world) => void perform(world, reorderLayers, { ids: chosen(world), step }),
  };
}

/** What one does with chosen blocks. */
export const BLOCK_ACTS: readonly Act[] = [
  {
    ...{ id: 'insertBlock', text: texts.addBlock, keys: ['/'], where: 'canvas', menus: ['section', 'page'] },
    // Asked for in a field that its theme arranges, it says why not.
    ...{ runs: ['insertBlock'], isPossible: (state) => holdsBlocks(state) || isInLockedField(state) },
    act: ({ editor, shell }) =>
      isInLockedField(editor.state()) ? shell.refuse({ code: 'fieldLocked' }) : shell.show('insertBlock'),
  },
  {
    ...{ id: 'moveBlocks', text: commonTexts.move, keysText: texts.arrowKeysWithShift, where: 'canvas', menus: [] },
    keys: ARROWS.flatMap((arrow) => [arrow, `Shift+${arrow}`]),
    ...{ isKeyOnly: true, runs: ['moveBlocks'], isPossible: hasBlocks },
    act: (world, press) => {
      const { records, device } = world.editor.state();
      const by = cellsOfKey(press?.keys.replace('Shift+', '') ?? '', press?.keys.startsWith('Shift+') ?? false);
      if (by === null) return;
      const params = nudged(records, chosen(world), device, by);
      if (perform(world, moveBlocks, params, mergeKey('move', world, press?.isRepeat)))
        announcePlace(world, params, 'moved');
    },
  },
  {
    ...{ id: 'resizeBlocks', text: texts.resize, keysText: 'Alt+Shift+Arrows', where: 'canvas', menus: [] },
    keys: ARROWS.map((arrow) => `Alt+Shift+${arrow}`),
    ...{ isKeyOnly: true, runs: ['resizeBlocks'], isPossible: hasBlocks },
    act: (world, press) => {
      const { records, device } = world.editor.state();
      const by = cellsOfKey(press?.keys.replace('Alt+Shift+', '') ?? '', false);
      if (by === null) return;
      const params = stretchedBy(records, chosen(world), device, by);
      if (perform(world, resizeBlocks, params, mergeKey('size', world, press?.isRepeat)))
        announcePlace(world, params, 'resized');
    },
  },
  {
    ...{ id: 'duplicateBlocks', text: commonTexts.duplicate, keys: ['Ctrl+D'], gesture: 'Alt+drag', menus: ['block'] },
    ...{ runs: ['duplicateBlocks'], isPossible: hasBlocks },
    act: (world) => void perform(world, duplicateBlocks, { ids: chosen(world) }),
  },
  {
    ...{
      id: 'deleteBlocks',
      text: commonTexts.delete,
      keys: ['Delete', 'Backspace'],
      where: 'canvas',
      menus: ['block'],
    },
    ...{ runs: ['deleteBlocks'], isPossible: hasBlocks },
    act: (world) => void perform(world, deleteBlocks, { ids: chosen(world) }),
  },
  layerAct('bringForward', texts.bringForward, 'forward', ['Ctrl+]']),
  layerAct('sendBackward', texts.sendBackward, 'backward', ['Ctrl+[']),
  layerAct('bringToFront', texts.bringToFront, 'front', ['Ctrl+Shift+]', 'Ctrl+}']),
  layerAct('sendToBack', texts.sendToBack, 'back', ['Ctrl+Shift+[', 'Ctrl+{']),
  {
    ...{ id: 'groupBlocks', text: texts.group, keys: ['Ctrl+G'], menus: ['block'] },
    ...{ runs: ['groupBlocks'], isPossible: hasSeveralBlocks },
    act: (world) => void perform(world, groupBlocks, { ids: chosen(world) }),
  },
  {
    ...{ id: 'ungroupBlocks', text: texts.ungroup, keys: ['Ctrl+Shift+G'], menus: ['block'], runs: ['ungroupBlocks'] },
    isPossible: (state) => chosenBlocks(state).some((record) => textIn(record, 'group') !== ''),
    act: (world) => void perform(world, ungroupBlocks, { ids: chosen(world) }),
  },
  {
    ...{ id: 'lockBlocks', text: (state) => (isLocked(state) ? texts.unlock : texts.lock), keys: ['Ctrl+Shift+L'] },
    ...{ menus: ['block'], runs: ['lockBlocks'], isPossible: hasBlocks },
    act: (world) => void perform(world, lockBlocks, { ids: chosen(world), isLocked: !isLocked(world.editor.state()) }),
  },
  {
    ...{ id: 'hideBlocks', keys: ['Ctrl+Shift+H'], menus: ['block'], runs: ['hideBlocks'], isPossible: hasBlocks },
    text: (state) => texts.hideOnDesktops(isHidden(state), deviceOf(state) === 'phone'),
    act: (world) => {
      const state = world.editor.state();
      perform(world, hideBlocks, { ids: chosen(world), device: deviceOf(state), isHidden: !isHidden(state) });
    },
  },
  {
    ...{ id: 'renameBlock', text: texts.rename, menus: ['block'], runs: ['renameBlock'], isPossible: hasOneBlock },
    act: ({ shell }) => shell.show('renameBlock'),
  },
  {
    ...{ id: 'editForm', text: texts.editForm, menus: ['block'] },
    isPossible: (state) =>
      hasOneBlock(state) && chosenBlocks(state).every((record) => textIn(recordIn(record, 'value'), 'form') !== ''),
    act: ({ shell }) => shell.show('form'),
  },
  {
    ...{ id: 'resetPhonePlaces', text: texts.resetPhonePosition, menus: ['block'], runs: ['resetPhonePlaces'] },
    isPossible: isOwnOnPhones,
    act: (world) => void perform(world, resetPhonePlaces, { ids: chosen(world) }),
  },
  {
    ...{ id: 'blockSettings', text: texts.blockSettings, menus: ['block'], isPossible: hasOneBlock },
    runs: ['changeBlockValue', 'changeBlockStyle'],
    act: ({ shell }) => shell.show('blockSettings'),
  },
  {
    ...{ id: 'copyStyle', text: texts.copyStyle, keys: ['Ctrl+Alt+C'], menus: ['block'], isPossible: hasOneBlock },
    act: ({ editor, shell }) => shell.styles.keep(recordIn(chosenBlocks(editor.state())[0] ?? {}, 'style')),
  },
  {
    ...{ id: 'pasteStyle', text: texts.pasteStyle, keys: ['Ctrl+Alt+V'], menus: ['block'] },
    ...{ runs: ['changeBlockStyle'], isPossible: hasBlocks },
    act: (world) => {
      const style = world.shell.styles.kept();
      if (style === null) return world.shell.refuse({ code: 'nothingToPaste' });
      perform(world, changeBlockStyle, { ids: chosen(world), style: { ...blankStyle(world), ...style } });
    },
  },
];

/** Names that the chosen blocks' styles have now: what the copied style lacks goes. */
function blankStyle({ editor }: ActWorld): Readonly<Record<string, undefined>> {
  const { records, selection } = editor.state();
  const names = selection.blocks.flatMap((id) =>
    Object.keys(recordIn(records.get(recordKey('block', id)) ?? {}, 'style')),
  );
  return Object.fromEntries(names.map((name) => [name, undefined]));
}

/** A key held down is one step (ED-17). */
function mergeKey(what: string, world: ActWorld, isRepeat = false): string | undefined {
  return isRepeat ? `${what} ${chosen(world).join()}` : undefined;
}
