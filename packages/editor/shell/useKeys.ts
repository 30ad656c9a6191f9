import { useEffect } from 'react';
import type { ActWorld } from '../commands/acts/act.ts';
import { perform } from '../commands/acts/acting.ts';
import { chosenClip, pasteClip } from '../commands/acts/clipboardActs.ts';
import { actOfStroke, type FocusPlace, strokeNames } from '../commands/acts/keys.ts';
import { parseClip } from '../commands/blocks/clip.ts';
import { deleteBlocks } from '../commands/blocks/deleteBlocks.ts';
import { ACTS } from '../commands/registry.ts';
import { canvasPlace } from './canvasPlace.ts';

export const IS_MAC = /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');

/** Where a key is pressed: in a field, on the page or its layers, or on something else. */
export function focusPlaceOf(target: EventTarget | null): FocusPlace {
  if (!(target instanceof HTMLElement)) return 'canvas';
  if (target.isContentEditable || target.matches('input, textarea, select, [role="textbox"]')) return 'field';
  return target === document.body || target.closest('[data-region="canvas"]') !== null ? 'canvas' : 'elsewhere';
}

/** Reports whether something with its own keys covers the editor. */
function isCovered(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null
  );
}

/**
 * On Escape, moves the focus from the bar and from panels next to the page to the page. There, Escape goes up one level
 * (ED-04).
 */
function leadBack(event: KeyboardEvent): void {
  const place = canvasPlace();
  if (place === null) return;
  event.preventDefault();
  place.focus({ preventScroll: true });
}

/** Keys and the clipboard, for all of the editor's screen. */
export function useKeys(world: ActWorld, hasCharacterKeys: () => boolean): void {
  useEffect(() => {
    let isPlainPaste = false;
    const press = (event: KeyboardEvent) => {
      isPlainPaste = event.shiftKey;
      if (event.defaultPrevented || event.isComposing || isCovered(event.target)) return;
      const focus = focusPlaceOf(event.target);
      const state = world.editor.state();
      const names = strokeNames(event, IS_MAC);
      const found = actOfStroke(names, { acts: ACTS, state, focus, hasCharacterKeys: hasCharacterKeys() });
      if (found === null) {
        if (names[0] === 'Escape' && focus === 'elsewhere' && event.eventPhase === Event.BUBBLING_PHASE)
          leadBack(event);
        return;
      }
      // A button handles Enter itself, also with Ctrl, so global shortcuts are handled first.
      const isFirst = event.eventPhase === Event.CAPTURING_PHASE;
      if (isFirst && found.act.where !== 'text') return;
      if (isFirst) event.stopPropagation();
      event.preventDefault();
      found.act.act(world, { keys: found.keys, isRepeat: event.repeat });
    };
    const isOnCanvas = (event: Event) => !isCovered(event.target) && focusPlaceOf(event.target) === 'canvas';
    const copy = (event: ClipboardEvent) => {
      if (!isOnCanvas(event) || world.editor.state().selection.blocks.length === 0) return;
      event.preventDefault();
      const clip = chosenClip(world);
      event.clipboardData?.setData('text/plain', JSON.stringify(clip));
      if (event.type === 'cut') perform(world, deleteBlocks, { ids: world.editor.state().selection.blocks });
    };
    const paste = (event: ClipboardEvent) => {
      if (!isOnCanvas(event)) return;
      const clip = parseClip(event.clipboardData?.getData('text/plain') ?? '');
      if (clip === null) return;
      event.preventDefault();
      pasteClip(world, clip, isPlainPaste);
    };
    document.addEventListener('keydown', press, true);
    document.addEventListener('keydown', press);
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', press, true);
      document.removeEventListener('keydown', press);
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, [world, hasCharacterKeys]);
}
