import type { Editor } from '../document/editor.ts';
import { type Measures, NO_MEASURES } from '../gestures/measures.ts';
import { type CanvasScene, createScenes } from '../gestures/scene.ts';
import { CALM_SCENE, type Scene } from '../gestures/world.ts';
import type { TextState } from '../text/textProtocol.ts';
import { scaleOf, type Zoom } from './zoom.ts';

/** What of the page in the frame is known. */
export type FrameState = 'loading' | 'ready' | 'failed';

export interface CanvasView {
  readonly frame: FrameState;
  /** Address of the page in the frame; '' before it is known. */
  readonly url: string;
  readonly measures: Measures;
  readonly board: CanvasScene;
  readonly scene: Scene;
  /** The mark that is chosen; '' for none. */
  readonly mark: string;
  /** The mark whose words are being written on the page; '' for none. */
  readonly writing: string;
  readonly zoom: Zoom;
  /** Pixels of the screen per pixel of the page. */
  readonly scale: number;
  readonly hasGrid: boolean;
  /** The state of the text that a user writes; null when no one writes. */
  readonly text: TextState | null;
  /** The link at the caret is being made or changed. */
  readonly isLinking: boolean;
}

type Kept = Omit<CanvasView, 'board' | 'scale'> & { readonly room: number };

/** What the canvas shows, for the code that draws it. The object stays the same until something changes. */
export interface ViewStore {
  view(): CanvasView;
  set(change: Partial<Kept>): void;
  /** The document changed. */
  changed(): void;
  /** How large a page would be that fits. */
  fit(): number;
  subscribe(listener: () => void): () => void;
}

export function createViewStore(editor: Editor): ViewStore {
  const listeners = new Set<() => void>();
  const boards = createScenes();
  let kept: Kept = {
    ...{ frame: 'loading', url: '', measures: NO_MEASURES, scene: CALM_SCENE, zoom: 'fit', hasGrid: false, room: 0 },
    ...{ text: null, isLinking: false, mark: '', writing: '' },
  };
  let view: CanvasView | null = null;
  const changed = (): void => {
    view = null;
    for (const listener of [...listeners]) listener();
  };
  return {
    view() {
      const { room, ...rest } = kept;
      const scale = scaleOf(rest.zoom, editor.state().device, room);
      view ??= { ...rest, scale, board: boards(editor.state(), rest.measures) };
      return view;
    },
    set(change) {
      kept = { ...kept, ...change };
      changed();
    },
    changed,
    fit: () => scaleOf('fit', editor.state().device, kept.room),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
