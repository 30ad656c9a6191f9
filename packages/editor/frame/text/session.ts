import { type Command, EditorState, Selection, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { allWords, asText, commandOf, isInEmptyParagraph } from '../../text/carryOutText.ts';
import { FROM_EDITOR, takeIncoming } from '../../text/incoming.ts';
import { keptView } from '../../text/keptView.ts';
import { readInBrowser } from '../../text/markup.ts';
import { cleanPasted } from '../../text/pasted/cleanPasted.ts';
import { plainSlice } from '../../text/plainText.ts';
import { textSchema } from '../../text/schema.ts';
import { editorKey } from '../../text/textKeys.ts';
import { createTextMemory } from '../../text/textMemory.ts';
import { textPlugins } from '../../text/textPlugins.ts';
import type { IncomingText, TextKey, TextState } from '../../text/textProtocol.ts';
import { textStateOf } from '../../text/textState.ts';
import { typingRules } from '../../text/typing.ts';
import type { TextOptions, TextSession } from '../textMode.ts';

/** After a composition the letters become the text's own within this time; ms. */
const COMPOSED_MS = 100;

/** Writing in the page itself: the element that the server rendered becomes the text one types into. */
export function startSession(options: TextOptions): TextSession {
  const { element, onEnd, onKey } = options;
  const memory = createTextMemory(options.html);
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  let version = 0;
  let waiting: IncomingText | null = null;
  let told = '';
  const ending = () => {
    onEnd();
    return true;
  };

  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: memory.doc,
        plugins: textPlugins({ run: (command) => run(command), onEnd: ending, onKey }),
      }),
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Text' },
        ...{ spellcheck: 'true', autocapitalize: 'sentences', translate: 'no' },
      },
      nodeViews: { kept: keptView },
      dispatchTransaction: (tr) => apply(tr),
      handleKeyDown: (_view, event) => forwarded(event),
      handleTextInput: (_view, _from, _to, text) => {
        // Runs after the character is inserted: a user who needs only that keeps typing.
        if (text === '/' && isInEmptyParagraph(view.state)) queueMicrotask(() => onKey(SLASH));
        return false;
      },
      transformPastedHTML: (html) => cleanPasted(html, readInBrowser),
      clipboardTextParser: (text) => plainSlice(text),
      handleDOMEvents: {
        keydown: () => {
          if (!view.composing) hearSelection(element);
          return false;
        },
        compositionend: () => {
          // What came meanwhile waits until the letters are the text's own.
          setTimeout(takeWaiting, COMPOSED_MS);
          return false;
        },
      },
    },
  );

  function forwarded(event: KeyboardEvent): boolean {
    const key = editorKey(event);
    if (key === null || view.composing) return false;
    event.preventDefault();
    onKey(key);
    return true;
  }

  function run(command: Command): boolean {
    return command(asText(view.state), (tr) => view.dispatch(tr.setMeta('quoinCommand', true)), view);
  }

  function apply(tr: Transaction): void {
    const before = view.state;
    const { state } = before.applyTransaction(tr);
    view.updateState(state);
    if (tr.getMeta(FROM_EDITOR) !== true && !state.doc.eq(before.doc)) tell(tr, before);
    tellState();
  }

  /**
   * Reports each change immediately. An automatic conversion of typed text is a separate step, which undo turns back
   * into the typed characters (ED-34).
   */
  function tell(tr: Transaction, before: EditorState): void {
    const turned = tr.getMeta(typingRules) as
      | { readonly from: number; readonly to: number; readonly text: string }
      | undefined;
    if (turned?.text) {
      const typed = before.tr.replaceWith(
        turned.from,
        turned.to,
        textSchema.text(turned.text, before.selection.$from.marks()),
      );
      options.onChange({ html: memory.htmlOf(typed.doc), seen: version, isRun: true });
    }
    const isRun =
      turned === undefined && tr.getMeta('quoinCommand') === undefined && tr.getMeta('uiEvent') === undefined;
    options.onChange({ html: memory.htmlOf(view.state.doc), seen: version, isRun });
  }

  function tellState(): void {
    const state: TextState = textStateOf(asText(view.state));
    const said = JSON.stringify(state);
    if (said === told) return;
    told = said;
    options.onState(state);
  }

  function takeWaiting(): void {
    if (waiting === null || view.composing || view.isDestroyed) return;
    const { html, was, version: number, showsChange } = waiting;
    waiting = null;
    version = number;
    const [known, wanted] = [memory.docOf(was), memory.docOf(html)];
    const tr = takeIncoming(view.state, { known, wanted, showsChange });
    if (tr !== null) view.dispatch(tr);
    const now = memory.htmlOf(view.state.doc);
    if (now !== html) options.onChange({ html: now, seen: version, isRun: false });
  }

  placeCaret(view, options);
  view.focus();
  tellState();
  return {
    // The focus stays where the command came from.
    run: (command) => void run(commandOf(command)),
    take: (incoming) => {
      // The first that waits knows what was typed before it; the last one what it shall become.
      waiting = waiting === null ? incoming : { ...incoming, was: waiting.was };
      takeWaiting();
    },
    focus: () => view.focus(),
    end: () => {
      const html = memory.htmlOf(view.state.doc);
      view.destroy();
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      element.innerHTML = html;
      return { html, seen: version };
    },
  };
}

/** Asks for a block right below (product 3.2). */
const SLASH: TextKey = { key: '/', code: 'Slash', ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/**
 * Browsers report a moved caret only after queued keys. `Enter` right after `End` would still apply to the earlier
 * selection and delete it. This event makes the text read the caret position now.
 */
function hearSelection({ ownerDocument }: HTMLElement): void {
  ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Where the person pressed (ED-03); all of a text that nobody has touched yet; else at the end. */
function placeCaret(view: EditorView, { point, isFresh }: TextOptions): void {
  const { doc } = view.state;
  const found = point === null ? null : view.posAtCoords({ left: point.x, top: point.y });
  const selection = isFresh
    ? allWords(doc)
    : found === null
      ? Selection.atEnd(doc)
      : TextSelection.near(doc.resolve(found.pos));
  view.dispatch(view.state.tr.setSelection(selection));
}
