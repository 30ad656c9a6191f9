import { CustomEvents } from './events/customEvents.ts';
import { type NodeLike, one } from './nodes/node.ts';
import { styleName, styleText } from './nodes/properties.ts';

type Values = Readonly<Record<string, unknown>>;

export interface AnimOptions {
  readonly node: NodeLike;
  /** Styles, or `scroll: [x, y]`; what is left out begins as it is shown. */
  readonly from?: Values;
  readonly to?: Values;
  /** Seconds. */
  readonly duration?: number;
  readonly easing?: unknown;
}

/** Seconds where a template does not say. */
const DURATION = 1;

/** YUI's names of movements as the browser's. */
const EASINGS: Readonly<Record<string, string>> = {
  easeNone: 'linear',
  easeIn: 'ease-in',
  easeOut: 'ease-out',
  easeBoth: 'ease-in-out',
  easeInStrong: 'cubic-bezier(0.75, 0, 1, 1)',
  easeOutStrong: 'cubic-bezier(0, 0, 0.25, 1)',
  easeBothStrong: 'cubic-bezier(0.75, 0, 0.25, 1)',
};

/** An animation of styles or the scroll position. With reduced motion, the end state appears at once. */
export class Anim extends CustomEvents {
  #options: AnimOptions;
  #running: { cancel(): void } | null = null;

  constructor(options: AnimOptions) {
    super();
    this.#options = options;
  }

  get(name: string): unknown {
    return name === 'running' ? this.#running !== null : (this.#options as unknown as Values)[name];
  }

  set(name: string, value: unknown): this {
    this.#options = { ...this.#options, [name]: value };
    return this;
  }

  run(): this {
    if (this.#running !== null) return this;
    const { to = {}, from = {} } = this.#options;
    const element = one(this.#options.node)?._node;
    const { scroll, ...styles } = to;
    this.fire('start');
    if (Array.isArray(scroll)) this.#scroll(element, scroll.map(Number));
    else if (element instanceof HTMLElement) this.#animate(element, from, styles);
    return this;
  }

  /** `isAtEnd`: leaves things as they were meant to be in the end. */
  stop(isAtEnd = false): this {
    const { to = {}, node } = this.#options;
    const element = one(node)?._node;
    this.#running?.cancel();
    if (isAtEnd && element instanceof HTMLElement) putStyles(element, to);
    this.#end();
    return this;
  }

  #animate(element: HTMLElement, from: Values, to: Values): void {
    const shown = getComputedStyle(element);
    const names = Object.keys(to).map(styleName);
    const first = Object.fromEntries(names.map((name) => [name, shown.getPropertyValue(name)]));
    const animation = element.animate([{ ...first, ...styleTexts(from) }, styleTexts(to)], this.#timing());
    this.#running = animation;
    animation.onfinish = () => {
      putStyles(element, to);
      this.#end();
    };
  }

  #scroll(element: Node | Window | undefined, [x = 0, y = 0]: number[]): void {
    const place = element instanceof Element && element !== document.body ? element : document.documentElement;
    const start = { x: place.scrollLeft, y: place.scrollTop };
    const begin = performance.now();
    const { duration } = this.#timing();
    const step = (now: number): void => {
      const part = duration <= 0 ? 1 : Math.min(1, (now - begin) / duration);
      place.scrollTo({
        left: start.x + (x - start.x) * part,
        top: start.y + (y - start.y) * part,
        behavior: 'instant',
      });
      if (part < 1) frame = requestAnimationFrame(step);
      else this.#end();
    };
    let frame = requestAnimationFrame(step);
    this.#running = { cancel: () => cancelAnimationFrame(frame) };
  }

  #timing(): { duration: number; easing: string } {
    const { duration = DURATION, easing } = this.#options;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    return {
      duration: isStill ? 0 : duration * 1000,
      easing: typeof easing === 'string' ? easingOf(easing) : 'linear',
    };
  }

  #end(): void {
    if (this.#running === null) return;
    this.#running = null;
    this.fire('end');
  }
}

/** `Y.Easing`: each name as what `Anim` takes. */
export const Easing: Readonly<Record<string, string>> = Object.fromEntries(
  Object.keys(EASINGS).map((name) => [name, name]),
);

function easingOf(name: string): string {
  return Object.hasOwn(EASINGS, name)
    ? (EASINGS[name] ?? 'linear')
    : /^(?:ease|linear|cubic-bezier)/.test(name)
      ? name
      : 'linear';
}

function styleTexts(values: Values): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase()),
      styleText(name, value),
    ]),
  );
}

function putStyles(element: HTMLElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    if (name !== 'scroll') element.style.setProperty(styleName(name), styleText(name, value));
  }
}
