import { tolerate } from '../fault.ts';

type Module = (y: object, name: string) => unknown;

/**
 * `Y.use` and `YUI.add`. All of what we have is there from the beginning, so names of YUI's own modules load nothing;
 * modules that templates add themselves run once, when first used, after those they require.
 */
export class Modules {
  readonly #added = new Map<string, { readonly module: Module; readonly requires: readonly string[] }>();
  readonly #used = new Set<string>();
  readonly #whenParsed: (run: () => void) => void;

  constructor(whenParsed: (run: () => void) => void) {
    this.#whenParsed = whenParsed;
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
    this.#whenParsed(() => {
      for (const name of names) this.#attach(y, name);
      if (typeof callback === 'function') tolerate(() => Reflect.apply(callback, y, [y]));
    });
  }

  #attach(y: object, name: string): void {
    const added = this.#added.get(name);
    if (added === undefined || this.#used.has(name)) return;
    this.#used.add(name);
    for (const each of added.requires) this.#attach(y, each);
    tolerate(() => added.module(y, name));
  }
}
