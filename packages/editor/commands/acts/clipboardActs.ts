import * as texts from '@quoin/messages/app/clipboardActs';
import * as commonTexts from '@quoin/messages/app/common';
import { type Clip, type Copies, foreignPictures, toClip } from '../blocks/clip.ts';
import { deleteBlocks } from '../blocks/deleteBlocks.ts';
import { pasteBlocks } from '../blocks/pasteBlocks.ts';
import type { Act, ActWorld } from './act.ts';
import { hasBlocks, holdsBlocks, perform } from './acting.ts';

/** Returns the clip that copying puts on the clipboard. */
export function chosenClip({ editor, shell }: ActWorld): Clip {
  const { records, selection } = editor.state();
  return toClip(records, selection.blocks, shell.site);
}

/** Puts a clip onto the open page, into the chosen section; pictures of another site are copied first. */
export function pasteClip(world: ActWorld, clip: Clip | null, isInPlace = false): void {
  const { editor, shell } = world;
  if (clip === null) {
    shell.refuse({ code: 'nothingToPaste' });
    return;
  }
  const { selection, page } = editor.state();
  const paste = (copies: Copies) => {
    // The user may have opened another page meanwhile. The selection there is not the target.
    if (editor.state().page !== page) return;
    perform(world, pasteBlocks, { clip, site: shell.site, copies, section: selection.section, isInPlace });
  };
  const pictures = foreignPictures(clip, shell.site);
  if (pictures.length === 0) {
    paste({});
    return;
  }
  shell.say(texts.copyingImages);
  void shell.copyPictures(clip.site, pictures).then(paste);
}

/** Between pages, sites and windows (ED-21). */
export const CLIPBOARD_ACTS: readonly Act[] = [
  {
    ...{
      id: 'copyBlocks',
      text: commonTexts.copy,
      keys: ['Ctrl+C'],
      where: 'canvas',
      isNative: true,
      menus: ['block'],
    },
    isPossible: hasBlocks,
    act: (world) => world.shell.clipboard.write(chosenClip(world)),
  },
  {
    ...{ id: 'cutBlocks', text: texts.cut, keys: ['Ctrl+X'], where: 'canvas', isNative: true, menus: ['block'] },
    ...{ runs: ['deleteBlocks'], isPossible: hasBlocks },
    act: (world) => {
      world.shell.clipboard.write(chosenClip(world));
      perform(world, deleteBlocks, { ids: world.editor.state().selection.blocks });
    },
  },
  {
    ...{ id: 'pasteBlocks', text: texts.paste, keys: ['Ctrl+V'], where: 'canvas', isNative: true },
    ...{ menus: ['block', 'section'], runs: ['pasteBlocks'], isPossible: holdsBlocks },
    act: (world) => void world.shell.clipboard.read().then((clip) => pasteClip(world, clip)),
  },
  {
    ...{ id: 'pasteInPlace', text: texts.pasteInPlace, keys: ['Ctrl+Shift+V'], where: 'canvas', isNative: true },
    ...{ menus: ['section'], runs: ['pasteBlocks'], isPossible: holdsBlocks },
    act: (world) => void world.shell.clipboard.read().then((clip) => pasteClip(world, clip, true)),
  },
];
