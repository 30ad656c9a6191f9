import { CustomEvents } from '../yui/events/customEvents.ts';
import { type NodeLike, one } from '../yui/nodes/node.ts';

/** `Y.Squarespace.ResizeEmitter`: `resize:start` and, once the window keeps its size, `resize:end`. */
export class ResizeEmitter extends CustomEvents {
  constructor({ timeout = 100 }: { readonly timeout?: number } = {}) {
    super();
    let timer: ReturnType<typeof setTimeout> | undefined;
    addEventListener('resize', () => {
      if (timer === undefined) this.fire('resize:start');
      clearTimeout(timer);
      timer = setTimeout(() => {
        timer = undefined;
        this.fire('resize:end');
      }, timeout);
    });
  }
}

/** Pixels below which a text is not made smaller. */
const SMALLEST = 8;

interface ShrinkConfig {
  readonly parentEl?: unknown;
  /** Where it is plugged into a node. */
  readonly host?: NodeLike;
}

/** `Y.Squarespace.TextShrink`: a text that is too wide for what is around it is written smaller, until it fits. */
export class TextShrink {
  static readonly NS = 'textShrink';
  readonly #text: HTMLElement | null;
  readonly #around: HTMLElement | null;

  constructor(...given: readonly [text: NodeLike, config?: ShrinkConfig] | readonly [config: ShrinkConfig]) {
    const isPlugged = isConfig(given[0]);
    const { parentEl, host } = ((isPlugged ? given[0] : given[1]) as ShrinkConfig | undefined) ?? {};
    const node = one(isPlugged ? host : (given[0] as NodeLike));
    const found = typeof parentEl === 'string' ? node?.ancestor(parentEl) : one(parentEl as NodeLike);
    this.#text = elementOf(node?._node);
    this.#around = elementOf(found?._node) ?? this.#text?.parentElement ?? null;
    this.refresh();
    addEventListener('resize', () => this.refresh());
    document.fonts?.ready.then(() => this.refresh());
  }

  refresh(): void {
    const text = this.#text;
    if (text === null || this.#around === null) return;
    text.style.fontSize = '';
    // An inline element has no scroll width.
    const wide = Math.max(text.scrollWidth, text.offsetWidth);
    const space = this.#around.clientWidth;
    if (wide <= space || wide === 0) return;
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    text.style.fontSize = `${Math.max(SMALLEST, Math.floor((size * space) / wide))}px`;
  }
}

function isConfig(value: NodeLike | ShrinkConfig): boolean {
  return typeof value === 'object' && value !== null && 'host' in value && !(value instanceof EventTarget);
}

function elementOf(node: Node | Window | undefined): HTMLElement | null {
  return node instanceof HTMLElement ? node : null;
}
