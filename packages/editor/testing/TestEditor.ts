import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import type { Box, Handle, Placement, Point } from '@quoin/domain/layout';
import type { Device, Editor } from '../document/editor.ts';
import { type ModelServer, modelServer } from '../document/testing/modelServer.ts';
import { openWindow } from '../document/testing/window.ts';
import { pressKey } from '../gestures/canvasKeys.ts';
import type { NewBlock } from '../gestures/dragging/draggingNew.ts';
import { findBlock, pageBox } from '../gestures/findInScene.ts';
import { createHand, type Hand } from '../gestures/hand.ts';
import type { Pointer, PressTarget } from '../gestures/pointer.ts';
import { type CanvasScene, createScenes } from '../gestures/scene.ts';
import { CALM_SCENE, type Scene, type World } from '../gestures/world.ts';
import { blockKey, type FakeFrame, fakeFrame } from './fakeFrame.ts';

/** A block for a test: `[column, row, columns, rows]`, with more if it matters. */
export type TestBlock = readonly [id: string, at: readonly [number, number, number, number], more?: JsonRecord];
export type TestSections = Readonly<Record<string, readonly TestBlock[]>>;

interface Held {
  readonly isShift?: boolean;
  readonly isAlt?: boolean;
  readonly isCtrl?: boolean;
  readonly kind?: Pointer['kind'];
  readonly target?: PressTarget;
  readonly button?: number;
  readonly id?: number;
}

/** A hand that points, drags, presses, and looks at what came of it. */
export interface TestEditor {
  readonly editor: Editor;
  readonly frame: FakeFrame;
  readonly hand: Hand;
  readonly server: ModelServer;
  scene(): Scene;
  board(): CanvasScene;
  box(block: string): Box;
  centre(block: string): Point;
  place(block: string): Placement;
  phonePlace(block: string): Placement | undefined;
  announced(): readonly string[];
  edited(): readonly string[];
  zoomed(): readonly number[];
  /** As after zooming: pixels of the screen per pixel of the page. */
  setScale(scale: number): void;
  chosen(): readonly string[];
  click(at: string | Point, held?: Held): void;
  down(at: Point, held?: Held): void;
  move(at: Point, held?: Held): void;
  up(at?: Point, held?: Held): void;
  /** From the middle of a block, or a point, by so many pixels; in between, too. */
  drag(from: string | Point, by: Point, held?: Held): void;
  dragHandle(block: string, handle: Handle, by: Point, held?: Held): void;
  take(added: NewBlock, at: Point): void;
  press(key: string, held?: Held): void;
  wait(ms: number): void;
  steps(): number;
}

/** Opens a page of these sections. */
export async function openTestEditor(sections: TestSections, device: Device = 'desktop'): Promise<TestEditor> {
  const server = modelServer(recordsOf(sections));
  const { editor } = await openWindow({ server });
  editor.openPage('p1');
  editor.setDevice(device);
  const frame = fakeFrame();
  const boards = createScenes();
  let scene = CALM_SCENE;
  let [time, steps, undo] = [1000, 0, editor.state().undoLabel];
  let last: Point = { x: 0, y: 0 };
  let scale = 1;
  const [announced, edited, zoomed]: [string[], string[], number[]] = [[], [], []];
  const run = editor.run;
  const counted: Editor = {
    ...editor,
    run: (command, params, options) => {
      const done = run(command, params, options);
      if (done.ok && done.value.length > 0) steps += 1;
      undo = editor.state().undoLabel;
      return done;
    },
  };
  const world: World = {
    editor: counted,
    measures: () => frame.measures(editor.state()),
    board: () => boards(editor.state(), frame.measures(editor.state())),
    scene: () => scene,
    show: (change) => {
      scene = { ...scene, ...change };
    },
    announce: (text) => announced.push(text),
    scrollBy: (_left, top) => {
      frame.scrollTop = Math.max(0, frame.scrollTop + top);
      last = { x: last.x, y: last.y + top };
    },
    freeze: () => {},
    scale: () => scale,
    zoomBy: (factor) => zoomed.push(factor),
    edit: (block) => edited.push(block),
    chosenMark: () => '',
    chooseMark: () => {},
    addBlock: ({ type, section, place }) => edited.push(`${type} in ${section} at ${place.column}, ${place.row}`),
    language: 'en',
    hasGuides: () => true,
  };
  const hand = createHand(world);
  const pointer = (at: Point, held: Held = {}): Pointer => ({
    ...{ id: 1, kind: 'mouse', button: 0, isShift: false, isAlt: false, isCtrl: false, target: { kind: 'page' } },
    ...held,
    ...{ at, inView: { x: at.x, y: at.y - frame.scrollTop }, time },
  });
  const found = (block: string) => {
    const each = findBlock(world.board(), block);
    if (each === null) throw new Error(`There is no block ${block}.`);
    return each;
  };
  const centreOf = (block: string): Point => {
    const { left, top, width, height } = pageBox(found(block));
    return { x: left + width / 2, y: top + height / 2 };
  };
  const pointOf = (at: string | Point): Point => (typeof at === 'string' ? centreOf(at) : at);
  const test: TestEditor = {
    ...{ editor: counted, frame, hand, server },
    scene: () => scene,
    board: world.board,
    box: (block) => pageBox(found(block)),
    centre: centreOf,
    place: (block) => editor.record(blockKey(block))!.place as unknown as Placement,
    phonePlace: (block) => editor.record(blockKey(block))!.phonePlace as unknown as Placement | undefined,
    announced: () => announced,
    edited: () => edited,
    zoomed: () => zoomed,
    setScale: (next) => {
      scale = next;
    },
    chosen: () => editor.state().selection.blocks,
    click(at, held) {
      test.down(pointOf(at), held);
      test.up(undefined, held);
    },
    down(at, held) {
      time += 1000;
      last = at;
      hand.move(pointer(at, held));
      hand.down(pointer(at, held));
    },
    move(at, held) {
      last = at;
      hand.move(pointer(at, held));
    },
    up(at = last, held) {
      hand.up(pointer(at, held));
    },
    drag(from, by, held) {
      const start = pointOf(from);
      test.down(start, held);
      for (const part of [0.3, 0.7, 1]) test.move({ x: start.x + by.x * part, y: start.y + by.y * part }, held);
      test.up(undefined, held);
    },
    dragHandle(block, handle, by, held) {
      const { left, top, width, height } = test.box(block);
      const x = handle.includes('w') ? left : handle.includes('e') ? left + width : left + width / 2;
      const y = handle.startsWith('n') ? top : handle.startsWith('s') ? top + height : top + height / 2;
      test.drag({ x, y }, by, { ...held, target: { kind: 'handle', block, handle } });
    },
    take(added, at) {
      last = at;
      hand.take(pointer(at), added);
    },
    press: (key, held = {}) =>
      void pressKey(world, hand, { key, isShift: false, isAlt: false, isCtrl: false, ...held }),
    wait(ms) {
      for (let passed = 0; passed < ms; passed += 16) {
        time += 16;
        hand.tick(time);
        if (hand.isBusy()) hand.move(pointer(last));
      }
    },
    steps: () => (undo === null ? 0 : steps),
  };
  return test;
}

function recordsOf(sections: TestSections): readonly (readonly [RecordKey, JsonRecord])[] {
  const plain = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } };
  return [
    ['page:p1', { type: 10, title: 'Page', urlId: 'page', isDeleted: false }],
    ...Object.entries(sections).flatMap(([section, blocks], index): (readonly [RecordKey, JsonRecord])[] => [
      [`section:${section}`, { ...plain, page: 'p1', order: String(index + 1) }],
      ...blocks.map(([id, [column, row, columns, rows], more = {}]): readonly [RecordKey, JsonRecord] => [
        `block:${id}`,
        {
          section,
          type: 'html',
          value: { html: `<p>${id}</p>` },
          place: { column, row, columns, rows, layer: 0 },
          ...more,
        },
      ]),
    ]),
  ];
}
