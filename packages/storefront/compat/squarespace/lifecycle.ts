import { tolerate } from '../fault.ts';

type Script = (y: object) => unknown;

/** Runs functions of scripts when the page is ready, each time it is rebuilt, and before it is removed. */
export class Lifecycle {
  readonly #initializers: Script[] = [];
  #destroyers: Script[] = [];
  #isLoaded = false;
  readonly #y: object;

  constructor(y: object) {
    this.#y = y;
  }

  get isLoaded(): boolean {
    return this.#isLoaded;
  }

  /** At once too, where the page is there already. */
  onInitialize(script: Script): void {
    this.#initializers.push(script);
    if (this.#isLoaded) this.#run([script]);
  }

  onDestroy(script: Script): void {
    this.#destroyers.push(script);
  }

  /** The body is whole. Templates may say so as well: the first time counts. */
  bodyLoaded(): void {
    if (!this.#isLoaded) this.initialize();
  }

  /** New content has come, by a template that changes pages without leaving them. */
  initialize(): void {
    this.#isLoaded = true;
    this.#run(this.#initializers);
  }

  /** What was there goes: each destroyer runs once. */
  destroy(): void {
    const leaving = this.#destroyers;
    this.#destroyers = [];
    this.#isLoaded = false;
    this.#run(leaving);
  }

  #run(scripts: readonly Script[]): void {
    for (const script of [...scripts]) tolerate(() => script.call(this.#y, this.#y));
  }
}
