import type { WireImportCounts, WireImportState } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/importLook';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireImportState, BadgeLook>> = {
  draft: { text: texts.notStarted, tone: 'plain', hollow: true },
  running: { text: texts.inProgress, tone: 'note' },
  done: { text: commonTexts.done, tone: 'good' },
  stopped: { text: texts.stopped, tone: 'warn' },
  failed: { text: texts.failed, tone: 'bad' },
  undoing: { text: texts.beingUndone, tone: 'note' },
  undone: { text: texts.undone, tone: 'plain', hollow: true },
};

export function importLook(state: WireImportState): BadgeLook {
  return LOOKS[state];
}

/** Numbers worth saying, with their words. */
export function countFigures(counts: WireImportCounts): readonly (readonly [string, number])[] {
  return [
    [texts.newCount, counts.created],
    [texts.updatedCount, counts.updated],
    [texts.unchangedCount, counts.unchanged],
    [texts.problemCount(counts.problems), counts.problems],
  ];
}
