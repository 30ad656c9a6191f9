import type { WireImportCounts, WireImportState } from '@quoin/contract/endpoints/store';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireImportState, BadgeLook>> = {
  draft: { text: 'Not started', tone: 'plain', hollow: true },
  running: { text: 'In progress', tone: 'note' },
  done: { text: 'Done', tone: 'good' },
  stopped: { text: 'Stopped', tone: 'warn' },
  failed: { text: 'Failed', tone: 'bad' },
};

export function importLook(state: WireImportState): BadgeLook {
  return LOOKS[state];
}

/** Numbers worth saying, with their words. */
export function countFigures(counts: WireImportCounts): readonly (readonly [string, number])[] {
  return [
    ['new', counts.created],
    ['updated', counts.updated],
    ['unchanged', counts.unchanged],
    [counts.problems === 1 ? 'problem' : 'problems', counts.problems],
  ];
}
