import { type RefObject, useEffect } from 'react';
import { pressKey } from '../gestures/canvasKeys.ts';
import type { CanvasModel } from './canvasModel.ts';
import { watchPointer } from './watchPointer.ts';

/** Everything a pointer, a wheel and Escape do over the canvas. */
export function useCanvasPointer(model: CanvasModel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const stops = [watchPointer(model, element), watchWheel(model, element), watchEscape(model)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [model, root]);
}

/** Pixels of a wheel that counts lines. */
const LINE = 16;

/** The page scrolls as if the wheel were over it; with Ctrl it grows and shrinks. */
function watchWheel(model: CanvasModel, element: HTMLElement): () => void {
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const { scale } = model.view();
    const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
    if (event.ctrlKey || event.metaKey) {
      const { left, top } = element.getBoundingClientRect();
      const around = { x: (event.clientX - left) / scale, y: (event.clientY - top) / scale };
      model.gestures.zoomBy(2 ** (-event.deltaY / 300), around);
    } else {
      element.closest('[data-canvas-area]')?.scrollBy({ left: event.deltaX * unit });
      model.gestures.scrollBy((event.deltaX * unit) / scale, (event.deltaY * unit) / scale);
    }
  };
  element.addEventListener('wheel', wheel, { passive: false });
  return () => element.removeEventListener('wheel', wheel);
}

/** Makes Escape cancel the current gesture, wherever the focus is. */
function watchEscape(model: CanvasModel): () => void {
  const giveUp = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !model.hand.isBusy()) return;
    event.preventDefault();
    event.stopPropagation();
    pressKey(model.gestures, model.hand, { key: 'Escape', isShift: false, isAlt: false, isCtrl: false });
  };
  window.addEventListener('keydown', giveUp, { capture: true });
  return () => window.removeEventListener('keydown', giveUp, { capture: true });
}
