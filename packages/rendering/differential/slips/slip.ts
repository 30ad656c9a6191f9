import type { Outcome, Peer } from '../peer.ts';

/**
 * Something the public engine gets wrong, or we do differently on purpose. A difference counts as explained only when
 * the public engine, with these corrected, prints and reports what ours does; so a correction says exactly how far its
 * slip goes. `DIFFERENCES.md` of packages/template is checked against this list.
 */
export interface Slip {
  readonly id: string;
  readonly what: string;
  readonly there: string;
  readonly here: string;
  readonly why: string;
  correct?(peer: Peer): Peer;
  /** For what cannot be corrected from outside: whether this is all there is between two outcomes. */
  explains?(theirs: Outcome, ours: Outcome): boolean;
  /** How the generator keeps out of its way. */
  readonly avoided?: string;
  /** For what cannot be corrected from outside: sources in which the slip may show. */
  readonly marks?: RegExp;
}
