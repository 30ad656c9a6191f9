import { tolerate } from '../fault.ts';

type Module = (y: object, name: string) => unknown;

/** The file of the heavier globals: which modules' names are in it, and how to wait for it. */
export interface Widgets {
  isNeededBy(module: string): boolean;
  whenThere(run: () => void): void;
}

/**
 * `Y.use` and `YUI.add`. Names of YUI's own modules load nothing, but for those whose names come in the second file;
 * modules that templates add themselves run once, when first used, after those they require.
 */
export class Modules {
  readonly #added = new Map<string, { readonly module: Module; readonly requires: readonly string[] }>();
  readonly #used = new Set<string>();
  readonly #whenParsed: (run: () => void) => void;

  readonly #widgets: Widgets | null;

  constructor(whenParsed: (run: () => void) => void, widgets: Widgets | null = null) {
    this.#whenParsed = whenParsed;
    this.#widgets = widgets;
  }

  add(name: string, module: Module, _version?: string, { requires = [] }: { requires?: readonly string[] } = {}): void {
    this.#added.set(name, { module, requires });
  }

  /**
   * The last argument is what to run. It waits for the whole page, as it does where modules are fetched: templates put
   * it before the elements it asks for.
   */
  use(y: object, args: readonly unknown[]): void {
    const callback = args.at(-1);
    const names = args.flat().filter((each) => typeof each === 'string');
    const run = (): void => {
      for (const name of names) this.#attach(y, name);
      if (typeof callback === 'function') tolerate(() => Reflect.apply(callback, y, [y]));
    };
    this.#whenParsed(() => {
      const widgets = this.#widgets;
      if (widgets !== null && names.some((name) => this.#needs(widgets, name))) widgets.whenThere(run);
      else run();
    });
  }

  #needs(widgets: Widgets, name: string, seen: ReadonlySet<string> = new Set()): boolean {
    if (widgets.isNeededBy(name)) return true;
    const requires = seen.has(name) ? [] : (this.#added.get(name)?.requires ?? []);
    return requires.some((each) => this.#needs(widgets, each, new Set([...seen, name])));
  }

  #attach(y: object, name: string): void {
    const added = this.#added.get(name);
    if (added === undefined || this.#used.has(name)) return;
    this.#used.add(name);
    for (const each of added.requires) this.#attach(y, each);
    tolerate(() => added.module(y, name));
  }
}
