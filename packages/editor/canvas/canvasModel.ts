import { isBlockType } from '@quoin/domain/blocks';
import type { Point } from '@quoin/domain/layout';
import { insertBlock } from '../commands/blocks/insertBlock.ts';
import type { Timer } from '../frame/drawing/settle.ts';
import type { PrintedElement } from '../frame/printedPage.ts';
import type { FrameOrder, FromFrame } from '../frame/protocol.ts';
import { findSection } from '../gestures/findInScene.ts';
import { createHand, type Hand } from '../gestures/hand.ts';
import type { Mark } from '../gestures/marks.ts';
import { NO_MEASURES, withReport } from '../gestures/measures.ts';
import type { World } from '../gestures/world.ts';
import type { TextCommand } from '../text/textProtocol.ts';
import type { CanvasSetup } from './canvasSetup.ts';
import { type CanvasView, createViewStore, type ViewStore } from './canvasView.ts';
import { chooseMark, endWriting, type LatePress, type MarkWritingSetup, writeAgain, writeLate } from './markWriting.ts';
import { createPageLoading, type PageLoading } from './pageLoading.ts';
import { createPrinting, type Printing } from './printing.ts';
import { connectFrame, type FrameConnection } from './sync/frameConnection.ts';
import { createFrameSync, type FrameSync } from './sync/frameSync.ts';
import { reportBlock } from './sync/reportBlock.ts';
import { type Shown, scrollToShow } from './sync/revealing.ts';
import { createRoomSync, type RoomSync } from './sync/roomSync.ts';
import { createStyleSync, type StyleSync } from './sync/styleSync.ts';
import { createTyping, type Typing } from './sync/typing.ts';
import { zoomed, zoomedBy } from './zoom.ts';

/** The canvas without React: the page's measures, the `Hand` over it, and the messages sent to it. */
export interface CanvasModel {
  view(): CanvasView;
  subscribe(listener: () => void): () => void;
  readonly hand: Hand;
  readonly gestures: World;
  /** Files that were pasted into a text of the page. */
  onFiles(listener: (files: readonly File[]) => void): () => void;
  /** Takes the frame over; answers how to let it go. */
  attach(frame: HTMLIFrameElement): () => void;
  /** Answers the page in the frame if it loaded before the canvas could receive its messages. */
  greet(): void;
  /** What the theme has printed of the page; null where it doesn't say. */
  printed(): Promise<PrintedElement | null>;
  /** Reloads the page and keeps its scroll position. */
  load(): void;
  send(order: FrameOrder): void;
  /** Room for the page, in pixels of the screen. */
  setRoom(width: number): void;
  zoom(step: 'in' | 'out' | 'all'): void;
  toggle(option: 'grid' | 'snapping'): void;
  /** Scrolls so far that a block or a section can be seen. */
  reveal(kind: Shown['kind'], id: string, isPartEnough?: boolean): void;
  beginText(block: string, point: Point | null): void;
  /** Opens the source of a mark, to be edited next to the page. */
  openMark(mark: Mark): void;
  /** Words of a mark are kept somewhere else by now. */
  wordsChanged(): void;
  endWords(): void;
  /** Writes down why a block could not be shown; whether that was kept. */
  report(section: string, block: string): Promise<boolean>;
  endText(): void;
  textCommand(command: TextCommand): void;
  /** Back from a toolbar to the caret. */
  focusText(): void;
  /** Opens or closes what makes a link of the chosen words. */
  linkText(isLinking: boolean): void;
}

/** What the parts of one canvas share. */
interface Parts {
  readonly setup: CanvasSetup;
  readonly store: ViewStore;
  readonly options: {
    hasGuides: boolean;
    isFrozen: boolean;
    /** A page has just come: what is measured still is of the one before it. */
    isNew: boolean;
  };
  readonly late: LatePress;
  connection: FrameConnection | null;
  frame: HTMLIFrameElement | null;
  typing: Typing;
  readonly takers: Set<(files: readonly File[]) => void>;
  send(order: FrameOrder): void;
  sync: FrameSync;
  loading: PageLoading | null;
  readonly room: RoomSync;
  readonly printing: Printing;
  style: StyleSync | null;
}

export function createCanvas(setup: CanvasSetup): CanvasModel {
  const { editor } = setup.world;
  const store = createViewStore(editor);
  const parts: Parts = {
    ...{
      setup,
      store,
      connection: null,
      frame: null,
      typing: NO_TYPING,
      takers: new Set(),
      options: { hasGuides: true, isFrozen: false, isNew: false },
      late: { pressed: null },
    },
    send: (order) => void parts.connection?.send(order),
    sync: { start() {}, changed() {}, close() {} },
    loading: null,
    room: createRoomSync((order) => parts.send(order)),
    printing: createPrinting((order) => parts.send(order), windowTimer),
    style: null,
  };
  parts.typing = createTyping({
    ...{ world: setup.world, send: parts.send },
    show: (text) => store.set({ text, ...(text === null ? { isLinking: false } : {}) }),
    press: (key) => setup.textKey?.(key, () => store.set({ isLinking: true })),
  });
  const gestures = gestureWorld(parts);
  const hand = createHand(gestures);
  const loading = pageLoading(parts);
  parts.loading = loading;
  parts.sync = createFrameSync({
    ...{ editor, timer: windowTimer, send: parts.send, isBusy: hand.isBusy, reload: loading.load },
    sectionMarkup: setup.sectionMarkup,
    isStyleLive: () => setup.style !== undefined,
    blocksOf: (section) => findSection(store.view().board, section)?.blocks.map(({ id }) => id) ?? [],
    typedSection: () => (editor.state().selection.isText ? editor.state().selection.section : null),
    isWriting: () => editor.state().selection.isText || store.view().writing !== '',
  });
  const { send } = parts;
  if (setup.style) parts.style = createStyleSync({ ...setup.style, editor, timer: windowTimer, send });
  return {
    ...{ view: store.view, subscribe: store.subscribe, hand, gestures, load: loading.load, send: parts.send },
    onFiles: (listener) => {
      parts.takers.add(listener);
      return () => parts.takers.delete(listener);
    },
    attach: (frame) => attach(parts, loading, frame),
    printed: parts.printing.ask,
    greet: () => parts.connection?.greet(),
    setRoom: (room) => store.set({ room }),
    zoom: (step) => store.set({ zoom: zoomed(store.view().scale, step) }),
    toggle(option) {
      if (option === 'grid') store.set({ hasGrid: !store.view().hasGrid });
      else parts.options.hasGuides = !parts.options.hasGuides;
    },
    reveal(kind, id, isPartEnough = false) {
      const top = scrollToShow(store.view(), { kind, id, isPartEnough });
      if (top !== null) parts.send({ type: 'scrollTo', left: store.view().measures.page.scrollLeft, top });
    },
    beginText: (block, point) => parts.typing.begin(block, point),
    openMark: ({ binding }) => setup.openMark?.(binding, false),
    wordsChanged: () => parts.typing.changed(),
    endWords: () => endWriting(parts),
    report: (section, block) => reportBlock(setup.world, setup.reportBlock, { section, block }),
    endText: () => parts.typing.end(),
    textCommand: (command) => parts.typing.run(command),
    focusText() {
      parts.frame?.focus();
      parts.send({ type: 'focusText' });
    },
    linkText: (isLinking) => store.set({ isLinking }),
  };
}

const NO_TYPING: Typing = { begin() {}, beginWords() {}, end() {}, run() {}, hear() {}, changed() {} };

const windowTimer: Timer = (run, ms) => {
  const id = window.setTimeout(run, ms);
  return () => window.clearTimeout(id);
};

/** What gestures see and may do. */
function gestureWorld(parts: Parts): World {
  const { setup, store, options } = parts;
  const { editor, shell } = setup.world;
  return {
    ...{ editor, announce: shell.say, edit: setup.edit, language: setup.language ?? 'en' },
    measures: () => store.view().measures,
    board: () => store.view().board,
    scene: () => store.view().scene,
    scale: () => store.view().scale,
    show: (change) => store.set({ scene: { ...store.view().scene, ...change } }),
    scrollBy: (left, top) => parts.send({ type: 'scrollBy', left, top }),
    hasGuides: () => options.hasGuides,
    chosenMark: () => store.view().mark,
    chooseMark: (mark, point = null) => chooseMark(markWriting(parts), mark, point),
    zoomBy: (factor) => store.set({ zoom: zoomedBy(store.view().scale, factor, store.fit()) }),
    freeze(isFrozen) {
      if (isFrozen === options.isFrozen) return;
      options.isFrozen = isFrozen;
      if (isFrozen) parts.send({ type: 'freeze', isFrozen });
      else queueMicrotask(() => stopSync(parts));
    },
    addBlock({ type, section, place }) {
      const done = isBlockType(type) ? editor.run(insertBlock, { type, section, place }) : null;
      if (done?.ok === false) shell.refuse(done.problem);
    },
  };
}

function markWriting({ setup, store, typing, sync, loading, late }: Parts): MarkWritingSetup {
  return {
    ...{ world: setup.world, store, typing, late, sync: sync.changed },
    words: (binding) => setup.words?.(binding) ?? null,
    openMark: (binding, isWritten) => setup.openMark?.(binding, isWritten),
    reload: () => loading?.load(),
  };
}

/** Places first, then the grids may be as high as they like. */
function stopSync({ sync, send }: Parts): void {
  sync.changed();
  send({ type: 'freeze', isFrozen: false });
}

function pageLoading(parts: Parts): PageLoading {
  const { setup, store } = parts;
  const { editor } = setup.world;
  const loading = createPageLoading({
    ...{ editor, canvasUrl: setup.canvasUrl, timer: windowTimer },
    onAsked() {
      endWriting(parts);
      if (store.view().frame === 'ready') setup.frameEvent?.('iframeUnload', loading.asked().page);
      const isSamePage = loading.asked().page === editor.state().page;
      const { measures } = store.view();
      // A reloaded page looks the same. Its items stay in place, to be focused and pressed, until it is measured again.
      store.set({ frame: 'loading', measures: isSamePage ? { ...measures, isSettled: false } : NO_MEASURES });
    },
    onUrl: (url) => store.set({ url }),
    onFailed() {
      if (store.view().frame === 'loading') store.set({ frame: 'failed' });
    },
  });
  return loading;
}

function attach(parts: Parts, loading: PageLoading, frame: HTMLIFrameElement): () => void {
  const { setup, store, options } = parts;
  const { editor } = setup.world;
  parts.frame = frame;
  parts.connection = connectFrame(frame, {
    siteOrigin: setup.siteOrigin,
    onConnected() {
      options.isNew = true;
      writeAgain(markWriting(parts));
      parts.room.start();
      parts.sync.start(loading.arrived());
      parts.style?.start(loading.asked().records.get('style:style') ?? {});
      setup.frameEvent?.('load', loading.asked().page);
      // Keeps the position of a user who scrolled in the meantime.
      const { scrollTop } = store.view().measures.page;
      if (scrollTop > 0) parts.send({ type: 'scrollTo', left: 0, top: scrollTop });
    },
    onMessage: (message) => hear(parts, message),
  });
  const unroom = store.subscribe(() => {
    if (store.view().frame === 'ready') parts.room.changed(store.view().board);
  });
  let { page, isEntry } = editor.state();
  const stop = editor.subscribe(() => {
    const now = editor.state();
    const { selection } = now;
    if (now.page !== page || now.isEntry !== isEntry) loading.load();
    const isOther = now.page !== page || selection.section !== null || selection.blocks.length > 0;
    if (isOther && store.view().mark !== '') {
      endWriting(parts);
      store.set({ mark: '' });
    }
    ({ page, isEntry } = now);
    // One message for whatever happens in one go: a preview that ends and the command that keeps it.
    queueMicrotask(() => {
      parts.style?.changed();
      parts.sync.changed();
    });
    parts.typing.changed();
    store.changed();
  });
  loading.load();
  return () => {
    stop();
    unroom();
    loading.stop();
    parts.sync.close();
    parts.style?.close();
    parts.connection?.close();
    parts.connection = null;
  };
}

function hear(parts: Parts, message: FromFrame): void {
  const { store, typing, options } = parts;
  const { measures } = store.view();
  if (message.type === 'measures') {
    store.set({ measures: withReport(options.isNew ? NO_MEASURES : measures, message), frame: 'ready' });
    parts.setup.world.editor.setFields(store.view().measures.fields);
    options.isNew = false;
    writeLate(markWriting(parts));
  } else if (message.type === 'scrolled') store.set({ measures: { ...measures, page: message.page } });
  else if (message.type === 'files') takeFiles(parts, message.files);
  else if (message.type === 'printed') parts.printing.hear(message.root);
  else if (message.type === 'filesOver') leaveText(parts);
  else typing.hear(message);
}

/** Accepts files only while a user writes there and has just pressed a key: a page cannot pass files by itself. */
function takeFiles({ setup, takers }: Parts, files: readonly File[]): void {
  const isMeant = setup.world.editor.state().selection.isText && navigator.userActivation?.isActive !== false;
  if (isMeant) for (const take of [...takers]) take(files);
}

/** Ends text editing, so what is dragged is over the page, in the editor. */
function leaveText({ setup: { world } }: Parts): void {
  const { selection } = world.editor.state();
  if (selection.isText) world.editor.select({ ...selection, isText: false });
}
