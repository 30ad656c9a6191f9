import type { Box, GridMetrics, Placement } from '@quoin/domain/layout';
import type { IncomingText, TextCommand, TextKey, TextState } from '../text/textProtocol.ts';
import type { PrintedElement } from './printedPage.ts';
import type { TextRequest } from './textMode.ts';

/** What the page in the canvas says as soon as its script runs, to the app's origin alone. */
export const HELLO = 'quoin-canvas-hello';
/** The editor's answer; a `MessagePort` comes with it, and everything else goes through that. */
export const CONNECT = 'quoin-canvas-connect';

/** The page's size and what of it is in view, in its own CSS pixels. */
export interface PageMeasure {
  readonly width: number;
  readonly height: number;
  readonly viewWidth: number;
  readonly viewHeight: number;
  readonly scrollLeft: number;
  readonly scrollTop: number;
}

/** One section as it is drawn. Its box is measured from the page's corner, all within from the section's. */
export interface SectionMeasure {
  readonly id: string;
  readonly box: Box;
  readonly grid: GridMetrics | null;
  readonly blocks: readonly BlockMeasure[];
}

export interface BlockMeasure {
  readonly id: string;
  readonly box: Box;
  /** Its markup could not be made (ED-48). */
  readonly isBroken?: true;
}

/** A block field of the theme, by the id of its section. */
export interface FieldMeasure {
  readonly id: string;
  /** As the theme calls it. */
  readonly label: string;
  /** The theme arranges its content: blocks cannot be added, moved or removed. */
  readonly isLocked: boolean;
  /** Other pages show it too. */
  readonly isShared: boolean;
}

/** Something that theme or system drew, and what it comes from, as the renderer says it. */
export interface MarkMeasure {
  /** As `formatBinding` writes it. */
  readonly from: string;
  /** From the page's corner. */
  readonly box: Box;
  /** Its number among those that the page has now. */
  readonly at: number;
  /** It contains only text, which can be edited in place. */
  readonly hasWords: boolean;
}

/**
 * Messages from the page to the editor. The page may contain its owner's scripts, so only measures and text are
 * trusted.
 */
export type FromFrame =
  | {
      readonly type: 'measures';
      readonly page: PageMeasure;
      /** Ids of all sections, from the top. */
      readonly order: readonly string[];
      /** Boxes of all sections; blocks of those that changed. */
      readonly boxes: readonly { readonly id: string; readonly box: Box }[];
      readonly sections: readonly SectionMeasure[];
      readonly fields: readonly FieldMeasure[];
      /** All marks of the page; null while they are where they were. */
      readonly marks: readonly MarkMeasure[] | null;
      /** The number of the last message whose changes are in these measures. */
      readonly upTo: number;
      /** Nothing has changed by itself for a while (EDIT-04). */
      readonly isSettled: boolean;
    }
  /** Files that were pasted while one writes: the text does not take them. */
  | { readonly type: 'files'; readonly files: readonly File[] }
  /** Files hang over the page while one writes: the editor takes them, over the page. */
  | { readonly type: 'filesOver' }
  /** What the theme printed, sent on request. */
  | { readonly type: 'printed'; readonly root: PrintedElement | null }
  | { readonly type: 'scrolled'; readonly page: PageMeasure }
  | ({ readonly type: 'textChanged'; readonly block: string; readonly isRun: boolean } & TextVersion)
  /** Which of the block's texts it is. */
  | { readonly type: 'textBegan'; readonly block: string; readonly field: string }
  /** `html` is null where the text could not be opened. */
  | { readonly type: 'textEnded'; readonly block: string; readonly html: string | null; readonly seen: number }
  | { readonly type: 'textState'; readonly block: string; readonly state: TextState }
  | { readonly type: 'textKey'; readonly block: string; readonly key: TextKey };

/** `seen`: the version from the editor that came in last. */
interface TextVersion {
  readonly html: string;
  readonly seen: number;
}

/** Place of a block, in its section's reading order. */
export interface BlockLayout {
  readonly id: string;
  readonly place: Placement;
  readonly phone: Placement;
}

export interface SectionLayout {
  readonly id: string;
  readonly blocks: readonly BlockLayout[];
}

/** Rows that a section's blocks take, those included of which nothing can be seen yet. */
export interface SectionRoom {
  readonly id: string;
  readonly rows: number;
}

/** From the editor to the page. */
export type ToFrame = { readonly number: number } & (
  | {
      readonly type: 'layout';
      /** All sections, from the top; others are taken away. */
      readonly order: readonly string[];
      /** Sections whose blocks changed: others are as they were. Blocks that are not named are taken away. */
      readonly sections: readonly SectionLayout[];
      /** No gesture is running: the markup may be put in the order of reading. */
      readonly isFinal: boolean;
    }
  | {
      readonly type: 'markup';
      readonly order: readonly string[];
      readonly sections: readonly { readonly id: string; readonly html: string }[];
    }
  /** Sections that need more room than what is drawn in them; all others need none. */
  | { readonly type: 'room'; readonly sections: readonly SectionRoom[] }
  /** Custom properties of the root; null takes one away. */
  | { readonly type: 'properties'; readonly properties: Readonly<Record<`--${string}`, string | null>> }
  /** A stylesheet above all others, identified by name. '' removes it. */
  | { readonly type: 'sheet'; readonly name: string; readonly css: string }
  /** Another address for the theme's stylesheet. */
  | { readonly type: 'stylesheet'; readonly from: string; readonly to: string }
  | { readonly type: 'bodyClasses'; readonly add: readonly string[]; readonly remove: readonly string[] }
  /** Grids keep the height they have now, so that the page doesn't jump while something is dragged. */
  | { readonly type: 'freeze'; readonly isFrozen: boolean }
  | { readonly type: 'scrollBy'; readonly left: number; readonly top: number }
  | { readonly type: 'scrollTo'; readonly left: number; readonly top: number }
  | { readonly type: 'print' }
  | ({ readonly type: 'beginText' } & TextRequest)
  | { readonly type: 'textCommand'; readonly command: TextCommand }
  | ({ readonly type: 'setText' } & IncomingText)
  /** Back to the text from a toolbar. */
  | { readonly type: 'focusText' }
  | { readonly type: 'endText' }
  /** Something happened to the style panel or the frame (EDIT-02). */
  | { readonly type: 'styleEvent'; readonly name: string; readonly event: unknown }
);

/** Messages without their number, which the connection gives them. */
export type Order<Message> = Message extends ToFrame ? Omit<Message, 'number'> : never;
export type FrameOrder = Order<ToFrame>;
