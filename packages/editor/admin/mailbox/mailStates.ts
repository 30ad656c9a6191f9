import type { WireMailState } from '@quoin/contract/endpoints/running';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireMailState, BadgeLook>> = {
  waiting: { text: 'Waiting', tone: 'warn', hollow: true },
  sent: { text: 'Sent', tone: 'good' },
  kept: { text: 'Kept here', tone: 'plain' },
  failed: { text: 'Not sent', tone: 'bad' },
};

export function mailBadge(state: WireMailState): BadgeLook {
  return LOOKS[state] ?? { text: state, tone: 'plain' };
}
