import { useSyncExternalStore } from 'react';
import type { CanvasModel } from './canvasModel.ts';
import type { CanvasView } from './canvasView.ts';

/** What the canvas shows now. */
export function useCanvasView(model: CanvasModel): CanvasView {
  return useSyncExternalStore(model.subscribe, model.view);
}
