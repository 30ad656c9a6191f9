import type { Case } from './cases.ts';
import { renderWithOurs, type Tables } from './ours.ts';
import { type Outcome, type Peer, renderWithPeer } from './peer.ts';
import { SLIPS, type Slip } from './slips.ts';

export interface Difference {
  readonly test: Case;
  readonly theirs: Outcome;
  readonly ours: Outcome;
}

export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'explained'; readonly slips: readonly Slip[] }
  | { readonly kind: 'different'; readonly difference: Difference };

export type Compare = (test: Case) => Verdict;

/** Renders with both engines; what differs must be explained by slips. */
export function createCompare(peer: Peer, tables: Tables): Compare {
  const corrected = withCorrections(peer, SLIPS);
  return (test) => {
    const ours = renderWithOurs(test, tables);
    const theirs = renderWithPeer(test, peer);
    if (isSame(theirs, ours)) return { kind: 'same' };
    const marked = SLIPS.filter((slip) => slip.marks?.test(sourceOf(test)) || slip.explains?.(theirs, ours));
    if (marked.length > 0) return { kind: 'explained', slips: marked };
    if (isSame(renderWithPeer(test, corrected), ours)) {
      return { kind: 'explained', slips: neededSlips(test, ours, peer) };
    }
    return { kind: 'different', difference: { test, theirs, ours } };
  };
}

const isSame = (theirs: Outcome, ours: Outcome): boolean =>
  theirs.output === ours.output &&
  theirs.errors.length === ours.errors.length &&
  theirs.errors.every((message, index) => message === ours.errors[index]);

function withCorrections(peer: Peer, slips: readonly Slip[]): Peer {
  return slips.reduce((corrected, slip) => slip.correct?.(corrected) ?? corrected, peer);
}

const sourceOf = (test: Case): string => [test.template, ...Object.values(test.partials)].join('\n');

/** The slips without which the difference would stay. */
function neededSlips(test: Case, ours: Outcome, peer: Peer): Slip[] {
  let needed = SLIPS.filter((slip) => slip.correct !== undefined);
  for (const slip of needed) {
    const rest = needed.filter((other) => other !== slip);
    if (isSame(renderWithPeer(test, withCorrections(peer, rest)), ours)) needed = rest;
  }
  return needed;
}
