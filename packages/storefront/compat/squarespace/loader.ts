import { ImageLoader } from '../imageLoader.ts';
import type { Subscription } from '../yui/events/customEvents.ts';
import { all, type NodeLike, YuiNode } from '../yui/nodes/node.ts';

interface LoaderConfig {
  readonly img?: NodeLike;
  readonly mode?: string;
  readonly fill?: boolean;
  readonly fit?: boolean;
  readonly load?: boolean;
}

/** `new Y.Squarespace.Loader({ img: nodes })`: pictures get their addresses, in the width of their places. */
export class Loader {
  readonly #values: Record<string, unknown>;
  protected readonly images: NodeLike;

  constructor(config: LoaderConfig = {}) {
    this.#values = { ...config, mode: modeOf(config) };
    this.images = config.img ?? null;
    if (config.load !== false) this.load();
  }

  get(name: string): unknown {
    return this.#values[name];
  }

  set(name: string, value: unknown): this {
    this.#values[name] = value;
    if (name === 'mode') this.load();
    return this;
  }

  setAttrs(values: Readonly<Record<string, unknown>>): this {
    for (const [name, value] of Object.entries(values)) this.set(name, value);
    return this;
  }

  load(): this {
    ImageLoader.load(all(this.images), { mode: String(this.#values.mode ?? '') });
    return this;
  }

  refresh(): this {
    return this.load();
  }
}

/** The same, plugged into a picture: `image.plug(Y.Squarespace.Loader2, { mode: 'fill' })`, then `image.loader`. */
export class Loader2 extends Loader {
  static readonly NS = 'loader';
  readonly #end: Subscription | null;

  constructor(config: LoaderConfig & { readonly host?: NodeLike } = {}) {
    super({ ...config, img: config.host ?? config.img ?? null });
    this.#end = this.images instanceof YuiNode ? this.images.on('refresh', () => this.load()) : null;
  }

  destroy(): void {
    this.#end?.detach();
  }
}

function modeOf({ mode, fill, fit }: LoaderConfig): string {
  if (mode !== undefined) return mode;
  if (fill === true) return 'fill';
  return fit === true ? 'fit' : '';
}
