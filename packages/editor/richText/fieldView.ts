import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node } from 'prosemirror-model';
import { type Command, EditorState, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { pressBehind } from '../text/blockEnds.ts';
import { asText } from '../text/carryOutText.ts';
import { takeIncoming } from '../text/incoming.ts';
import { readInBrowser } from '../text/markup.ts';
import { cleanPasted } from '../text/pasted/cleanPasted.ts';
import { plainSlice } from '../text/plainText.ts';
import { readHtml } from '../text/readHtml.ts';
import { textPlugins } from '../text/textPlugins.ts';
import { writeHtml } from '../text/writeHtml.ts';
import { type FieldState, fieldStateOf } from './fieldState.ts';
import { nodeViews } from './nodeViews.ts';
import { pastedAddress } from './pastedAddress.ts';
import { slashQuery } from './slash.ts';
import { wordCount } from './wordCount.ts';

export interface FieldOptions {
  readonly place: HTMLElement;
  readonly site: string;
  readonly html: string;
  /** Attributes of the text for assistive technology. */
  attributes(): Readonly<Record<string, string>>;
  isReadOnly(): boolean;
  /** What changed, a moment after it did. */
  onChange(html: string): void;
  onState(state: FieldState): void;
  onWords(count: number): void;
  /** The text typed after `/` and its position. Null when there is none any more. */
  onSlash(query: string | null, at: { readonly left: number; readonly bottom: number }): void;
  /** A key while that menu is open; whether it was the menu's. */
  onSlashKey(key: string): boolean;
  /** Escape; whether it meant something. */
  onEscape(): boolean;
  onLink(): void;
  onTools(): void;
  /** Pictures that were dropped or pasted, for this place of the text. */
  onFiles(files: readonly File[], at: number): void;
}

export interface FieldView {
  run(command: Command): void;
  focus(): void;
  /** Takes over another user's text. Text typed meanwhile is kept where it does not overlap. */
  take(html: string): void;
  /** Reports pending changes. */
  flush(): void;
  /** Looks again at its attributes and whether it may be written in. */
  refresh(): void;
  closeSlash(): void;
  readonly dom: HTMLElement;
  state(): EditorState;
  /** Follows a place while the text goes on changing. */
  follow(pos: number): () => number;
  destroy(): void;
}

/** Interval at which a form receives typed text, in ms. The whole text is built then, not with each letter. */
const TOLD_AFTER_MS = 300;

/** Creates a text field of a form: the page's editor, with its own undo. */
export function createFieldView(options: FieldOptions): FieldView {
  const doc = readHtml(options.html, readInBrowser);
  /** The given text. If nothing changed, it is not serialized again. */
  let given = { doc, html: options.html };
  let told = { doc, html: options.html };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown = '';
  let isSlash = false;
  const followed = new Set<{ pos: number }>();

  const view: EditorView = new EditorView(
    { mount: options.place },
    {
      state: EditorState.create({
        doc,
        plugins: [
          history(),
          keymap({ 'Mod-z': undo, 'Mod-y': redo, 'Mod-Shift-z': redo }),
          ...textPlugins({ run: (command) => run(command), onEnd: () => false, onKey: () => undefined }),
        ],
      }),
      attributes: (state) => ({ ...options.attributes(), ...(isEmpty(state.doc) ? { 'data-empty': '' } : {}) }),
      editable: () => !options.isReadOnly() && options.place.closest('fieldset[disabled]') === null,
      nodeViews: nodeViews(options.site),
      dispatchTransaction: apply,
      handleKeyDown: (_view, event) => pressed(event),
      handleTextInput(_view, _from, _to, text) {
        isSlash ||= text === '/' && view.state.selection.$from.parent.content.size === 0;
        return false;
      },
      handlePaste: (_view, event) => pasted(event),
      handleDrop: (_view, event) => dropped(event),
      transformPastedHTML: (html) => cleanPasted(html, readInBrowser),
      clipboardTextParser: (text) => plainSlice(text),
      handleDOMEvents: {
        mousedown: (_view, event) => pressBehind(view, event),
        blur: () => {
          // A press on a label moves the focus in the midst of its click: what that changes has to be known first.
          queueMicrotask(flush);
          return false;
        },
      },
    },
  );

  function run(command: Command): boolean {
    return command(asText(view.state), view.dispatch, view);
  }

  function apply(tr: Transaction): void {
    view.updateState(view.state.apply(tr));
    for (const place of followed) place.pos = tr.mapping.map(place.pos);
    if (tr.docChanged) timer ??= setTimeout(flush, TOLD_AFTER_MS);
    tellState();
    tellSlash();
  }

  function tellState(): void {
    const state = fieldStateOf(view.state);
    const said = JSON.stringify(state);
    if (said !== shown) options.onState(state);
    shown = said;
  }

  function tellSlash(): void {
    if (!isSlash) return;
    const query = slashQuery(view.state);
    isSlash = query !== null;
    options.onSlash(query, query === null ? { left: 0, bottom: 0 } : view.coordsAtPos(view.state.selection.from));
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (view.isDestroyed) return;
    const { doc: now } = view.state;
    options.onWords(wordCount(now));
    const html = now.eq(given.doc) ? given.html : writeHtml(now);
    const isNews = html !== told.html;
    told = { doc: now, html };
    if (isNews) options.onChange(html);
  }

  function pressed(event: KeyboardEvent): boolean {
    if (view.composing) return false;
    const isTaken = (isSlash && options.onSlashKey(event.key)) || (event.key === 'Escape' && options.onEscape());
    if (isTaken) {
      event.preventDefault();
      // A dialog around would close.
      event.stopPropagation();
      return true;
    }
    const isMain = event.ctrlKey || event.metaKey;
    if (isMain && (event.key === 's' || event.key === 'Enter')) flush();
    if (isMain && !event.altKey && !event.shiftKey && event.key === 'k') options.onLink();
    else if (event.altKey && event.key === 'F10') options.onTools();
    else return false;
    event.preventDefault();
    return true;
  }

  function pasted(event: ClipboardEvent): boolean {
    const data = event.clipboardData;
    const files = picturesIn(data?.files);
    // Programs add an image of copied text to the text. Browsers add the markup of a copied image.
    if (files.length > 0 && !/[^\s<>](?![^<]*>)/.test(data?.getData('text/html') ?? '')) {
      options.onFiles(files, view.state.selection.from);
      return true;
    }
    const text = data?.types.includes('text/html') === true ? '' : (data?.getData('text/plain') ?? '');
    const command = pastedAddress(text);
    return command?.(view.state, view.dispatch, view) ?? false;
  }

  function dropped(event: DragEvent): boolean {
    const files = picturesIn(event.dataTransfer?.files);
    if (files.length === 0) return false;
    event.preventDefault();
    const found = view.posAtCoords({ left: event.clientX, top: event.clientY });
    options.onFiles(files, found?.pos ?? view.state.doc.content.size);
    return true;
  }

  options.onWords(wordCount(doc));
  tellState();
  return {
    run: (command) => {
      run(command);
    },
    focus: () => view.focus(),
    take(html) {
      if (html === told.html) return;
      const wanted = readHtml(html, readInBrowser);
      const tr = takeIncoming(view.state, { known: told.doc, wanted, showsChange: false });
      given = { doc: wanted, html };
      told = given;
      if (tr !== null) view.dispatch(tr);
      flush();
    },
    flush,
    refresh: () => view.setProps({}),
    closeSlash: () => {
      isSlash = false;
    },
    dom: view.dom,
    state: () => view.state,
    follow(pos) {
      const place = { pos };
      followed.add(place);
      return () => {
        followed.delete(place);
        return place.pos;
      };
    },
    destroy() {
      flush();
      view.destroy();
    },
  };
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.firstChild.content.size === 0;
}

function picturesIn(files: FileList | undefined | null): readonly File[] {
  return [...(files ?? [])].filter(({ type }) => type.startsWith('image/'));
}
