import { galleryText } from '../../../page/words/galleryText.ts';
import { CustomEvents, create, ImageLoader, type NodeLike, one, YuiNode } from '../../kit.ts';
import { slideAfter, stepOfKey } from './galleryPlan.ts';

interface LightboxPart {
  readonly content?: unknown;
  readonly meta?: unknown;
}

export interface Lightbox2Options extends LightboxPart {
  /** Images or other content to show, each with its text. */
  readonly set?: Iterable<unknown>;
  readonly currentSetIndex?: number;
  readonly controls?: { readonly previous?: boolean; readonly next?: boolean };
}

/**
 * `Y.Squarespace.Lightbox2` of existing templates: shows images or other parts over the page, one at a time, in the
 * browser's own dialog: it keeps the focus, ends with Escape and gives the focus back.
 */
export class Lightbox2 extends CustomEvents {
  readonly #parts: readonly LightboxPart[];
  readonly #controls: NonNullable<Lightbox2Options['controls']>;
  #index: number;
  #dialog: HTMLDialogElement | null = null;

  constructor(options: Lightbox2Options = {}) {
    super();
    this.#parts = partsOf(options);
    this.#controls = options.controls ?? {};
    this.#index = options.currentSetIndex ?? 0;
  }

  get(name: string): unknown {
    return name === 'currentSetIndex' ? this.#index : undefined;
  }

  set(name: string, value: unknown): this {
    if (name === 'currentSetIndex') this.#show(Number(value));
    return this;
  }

  render(): this {
    if (this.#dialog !== null) return this;
    const dialog = document.createElement('dialog');
    dialog.className = 'sqs-lightbox-overlay sqs-lightbox-slideshow';
    Object.assign(dialog.style, FRAME);
    dialog.addEventListener('close', () => this.destroy(), { once: true });
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    dialog.addEventListener('keydown', ({ keyCode }) => this.#step(stepOfKey(keyCode) ?? 0));
    document.body.append(dialog);
    this.#dialog = dialog;
    this.#draw();
    dialog.showModal();
    this.fire('open');
    return this;
  }

  show(): this {
    return this.render();
  }

  hide(): void {
    this.#dialog?.close();
  }

  close(): void {
    this.hide();
  }

  destroy(): void {
    const dialog = this.#dialog;
    this.#dialog = null;
    if (dialog === null) return;
    if (dialog.open) dialog.close();
    dialog.remove();
    this.fire('close');
  }

  #step(step: number): void {
    this.#show(slideAfter({ index: this.#index, total: this.#parts.length, isLoop: true }, step));
  }

  #show(index: number): void {
    if (index === this.#index || this.#parts[index] === undefined) return;
    this.#index = index;
    this.#draw();
    this.fire('currentSetIndexChange', { newVal: index });
  }

  #draw(): void {
    const part = this.#parts[this.#index];
    const content = part === undefined ? null : contentOf(part.content);
    const words = galleryText();
    const total = this.#parts.length;
    const place = words.place(this.#index + 1, total);
    this.#dialog?.setAttribute('aria-label', altOf(content) || place);
    const buttons = [
      button(words.close, '×', { top: '0', right: '0' }, () => this.hide()),
      ...(total > 1 && this.#controls.previous !== false
        ? [button(words.previous, '‹', { bottom: '0', left: '0' }, () => this.#step(-1))]
        : []),
      ...(total > 1 && this.#controls.next !== false
        ? [button(words.next, '›', { bottom: '0', right: '0' }, () => this.#step(1))]
        : []),
    ];
    // A visitor who moves on with a button keeps its focus.
    const held = document.activeElement?.getAttribute('aria-label');
    this.#dialog?.replaceChildren(...(content === null ? [] : [content]), ...metaOf(part?.meta), ...buttons);
    buttons.find((each) => each.getAttribute('aria-label') === held)?.focus();
  }
}

/** Over everything, whatever the theme's stylesheet says of dialogs. */
const FRAME = {
  ...{ width: '100vw', height: '100dvh', maxWidth: 'none', maxHeight: 'none', margin: '0', border: '0' },
  ...{ padding: '4rem 1rem', boxSizing: 'border-box', background: 'rgb(0 0 0 / 0.95)', color: '#fff' },
  ...{ display: 'grid', placeItems: 'center', overflow: 'auto' },
};
const PICTURE = { maxWidth: '100%', maxHeight: 'calc(100dvh - 8rem)', width: 'auto', height: 'auto' };
const BUTTON = {
  ...{ position: 'fixed', minWidth: '3rem', minHeight: '3rem', border: '0', cursor: 'pointer' },
  ...{ background: 'none', color: 'inherit', font: '2rem/1 sans-serif' },
};

function partsOf({ content, meta, set }: Lightbox2Options): LightboxPart[] {
  if (set === undefined) return content === undefined ? [] : [{ content, meta }];
  return [...set].map((each) => {
    const isPart = typeof each === 'object' && each !== null && !(each instanceof YuiNode) && 'content' in each;
    return isPart ? (each as LightboxPart) : { content: each };
  });
}

/** Elements in the page stay there and are shown as a copy. New elements are shown themselves. */
function contentOf(content: unknown): HTMLElement | null {
  const node = one(content as NodeLike)?._node;
  if (!(node instanceof HTMLElement)) return null;
  const shown = node.isConnected ? (node.cloneNode(true) as HTMLElement) : node;
  shown.removeAttribute('id');
  if (!(shown instanceof HTMLImageElement)) return shown;
  shown.removeAttribute('style');
  if (shown.dataset.src !== undefined || shown.dataset.image !== undefined) ImageLoader.load(shown);
  shown.sizes = '100vw';
  Object.assign(shown.style, PICTURE);
  return shown;
}

function altOf(content: HTMLElement | null): string {
  return content instanceof HTMLImageElement ? content.alt : '';
}

function metaOf(meta: unknown): HTMLElement[] {
  if (meta === undefined || meta === null || meta === '') return [];
  const caption = create('<div class="sqs-lightbox-meta"></div>');
  const words = typeof meta === 'string' ? meta : one(meta as NodeLike)?.cloneNode(true);
  return [caption.append(words)._node as HTMLElement];
}

function button(
  label: string,
  sign: string,
  place: Partial<CSSStyleDeclaration>,
  press: () => void,
): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.setAttribute('aria-label', label);
  element.textContent = sign;
  Object.assign(element.style, BUTTON, place);
  element.addEventListener('click', press);
  return element;
}
