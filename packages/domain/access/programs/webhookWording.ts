import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import * as webhookRefusals from '@quoin/messages/app/webhookRefusals';
import type { WebhookCode } from './webhook.ts';

/** To the owner, about notifications to other servers. */
export const webhookWording: Wording<WebhookCode> = webhookRefusals;

export function webhookSentence(problem: Problem<WebhookCode>): string {
  return lookUpSentence(webhookWording, problem);
}
