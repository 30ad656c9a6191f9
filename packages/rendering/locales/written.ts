import { RecentMap } from './recentMap.ts';

/** Texts kept per object of options: a shop shows the same prices, a blog the same dates, on every page. */
const KEPT_TEXTS = 1_000;
/** Currencies or zones kept per object of options. */
const KEPT_KINDS = 8;
/** Longer inputs are rare and would only fill the memory. */
const MAX_KEY_LENGTH = 64;

type Texts<Key> = RecentMap<Key, string>;

/**
 * What was written lately, per object of options and kind (a currency, a zone). An object that is dropped takes its
 * texts with it.
 */
export class Written<Options extends object, Key extends string | number> {
  readonly #byOptions = new WeakMap<Options, RecentMap<string, Texts<Key>>>();

  /** The text kept for the key, else what `write` gives; undefined is not kept. */
  recall(options: Options, kind: string, key: Key, write: () => string | undefined): string | undefined {
    if (typeof key === 'string' && key.length > MAX_KEY_LENGTH) return write();
    const texts = this.#textsOf(options, kind);
    const known = texts.get(key);
    if (known !== undefined) return known;
    const text = write();
    if (text !== undefined) texts.set(key, text);
    return text;
  }

  #textsOf(options: Options, kind: string): Texts<Key> {
    let kinds = this.#byOptions.get(options);
    if (kinds === undefined) {
      kinds = new RecentMap(KEPT_KINDS);
      this.#byOptions.set(options, kinds);
    }
    let texts = kinds.get(kind);
    if (texts === undefined) {
      texts = new RecentMap(KEPT_TEXTS);
      kinds.set(kind, texts);
    }
    return texts;
  }
}
