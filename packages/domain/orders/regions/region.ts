export interface Region {
  /** What is stored, and printed on a label in Latin letters: `CA`, `NSW`, or the name where no short form is usual. */
  readonly code: string;
  /** In the reader's language. */
  readonly name: string;
  /** Name in the country's own script, if that differs: `東京都`. */
  readonly localName?: string;
  /** What else people type for it: its code in ISO 3166-2, its names in other languages. */
  readonly otherNames?: readonly string[];
}
