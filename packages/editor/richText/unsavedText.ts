/** Under which name a text is kept until it is stored, and what is stored now. */
export interface KeptText {
  /** Its record and field; the site is in it already. */
  readonly name: string;
  readonly stored: string;
}

/** A text of this browser that was never stored. */
export interface UnsavedText {
  readonly html: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'quoin-unsaved-text ';
/** Later than this nobody remembers what it was. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export function readUnsaved(shelf: Shelf, name: string, now: number): UnsavedText | null {
  try {
    const { html, at } = JSON.parse(shelf.getItem(PREFIX + name) ?? 'null') as Partial<UnsavedText>;
    return typeof html === 'string' && typeof at === 'number' && now - at < KEPT_MS ? { html, at } : null;
  } catch {
    return null;
  }
}

/** Null takes it away. Browsers without room or without memory keep nothing. */
export function keepUnsaved(shelf: Shelf, name: string, text: UnsavedText | null): void {
  try {
    if (text === null) shelf.removeItem(PREFIX + name);
    else shelf.setItem(PREFIX + name, JSON.stringify(text));
  } catch {
    // It is help; the text itself is in the form.
  }
}
