import { CustomEvents } from '../kit.ts';

interface Closable {
  close?(): unknown;
  hide?(): unknown;
}

/** `Y.Squarespace.EscManager`: Escape closes what was opened last. */
export class EscManager extends CustomEvents {
  #targets: Closable[] = [];
  #isOn = true;
  #isListening = false;

  addTarget(target: Closable): this {
    if (!this.#isListening) document.addEventListener('keydown', (event) => this.#onKey(event));
    this.#isListening = true;
    this.#targets = [...this.#targets.filter((each) => each !== target), target];
    return this;
  }

  removeTarget(target: Closable): this {
    this.#targets = this.#targets.filter((each) => each !== target);
    return this;
  }

  #onKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !this.#isOn) return;
    const last = this.#targets.at(-1);
    (last?.close ?? last?.hide)?.call(last);
    this.fire('escape', { target: last });
  }

  enable(): this {
    this.#isOn = true;
    return this;
  }

  disable(): this {
    this.#isOn = false;
    return this;
  }
}
