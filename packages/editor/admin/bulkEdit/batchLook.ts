import type { WireBulkState } from '@quoin/contract/endpoints/store';
import * as texts from '@quoin/messages/app/batchLook';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireBulkState, BadgeLook>> = {
  preview: { text: texts.preview, tone: 'plain', hollow: true },
  applying: { text: texts.inProgress, tone: 'note' },
  applied: { text: texts.applied, tone: 'good' },
  undoing: { text: texts.undoing, tone: 'note' },
  undone: { text: texts.undone, tone: 'plain' },
};

export function batchLook(state: WireBulkState): BadgeLook {
  return LOOKS[state];
}
