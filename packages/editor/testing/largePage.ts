import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import { sectionLayout } from '../canvas/sectionLayouts.ts';
import { recordChanges } from '../canvas/sync/recordChanges.ts';
import { changeBlockValue } from '../commands/blocks/changeBlockValue.ts';
import { deleteBlocks } from '../commands/blocks/deleteBlocks.ts';
import { moveBlocks } from '../commands/blocks/moveBlocks.ts';
import type { Editor } from '../document/editor.ts';
import { handClock } from '../document/testing/handClock.ts';
import { modelServer } from '../document/testing/modelServer.ts';
import { openWindow, P1, smallSite } from '../document/testing/window.ts';
import { NO_MEASURES } from '../gestures/measures.ts';
import { type CanvasScene, createScenes } from '../gestures/scene.ts';

/** As many as a section may hold, with some to spare. */
const IN_SECTION = 50;

/** The home page with so many blocks of text on it, fifty in a section. */
export function largeSite(count: number): readonly (readonly [RecordKey, JsonRecord])[] {
  const others = smallSite().filter(([key]) => !key.startsWith('block:') && !key.startsWith('section:'));
  const section = { name: '', theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } };
  const sections = Array.from({ length: Math.ceil(count / IN_SECTION) }, (_, index) => {
    const order = `V${index.toString(36).padStart(3, '0')}V`;
    return [`section:s${index}`, { ...section, page: P1, order }] as const;
  });
  const blocks = Array.from({ length: count }, (_, index) => {
    const at = index % IN_SECTION;
    const place = { column: 1 + 4 * (at % 3), row: 1 + 4 * Math.floor(at / 3), columns: 4, rows: 4, layer: 0 };
    const value = { html: `<p>Block ${index}</p>` };
    return [`block:b${index}`, { section: `s${Math.floor(index / IN_SECTION)}`, type: 'html', value, place }] as const;
  });
  return [...others, ...sections, ...blocks];
}

/** What a person does on it, each with all that follows in the open site and on the board of the canvas; nothing is drawn. */
export interface LargePage {
  readonly editor: Editor;
  keystroke(): void;
  /** One frame of a drag. */
  dragFrame(): void;
  /** A block deleted, and put back. */
  remove(): void;
  undoAndRedo(): void;
  /** Lets the server take what was done. */
  saved(): Promise<void>;
  board(): CanvasScene;
}

export async function openLargePage(count: number): Promise<LargePage> {
  const clock = handClock();
  const { editor } = await openWindow({ server: modelServer(largeSite(count)), clock });
  const boards = createScenes();
  let shown = editor.state().records;
  const board = () => boards(editor.state(), NO_MEASURES);
  board();
  editor.subscribe(() => {
    const { records } = editor.state();
    const lying = board();
    for (const id of recordChanges(shown, records).layout) {
      const section = lying.sections.find((each) => each.id === id);
      sectionLayout(records, id, section?.blocks.map((block) => block.id) ?? []);
    }
    shown = records;
  });
  let turn = 0;
  return {
    ...{ editor, board },
    keystroke() {
      turn += 1;
      const values = { html: `<p>Typed ${turn % 10_000}</p>` };
      editor.run(changeBlockValue, { id: 'b7', values }, { mergeKey: 'text b7' });
    },
    dragFrame() {
      turn += 1;
      const place = { column: 1 + (turn % 9), row: 1 + (turn % 40), columns: 4, rows: 4, layer: 0 };
      const { records, page, device } = editor.state();
      const tools = { newId: () => '', device, page };
      const planned = moveBlocks.plan(records, { places: { b7: place } }, tools);
      if (planned.ok) editor.preview(planned.value);
    },
    remove() {
      editor.run(deleteBlocks, { ids: ['b9'] });
      editor.undo();
    },
    undoAndRedo() {
      editor.undo();
      editor.redo();
    },
    saved: () => clock.pass(5000),
  };
}
