import { type JsonRecord, recordIn, recordKey, type SiteRecords, textIn } from '@quoin/domain/document';
import type { Point } from '@quoin/domain/layout';
import type { ActWorld } from '../commands/act.ts';
import { changeBlockValue } from '../commands/changeBlockValue.ts';
import { type WrittenPlace, withWritten, writtenPlaces, writtenText } from '../commands/writtenPlace.ts';
import type { FrameOrder, FromFrame } from '../frame/protocol.ts';
import { NO_TEXT_STATE, type TextCommand, type TextKey, type TextState } from '../text/textProtocol.ts';

export interface TypingSetup {
  readonly world: ActWorld;
  send(order: FrameOrder): void;
  /** What a toolbar shows; null when nobody writes. */
  show(text: TextState | null): void;
  /** A key pressed in the text that is the editor's. */
  press(key: TextKey): void;
}

export type TextMessage = Extract<
  FromFrame,
  { readonly type: 'textBegan' | 'textChanged' | 'textEnded' | 'textState' | 'textKey' }
>;

/** The text somebody writes on the page, between the page and the document: each side hears of the other's changes once. */
export interface Typing {
  begin(block: string, point: Point | null): void;
  end(): void;
  run(command: TextCommand): void;
  hear(message: TextMessage): void;
  /** The document changed: undo, another person, a panel. */
  changed(): void;
}

interface Open {
  readonly block: string;
  /** Those it may be; the page says which. */
  readonly places: readonly WrittenPlace[];
  place: WrittenPlace;
  /** What the page holds, or will as soon as it has heard. */
  html: string;
  version: number;
  reveal: number;
}

export function createTyping({ world, send, show, press }: TypingSetup): Typing {
  const { editor, shell } = world;
  let open: Open | null = null;
  let [version, sessions] = [0, 0];

  const revealed = () => editor.state().reveal?.count ?? 0;

  /** Brings the text to what the document says. */
  function push(to: Open, html: string, showsChange: boolean): void {
    version += 1;
    send({ type: 'setText', html, was: to.html, version, showsChange });
    Object.assign(to, { html, version });
  }

  function keep(to: Open, html: string, isRun: boolean): void {
    to.html = html;
    const mergeKey = isRun ? { mergeKey: `text ${to.block} ${sessions}` } : {};
    const values = withWritten(storedValue(editor.state().records, to.block), to.place.field, html);
    const done = editor.run(changeBlockValue, { id: to.block, values }, mergeKey);
    if (done.ok) return;
    shell.refuse(done.problem);
    push(to, textOf(editor.state().records, to), true);
  }

  /** The page tells which of the texts was pressed. */
  function choose(to: Open, field: string): void {
    const place = to.places.find((each) => each.field === field) ?? to.place;
    if (place !== to.place)
      Object.assign(to, { place, html: textOf(editor.state().records, { block: to.block, place }) });
    show(place.kind === 'html' ? NO_TEXT_STATE : null);
  }

  function leave(to: Open): void {
    open = null;
    show(null);
    const { selection } = editor.state();
    if (selection.isText && selection.blocks[0] === to.block) editor.select({ blocks: [to.block], isText: false });
  }

  return {
    begin(block, point) {
      const { records } = editor.state();
      const record = records.get(recordKey('block', block)) ?? {};
      const places = writtenPlaces(record);
      const [place] = places;
      if (place === undefined) return;
      const textAt = (at: WrittenPlace) => textOf(records, { block, place: at });
      const section = textIn(record, 'section');
      // Each session on the page counts anew.
      version = 0;
      sessions += 1;
      open = { block, places, place, html: textAt(place), version, reveal: revealed() };
      if (places.length === 1 && place.kind === 'html') show(NO_TEXT_STATE);
      const asked = places.map(({ initial, ...each }) => {
        const html = textAt({ initial, ...each });
        return { ...each, html, isFresh: html === initial && initial !== '' };
      });
      send({ type: 'beginText', block, section, places: asked, point });
    },
    end() {
      if (open === null) return;
      open = null;
      show(null);
      send({ type: 'endText' });
    },
    run: (command) => send({ type: 'textCommand', command }),
    hear(message) {
      if (open === null || message.block !== open.block) return;
      const current = open;
      if (message.type === 'textBegan') choose(current, message.field);
      else if (message.type === 'textState') show(message.state);
      else if (message.type === 'textKey') press(message.key);
      else {
        // What was written before the page heard of a later version comes again, with that version in it.
        const isCurrent = message.seen >= current.version;
        if (message.html !== null && isCurrent && message.html !== current.html) {
          keep(current, message.html, message.type === 'textChanged' && message.isRun);
        }
        if (message.type === 'textEnded') leave(current);
        // A theme may draw it in a way of its own, or not at all: then it is written in the panel.
        if (message.type === 'textEnded' && message.html === null) shell.show('blockSettings');
      }
    },
    changed() {
      if (open === null) return;
      const { records } = editor.state();
      const isShown = revealed() !== open.reveal;
      open.reveal = revealed();
      const html = records.has(recordKey('block', open.block)) ? textOf(records, open) : open.html;
      if (html !== open.html) push(open, html, isShown);
    },
  };
}

function storedValue(records: SiteRecords, block: string): JsonRecord {
  return recordIn(records.get(recordKey('block', block)) ?? {}, 'value');
}

function textOf(records: SiteRecords, { block, place }: Pick<Open, 'block' | 'place'>): string {
  return writtenText(storedValue(records, block), place);
}
