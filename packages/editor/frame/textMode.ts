import type { Point } from '@quoin/domain/layout';
import type { IncomingText, TextCommand, TextKey, TextState } from '../text/textProtocol.ts';
import { applySheet } from './drawing/applyLooks.ts';
import type { OpenWords, WrittenMark } from './marks.ts';
import { type ChosenText, chosenText } from './reading/chosenText.ts';

/** One text of a block and its location in the editor's records. */
export interface TextPlace {
  /** The editor's name for it. */
  readonly field: string;
  /** With marks, words over several lines, or a line of words. */
  readonly kind: 'html' | 'words' | 'line';
  /** Finds its element in what the block draws, and which of those it is. */
  readonly at: string;
  readonly nth: number;
  /** Of plain words the words themselves. */
  readonly html: string;
  /** Nobody has written it yet: the first letter replaces all of it. */
  readonly isFresh: boolean;
}

/** A block one of whose texts is to be edited: the one that was pressed, else the first; or what theme or system drew. */
export interface TextRequest {
  /** Of a mark its id. */
  readonly block: string;
  readonly section: string;
  readonly mark?: WrittenMark;
  readonly places: readonly TextPlace[];
  /** Where the caret goes, from the page's corner; null for the end. */
  readonly point: Point | null;
}

/** The current text. `seen`: the version last received. `isRun`: it continues what was typed just before. */
export interface TextChange {
  readonly html: string;
  readonly seen: number;
  readonly isRun: boolean;
}

/** Options that the text editor receives when it starts. */
export interface TextOptions {
  /** The element of the text, as rendered by the server. */
  readonly element: HTMLElement;
  readonly kind: TextPlace['kind'];
  readonly html: string;
  readonly isFresh: boolean;
  /** Where the caret goes, in pixels of the window; null for the end. */
  readonly point: Point | null;
  readonly onChange: (change: TextChange) => void;
  readonly onState: (state: TextState) => void;
  /** A key that is the editor's. */
  readonly onKey: (key: TextKey) => void;
  /** The person is done, by Escape for instance. */
  readonly onEnd: () => void;
}

/** `/assets/canvas/text.js`: loaded when a user starts to type, never before. */
export interface TextModule {
  beginText(options: TextOptions): TextSession;
}

export interface TextSession {
  run(command: TextCommand): void;
  take(incoming: IncomingText): void;
  focus(): void;
  /** Ends editing and returns the current text. */
  end(): Omit<TextChange, 'isRun'>;
}

const TEXT_MODULE = '/assets/canvas/text.js';

export interface TextReports {
  began(block: string, field: string): void;
  changed(block: string, change: TextChange): void;
  /** null: the text could not be opened. */
  ended(block: string, last: Omit<TextChange, 'isRun'> | null): void;
  state(block: string, state: TextState): void;
  key(block: string, key: TextKey): void;
  /** Everything but this element rests; null: everything. */
  typing(element: HTMLElement | null): void;
}

export interface TextMode {
  begin(request: TextRequest): Promise<void>;
  run(command: TextCommand): void;
  take(incoming: IncomingText): void;
  focus(): void;
  end(): void;
  isEdited(target: Element): boolean;
}

interface OpenText {
  readonly block: string;
  readonly element: HTMLElement;
  readonly session: TextSession;
  release(): void;
}

/** One text at a time; beginning another ends the first. */
export function createTextMode(
  reports: TextReports,
  openMark: (mark: WrittenMark, words: string) => OpenWords | null,
): TextMode {
  let open: OpenText | null = null;
  let asked = '';

  const end = (): void => {
    asked = '';
    if (open === null) return;
    const { block, element, session, release } = open;
    open = null;
    const last = session.end();
    element.classList.remove('quoin-edited-text');
    release();
    reports.typing(null);
    reports.ended(block, last);
  };

  const begin = async (request: TextRequest): Promise<void> => {
    const { block, point } = request;
    end();
    asked = block;
    const module = await loadModule();
    if (asked !== block) return;
    const chosen = module === null ? null : request.mark ? wordsOf(request, request.mark) : chosenText(request);
    if (module === null || chosen === null) {
      reports.ended(block, null);
      return;
    }
    const { element, place, release = NOTHING } = chosen;
    const { field, kind, html, isFresh } = place;
    reports.began(block, field);
    applySheet('text', LOOKS);
    reports.typing(element);
    element.classList.add('quoin-edited-text');
    keepToItself(element);
    const session = module.beginText({
      ...{ element, kind, html, isFresh, onEnd: end },
      point: point === null ? null : { x: point.x - window.scrollX, y: point.y - window.scrollY },
      onChange: (change) => reports.changed(block, change),
      onState: (state) => reports.state(block, state),
      onKey: (key) => reports.key(block, key),
    });
    open = { block, element, session, release };
  };

  const wordsOf = ({ places: [place] }: TextRequest, mark: WrittenMark): ChosenText | null => {
    const words = place === undefined ? null : openMark(mark, place.html);
    return place === undefined || words === null ? null : { place, ...words };
  };

  return {
    ...{ begin, end, isEdited: (target) => open?.element.contains(target) ?? false },
    run: (command) => open?.session.run(command),
    take: (incoming) => open?.session.take(incoming),
    focus: () => open?.session.focus(),
  };
}

const NOTHING = (): void => undefined;

const LOOKS = `
.quoin-edited-text { cursor: text; outline: none; white-space: break-spaces; overflow-wrap: break-word; position: relative; }
span.quoin-edited-text:empty { display: inline-block; min-width: 1ch; }
.quoin-edited-text pre { white-space: pre-wrap; }
.quoin-edited-text :is(li, blockquote, div) > p:only-child:not([data-own]),
.quoin-edited-text li > p:first-child:not([data-own]) { margin-block: 0; }
.quoin-edited-text .ProseMirror-selectednode { outline: 2px solid #1d63d8; outline-offset: 2px; }
.quoin-edited-text .quoin-kept { cursor: default; white-space: normal; }
.quoin-edited-text :is(p, h1, h2, h3, h4, h5, h6, li):empty::before { content: "\\200b"; }
`;

/** Hides typing from scripts of the page. The text's own listeners are on the element itself. */
function keepToItself(element: HTMLElement): void {
  for (const name of [
    'keydown',
    'keypress',
    'keyup',
    'beforeinput',
    'input',
    'click',
    'dblclick',
    'copy',
    'cut',
    'paste',
  ]) {
    element.addEventListener(name, holdBack);
  }
}

function holdBack(event: Event): void {
  const { currentTarget } = event;
  if (!(currentTarget instanceof Element) || !currentTarget.classList.contains('quoin-edited-text')) return;
  event.stopPropagation();
  // What opens and closes by a click stays as it is.
  if (event.type === 'click' && currentTarget.closest('summary') !== null) event.preventDefault();
}

async function loadModule(): Promise<TextModule | null> {
  try {
    return (await import(/* @vite-ignore */ TEXT_MODULE)) as TextModule;
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}
