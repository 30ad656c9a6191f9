export type BadgeTone = 'good' | 'warn' | 'bad' | 'note' | 'plain';

/** A state in a word; the colour repeats what the word says. `hollow` marks something still to come. */
export interface BadgeLook {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly hollow?: boolean;
}
