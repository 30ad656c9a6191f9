import type { WireBulkState } from '@quoin/contract/endpoints/store';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireBulkState, BadgeLook>> = {
  preview: { text: 'Preview', tone: 'plain', hollow: true },
  applying: { text: 'In progress', tone: 'note' },
  applied: { text: 'Applied', tone: 'good' },
  undoing: { text: 'Undoing', tone: 'note' },
  undone: { text: 'Undone', tone: 'plain' },
};

export function batchLook(state: WireBulkState): BadgeLook {
  return LOOKS[state];
}
