import { HANDLES, type Handle } from '@quoin/domain/layout';
import type { Pointer, PressTarget } from '../gestures/pointer.ts';
import type { CanvasModel } from './canvasModel.ts';

/** What gestures need of a browser's event. */
export interface Pressed {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly clientX: number;
  readonly clientY: number;
  readonly button: number;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly timeStamp: number;
}

/** A browser's pointer in the page's own pixels. `corner`: of what is in view, on the screen. */
export function pointerOf(
  model: CanvasModel,
  event: Pressed,
  corner: { readonly left: number; readonly top: number },
  target: PressTarget = { kind: 'page' },
): Pointer {
  const { scale, measures } = model.view();
  const inView = { x: (event.clientX - corner.left) / scale, y: (event.clientY - corner.top) / scale };
  const { scrollLeft, scrollTop } = measures.page;
  return {
    id: event.pointerId,
    kind: event.pointerType === 'touch' ? 'touch' : event.pointerType === 'pen' ? 'pen' : 'mouse',
    at: { x: inView.x + scrollLeft, y: inView.y + scrollTop },
    inView,
    button: event.button,
    ...{ isShift: event.shiftKey, isAlt: event.altKey, isCtrl: event.ctrlKey || event.metaKey },
    time: event.timeStamp,
    target,
  };
}

/** What was pressed: a handle says so itself. */
export function targetOf(target: EventTarget | null): PressTarget | 'control' {
  if (!(target instanceof Element)) return { kind: 'page' };
  const handle = target.closest<HTMLElement>('[data-handle]');
  const { handle: name, block } = handle?.dataset ?? {};
  if (block !== undefined && HANDLES.includes(name as Handle)) return { kind: 'handle', block, handle: name as Handle };
  return target.closest('[data-canvas-control]') === null ? { kind: 'page' } : 'control';
}

/** Converts a click for gestures. A click has no pointer of its own. */
export function asPressed(event: Omit<Pressed, 'pointerId' | 'pointerType'>): Pressed {
  const { clientX, clientY, button, shiftKey, altKey, ctrlKey, metaKey, timeStamp } = event;
  return {
    pointerId: 0,
    pointerType: 'mouse',
    clientX,
    clientY,
    button,
    shiftKey,
    altKey,
    ctrlKey,
    metaKey,
    timeStamp,
  };
}
