import type { WireMailState } from '@quoin/contract/endpoints/running';
import * as texts from '@quoin/messages/app/mailStates';
import type { BadgeLook } from '../../parts/badgeLook.ts';

const LOOKS: Readonly<Record<WireMailState, BadgeLook>> = {
  waiting: { text: texts.queued, tone: 'warn', hollow: true },
  sent: { text: texts.sent, tone: 'good' },
  kept: { text: texts.notSentNoMail, tone: 'plain' },
  failed: { text: texts.failed, tone: 'bad' },
};

export function mailBadge(state: WireMailState): BadgeLook {
  return LOOKS[state] ?? { text: state, tone: 'plain' };
}
