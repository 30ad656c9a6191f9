import type { WireMailState } from '@quoin/contract/endpoints/running';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireMailState, BadgeLook>> = {
  waiting: { text: 'Queued', tone: 'warn', hollow: true },
  sent: { text: 'Sent', tone: 'good' },
  kept: { text: 'Not sent (no mail server)', tone: 'plain' },
  failed: { text: 'Failed', tone: 'bad' },
};

export function mailBadge(state: WireMailState): BadgeLook {
  return LOOKS[state] ?? { text: state, tone: 'plain' };
}
