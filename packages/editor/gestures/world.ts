import type { Box, Guide, Placement, Point } from '@quoin/domain/layout';
import type { Editor } from '../document/editor.ts';
import type { Mark } from './marks.ts';
import type { Measures } from './measures.ts';
import type { CanvasScene } from './scene.ts';

/** What the overlay draws besides the blocks: all boxes from the page's corner. */
export interface Scene {
  readonly gesture: string;
  /** Under the pointer. */
  readonly hover: Hovered | null;
  /** Where what is dragged would be without a grid. */
  readonly ghosts: readonly Box[];
  /** Blocks whose place in the page is already the one they would get: they are drawn as what will be. */
  readonly dropping: readonly string[];
  /** Places of what is not on the page yet. */
  readonly drops: readonly Box[];
  readonly guides: readonly Guide[];
  readonly marquee: Box | null;
  /** Sections whose grid is shown. */
  readonly grids: readonly string[];
}

export type Hovered = { readonly kind: 'block' | 'section' | 'mark'; readonly id: string };

export const CALM_SCENE: Scene = {
  ...{ gesture: 'idle', hover: null, ghosts: [], dropping: [], drops: [], guides: [], marquee: null, grids: [] },
};

/** Everything a gesture may see and do. It changes nothing but through this. */
export interface World {
  readonly editor: Editor;
  measures(): Measures;
  board(): CanvasScene;
  scene(): Scene;
  show(change: Partial<Scene>): void;
  /** Says it to screen readers (ED-15). */
  announce(text: string): void;
  scrollBy(left: number, top: number): void;
  /** Keeps sections as high as they are, so that the page doesn't jump under the pointer. */
  freeze(isFrozen: boolean): void;
  /** Page pixels per pixel of the screen. */
  scale(): number;
  zoomBy(factor: number, around: Point): void;
  /** Double click: text is typed into, everything else is set. */
  edit(block: string, point: Point | null): void;
  /**
   * Opens the source of a mark next to the page, and edits its words where they were pressed. Null: no mark is selected
   * any more.
   */
  chooseMark(mark: Mark | null, point?: Point | null): void;
  /** The mark that is chosen; '' for none. */
  chosenMark(): string;
  /** Something of the drawer was dropped. */
  addBlock(added: { readonly type: string; readonly section: string; readonly place: Placement }): void;
  readonly language: string;
  /** Alt+S: free of the grid's guides. */
  hasGuides(): boolean;
}
