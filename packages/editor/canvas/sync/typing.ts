import { recordKey, textIn } from '@quoin/domain/document';
import type { Point } from '@quoin/domain/layout';
import type { ActWorld } from '../../commands/acts/act.ts';
import { type WrittenPlace, writtenPlaces } from '../../commands/writtenPlace.ts';
import type { FrameOrder, FromFrame } from '../../frame/protocol.ts';
import type { TextRequest } from '../../frame/textMode.ts';
import { NO_TEXT_STATE, type TextCommand, type TextKey, type TextState } from '../../text/textProtocol.ts';
import { blockSource, type TextSource } from './textSource.ts';

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

/** Words of a mark: what the page shows of them, and where they are kept. */
export interface WrittenWords extends Required<Pick<TextRequest, 'mark'>> {
  readonly id: string;
  readonly shown: string;
  readonly source: TextSource;
}

/** Synchronizes the text being edited between page and document. Each side receives the other's changes once. */
export interface Typing {
  begin(block: string, point: Point | null): void;
  /** What theme or system drew: one line of words. */
  beginWords(words: WrittenWords, point: Point | null): void;
  end(): void;
  run(command: TextCommand): void;
  hear(message: TextMessage): void;
  /** The document changed: undo, another person, a panel. */
  changed(): void;
}

interface Open {
  /** Of the block or the mark. */
  readonly id: string;
  readonly source: TextSource;
  /** Those it may be; the page says which. */
  readonly places: readonly WrittenPlace[];
  place: WrittenPlace;
  /** The text on the page, including messages not yet received. */
  html: string;
  /** The stored text, as last synchronized. */
  kept: string;
  version: number;
  reveal: number;
}

/** Of words there is one place. */
const WORDS: WrittenPlace = { field: '', at: '', nth: 0, kind: 'line', initial: '' };

export function createTyping({ world, send, show, press }: TypingSetup): Typing {
  const { editor, shell } = world;
  let open: Open | null = null;
  let [version, sessions] = [0, 0];

  const revealed = () => editor.state().reveal?.count ?? 0;
  const textAt = (source: TextSource, place: WrittenPlace) => source.read(place) ?? '';

  /** Brings the text to what the document says. */
  function push(to: Open, html: string, showsChange: boolean): void {
    version += 1;
    send({ type: 'setText', html, was: to.html, version, showsChange });
    Object.assign(to, { html, kept: html, version });
  }

  function keep(to: Open, html: string, isRun: boolean): void {
    const { kept } = to;
    Object.assign(to, { html, kept: html });
    const mergeKey = isRun ? { mergeKey: `text ${to.id} ${sessions}` } : {};
    const done = to.source.write(to.place, html, mergeKey);
    if (done.ok) return;
    to.kept = kept;
    // A user who empties a line is about to write another.
    if (to.place === WORDS && html.trim() === '') return;
    shell.refuse(done.problem);
    push(to, textAt(to.source, to.place), true);
  }

  /** The page tells which of the texts was pressed. */
  function choose(to: Open, field: string): void {
    const place = to.places.find((each) => each.field === field) ?? to.place;
    const html = textAt(to.source, place);
    if (place !== to.place) Object.assign(to, { place, html, kept: html });
    show(place.kind === 'html' ? NO_TEXT_STATE : null);
  }

  function leave(to: Open, wasOpened: boolean): void {
    open = null;
    show(null);
    to.source.left({ wasOpened, isKept: to.html === to.kept });
  }

  function start(to: Pick<Open, 'id' | 'source' | 'places' | 'html'>): void {
    // Each session on the page restarts the count.
    version = 0;
    sessions += 1;
    const place = to.places[0]!;
    open = { ...to, place, kept: textAt(to.source, place), version, reveal: revealed() };
  }

  return {
    begin(block, point) {
      const record = editor.record(recordKey('block', block)) ?? {};
      const places = writtenPlaces(record);
      const [place] = places;
      if (place === undefined) return;
      const source = blockSource(world, block);
      start({ id: block, source, places, html: textAt(source, place) });
      if (places.length === 1 && place.kind === 'html') show(NO_TEXT_STATE);
      const asked = places.map(({ initial, ...each }) => {
        const html = textAt(source, { initial, ...each });
        return { ...each, html, isFresh: html === initial && initial !== '' };
      });
      send({ type: 'beginText', block, section: textIn(record, 'section'), places: asked, point });
    },
    beginWords({ id, mark, shown, source }, point) {
      start({ id, source, places: [WORDS], html: shown });
      const { initial: _, ...place } = WORDS;
      const places = [{ ...place, html: shown, isFresh: false }];
      send({ type: 'beginText', block: id, section: '', mark, places, point });
    },
    end() {
      if (open === null) return;
      const was = open;
      open = null;
      show(null);
      send({ type: 'endText' });
      if (was.place === WORDS) was.source.left({ wasOpened: true, isKept: was.html === was.kept });
    },
    run: (command) => send({ type: 'textCommand', command }),
    hear(message) {
      if (open === null || message.block !== open.id) return;
      const current = open;
      if (message.type === 'textBegan') choose(current, message.field);
      else if (message.type === 'textState') show(message.state);
      else if (message.type === 'textKey') press(message.key);
      else {
        // Text written before the page received a later version comes again, with that version in it.
        const isCurrent = message.seen >= current.version;
        if (message.html !== null && isCurrent && message.html !== current.html) {
          keep(current, message.html, message.type === 'textChanged' && message.isRun);
        }
        if (message.type === 'textEnded') leave(current, message.html !== null);
      }
    },
    changed() {
      if (open === null) return;
      const isShown = revealed() !== open.reveal;
      open.reveal = revealed();
      const kept = open.source.read(open.place) ?? open.kept;
      if (kept !== open.kept) push(open, kept, isShown);
    },
  };
}
