import type { Point } from '@quoin/domain/layout';
import { applySheet } from './applyLooks.ts';
import { blockElement, gridOf, sectionElement } from './pageParts.ts';
import type { IncomingText, TextCommand, TextKey, TextState } from './textProtocol.ts';

/** Which text is to be edited, and where it stands in the editor's records. */
export interface TextPlace {
  readonly block: string;
  readonly section: string;
  /** With marks, words over several lines, or a line of words. */
  readonly kind: 'html' | 'words' | 'line';
  /** Finds its element in what the block draws. */
  readonly at: string;
  /** Of plain words the words themselves. */
  readonly html: string;
  /** Nobody has written it yet: the first letter replaces all of it. */
  readonly isFresh: boolean;
  /** Where the caret goes, from the page's corner; null for the end. */
  readonly point: Point | null;
}

/** The text as it stands. `seen`: the version that came in last; `isRun`: it goes on with what was typed just before. */
export interface TextChange {
  readonly html: string;
  readonly seen: number;
  readonly isRun: boolean;
}

/** What the text editor is told when it starts. */
export interface TextOptions {
  /** Where the text stands, as the server has rendered it. */
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

/** `/assets/canvas/text.js`: comes when somebody starts to type, never before. */
export interface TextModule {
  beginText(options: TextOptions): TextSession;
}

export interface TextSession {
  run(command: TextCommand): void;
  take(incoming: IncomingText): void;
  focus(): void;
  /** Ends editing; answers the text as it stands. */
  end(): Omit<TextChange, 'isRun'>;
}

const TEXT_MODULE = '/assets/canvas/text.js';

export interface TextReports {
  changed(block: string, change: TextChange): void;
  /** null: the text could not be opened. */
  ended(block: string, last: Omit<TextChange, 'isRun'> | null): void;
  state(block: string, state: TextState): void;
  key(block: string, key: TextKey): void;
  /** Everything but this element rests; null: everything. */
  typing(element: HTMLElement | null): void;
}

export interface TextMode {
  begin(place: TextPlace): Promise<void>;
  run(command: TextCommand): void;
  take(incoming: IncomingText): void;
  focus(): void;
  end(): void;
  isEdited(target: Element): boolean;
}

/** One text at a time; beginning another ends the first. */
export function createTextMode(reports: TextReports): TextMode {
  let open: { readonly block: string; readonly element: HTMLElement; readonly session: TextSession } | null = null;
  let asked = '';

  const end = (): void => {
    asked = '';
    if (open === null) return;
    const { block, element, session } = open;
    open = null;
    const last = session.end();
    element.classList.remove('quoin-edited-text');
    reports.typing(null);
    reports.ended(block, last);
  };

  const begin = async (place: TextPlace): Promise<void> => {
    const { block, kind, html, isFresh, point } = place;
    end();
    asked = block;
    const module = await loadModule();
    if (asked !== block) return;
    const element = module === null ? null : textElementOf(place);
    if (module === null || element === null) {
      reports.ended(block, null);
      return;
    }
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
    open = { block, element, session };
  };

  return {
    ...{ begin, end, isEdited: (target) => open?.element.contains(target) ?? false },
    run: (command) => open?.session.run(command),
    take: (incoming) => open?.session.take(incoming),
    focus: () => open?.session.focus(),
  };
}

const LOOKS = `
.quoin-edited-text { cursor: text; outline: none; white-space: break-spaces; overflow-wrap: break-word; position: relative; }
.quoin-edited-text pre { white-space: pre-wrap; }
.quoin-edited-text :is(li, blockquote, div) > p:only-child:not([data-own]),
.quoin-edited-text li > p:first-child:not([data-own]) { margin-block: 0; }
.quoin-edited-text .ProseMirror-selectednode { outline: 2px solid #1d63d8; outline-offset: 2px; }
.quoin-edited-text .quoin-kept { cursor: default; white-space: normal; }
.quoin-edited-text :is(p, h1, h2, h3, h4, h5, h6, li):empty::before { content: "\\200b"; }
`;

/** Scripts of the page don't hear what is typed; the text's own listeners stand on the element itself. */
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
  if (currentTarget instanceof Element && currentTarget.classList.contains('quoin-edited-text'))
    event.stopPropagation();
}

async function loadModule(): Promise<TextModule | null> {
  try {
    return (await import(/* @vite-ignore */ TEXT_MODULE)) as TextModule;
  } catch (fault) {
    console.warn(fault);
    return null;
  }
}

/** The element of a text; a block with nothing in it has none on the page, and gets it here. */
function textElementOf({ block, section, kind, at }: TextPlace): HTMLElement | null {
  if (kind !== 'html') return blockElement(block)?.querySelector<HTMLElement>(at) ?? null;
  const element = blockElement(block) ?? newBlock(block, section);
  return element?.querySelector<HTMLElement>(at) ?? element?.querySelector<HTMLElement>('.sqs-block-content') ?? null;
}

function newBlock(block: string, section: string): HTMLElement | null {
  const around = sectionElement(section);
  const grid = around === null ? null : gridOf(around);
  if (grid === null) return null;
  const element = document.createElement('div');
  element.className = 'sqs-block html-block sqs-block-html';
  element.id = `block-${block}`;
  element.innerHTML = '<div class="sqs-block-content"><div class="sqs-html-content"></div></div>';
  grid.append(element);
  return element;
}
