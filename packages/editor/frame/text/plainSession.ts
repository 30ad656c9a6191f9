import { editorKey } from '../../text/textKeys.ts';
import type { IncomingText } from '../../text/textProtocol.ts';
import type { TextOptions, TextSession } from '../textMode.ts';

/** Words without marks, as on a button: what is written is the text of the element, nothing more. */
export function startPlain(options: TextOptions): TextSession {
  const { element, onEnd, onKey, onChange, kind } = options;
  const attributes = [...element.attributes].map(({ name, value }) => [name, value] as const);
  let [version, isComposing] = [0, false];
  let waiting: IncomingText | null = null;
  const stop = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    hear: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, hear, { signal: stop.signal });
  // Styles may show capitals that nobody has written: `innerText` says them.
  // biome-ignore lint/performance/useDomNodeTextContent: line ends may be elements
  const words = () => (kind === 'line' ? element.textContent.replace(/\s*\n\s*/g, ' ') : element.innerText);
  const text = () =>
    words()
      .replace(/\u00a0/g, ' ')
      .replace(/\n$/, '');

  element.textContent = options.html;
  element.contentEditable = 'plaintext-only';
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', 'Text');
  element.setAttribute('spellcheck', 'true');
  element.style.whiteSpace = 'pre-wrap';

  const take = (): void => {
    if (waiting === null || isComposing) return;
    const { html, version: number, showsChange } = waiting;
    waiting = null;
    version = number;
    if (html === text()) return;
    const offset = showsChange ? html.length : (getSelection()?.anchorOffset ?? 0);
    element.textContent = html;
    placeAt(element, Math.min(offset, html.length));
  };

  listen('input', () => onChange({ html: text(), seen: version, isRun: true }));
  listen('compositionstart', () => {
    isComposing = true;
  });
  listen('compositionend', () => {
    isComposing = false;
    take();
  });
  // A link that holds the words must not be dragged away by them.
  listen('dragstart', (event) => event.preventDefault());
  listen('keydown', (event) => {
    if (event.isComposing) return;
    const key = editorKey(event);
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && kind === 'line');
    if (key === null && !isEnd) return;
    event.preventDefault();
    if (key !== null) onKey(key);
    else onEnd();
  });

  element.focus({ preventScroll: true });
  if (options.isFresh) getSelection()?.selectAllChildren(element);
  else placeCaret(element, options);
  return {
    run: () => undefined,
    take(incoming) {
      waiting = incoming;
      take();
    },
    focus: () => element.focus(),
    end() {
      const html = text();
      stop.abort();
      for (const { name } of [...element.attributes]) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
      element.blur();
      return { html, seen: version };
    },
  };
}

function placeCaret(element: HTMLElement, { point, html }: TextOptions): void {
  const at = point === null ? null : document.caretPositionFromPoint?.(point.x, point.y);
  placeAt(element, at != null && element.contains(at.offsetNode) ? at.offset : html.length);
}

function placeAt(element: HTMLElement, offset: number): void {
  const node = element.firstChild ?? element;
  getSelection()?.collapse(node, node === element ? 0 : Math.min(offset, node.textContent?.length ?? 0));
}
