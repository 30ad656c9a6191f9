/** What a PDF writer prints, top to bottom; every text is ready, in the language of the wording it was made with. */
export interface PrintedDocument {
  readonly kind: 'invoice' | 'creditNote' | 'packingSlip';
  readonly title: string;
  readonly language: string;
  /** Number, days, order. */
  readonly facts: readonly Fact[];
  readonly seller: Party;
  readonly recipient: Party;
  readonly lines: PrintedTable;
  /** Strong ones as they say, the last one in any case; empty on a packing slip. */
  readonly totals: readonly Fact[];
  /** Null if no tax is shown. */
  readonly taxes: PrintedTable | null;
  readonly notes: readonly string[];
  /** The seller's own lines in the footer. Older documents have them next to the notes. */
  readonly footer?: readonly string[];
  /** `Page 1 of 3`, with `#` and `##` for the two numbers; missing on papers from before. */
  readonly pageText?: string;
  /** The ten figures of its numbers; Latin ones on papers from before. */
  readonly figures?: string;
}

export interface Fact {
  readonly label: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

export interface Party {
  readonly label: string;
  /** Name, then address, one per line. */
  readonly lines: readonly string[];
  /** Tax numbers, mail, bank account. */
  readonly facts: readonly Fact[];
}

export interface PrintedTable {
  readonly columns: readonly { readonly label: string; readonly align: 'start' | 'end' }[];
  readonly rows: readonly (readonly string[])[];
}

/** Facts whose value is known. */
export function knownFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ value }) => value.trim() !== '');
}
