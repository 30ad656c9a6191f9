import type { Binding } from '@quoin/domain/document';
import type { Point } from '@quoin/domain/layout';
import type { Outcome } from '@quoin/domain/problem';
import type { ActWorld } from '../commands/acts/act.ts';
import { findMark, type Mark } from '../gestures/marks.ts';
import type { ViewStore } from './canvasView.ts';
import type { TextEnd } from './sync/textSource.ts';
import type { Typing } from './sync/typing.ts';

/** One line of words that theme or system shows: where it is kept. */
export interface MarkWords {
  /** Null: it is gone. */
  kept(): string | null;
  /** What is shown for it: where nothing is kept, that may be something else's name. */
  shown(): string;
  write(text: string, options: { readonly mergeKey?: string }): Outcome<unknown>;
  /** Nobody writes there any more. */
  done?(): void;
}

/** Words that the user pressed while their page reloaded. Writing begins as soon as the page is there. */
export interface LatePress {
  pressed: { readonly mark: string; readonly point: Point | null } | null;
}

export interface MarkWritingSetup {
  readonly world: ActWorld;
  readonly store: ViewStore;
  readonly typing: Typing;
  readonly late: LatePress;
  words(binding: Binding): MarkWords | null;
  /** What theme or system drew is to be changed where it comes from, too: `isWritten`, it is being written on the page. */
  openMark(binding: Binding, isWritten: boolean): void;
  /** The page shows something else than what is kept. */
  reload(): void;
  /** What waited for the end of writing. */
  sync(): void;
}

/** Marks are no part of the document: the canvas knows which one is chosen, and nothing else is while one is. */
export function chooseMark(setup: MarkWritingSetup, mark: Mark | null, point: Point | null): void {
  const { world, store } = setup;
  const { selection } = world.editor.state();
  endWriting(setup);
  if (mark !== null && (selection.section !== null || selection.blocks.length > 0))
    world.editor.select({ section: null, blocks: [] });
  setup.late.pressed = null;
  if (store.view().mark !== (mark?.id ?? '')) store.set({ mark: mark?.id ?? '' });
  if (mark === null) return;
  const words = mark.hasWords ? setup.words(mark.binding) : null;
  setup.openMark(mark.binding, words !== null);
  if (words === null) return;
  if (store.view().frame === 'loading') setup.late.pressed = { mark: mark.id, point };
  else begin(setup, { mark, words, point });
}

/** Ends writing that began on the previous page, and begins it again on the new page. */
export function writeAgain(setup: MarkWritingSetup): void {
  const { writing } = setup.store.view();
  if (writing === '') return;
  endWriting(setup);
  setup.late.pressed = { mark: writing, point: null };
}

/** The page was measured. */
export function writeLate(setup: MarkWritingSetup): void {
  const { measures, mark: chosen } = setup.store.view();
  const { pressed } = setup.late;
  const mark = pressed === null ? null : findMark(measures, pressed.mark);
  if (measures.isSettled || mark !== null) setup.late.pressed = null;
  if (mark === null || pressed === null || chosen !== mark.id) return;
  const words = setup.words(mark.binding);
  if (words !== null) begin(setup, { mark, words, point: pressed.point });
}

interface Begun {
  readonly mark: Mark;
  readonly words: MarkWords;
  readonly point: Point | null;
}

function begin(setup: MarkWritingSetup, { mark, words, point }: Begun): void {
  setup.store.set({ writing: mark.id });
  setup.typing.beginWords(
    {
      ...{ id: mark.id, mark: mark.told, shown: words.shown() },
      source: {
        read: () => words.kept(),
        write: (_place, text, options) => words.write(text, options),
        left: (end) => left(setup, words, { ...end, mark }),
      },
    },
    point,
  );
}

/** The page may be another one by now, or something else is chosen. */
export function endWriting({ store, typing }: Pick<MarkWritingSetup, 'store' | 'typing'>): void {
  if (store.view().writing !== '') typing.end();
}

function left(setup: MarkWritingSetup, words: MarkWords, end: TextEnd & { readonly mark: Mark }): void {
  setup.store.set({ writing: '' });
  words.done?.();
  if (!end.wasOpened) setup.openMark(end.mark.binding, false);
  // The user may continue with other words at once.
  else if (end.isKept) queueMicrotask(setup.sync);
  else setup.reload();
}
