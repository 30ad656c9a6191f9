import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import type { Problem } from '@quoin/domain/problem';
import type { WebhookCode } from './webhook.ts';

/** To the owner, about notifications to other servers. */
export const webhookWording: Wording<WebhookCode> = {
  webhookUrlInvalid: 'Enter an address that begins with https:// and has no port.',
  webhookUrlTooLong: ({ max = '' }) => `Use at most ${max} characters.`,
  webhookTopicsMissing: 'Choose at least one event.',
  webhookUnknown: 'This webhook was deleted.',
  webhooksTooMany: ({ most = '' }) => `A site can have ${most} webhooks. Delete one first.`,
  webhookDeliveryUnknown: 'This notification is no longer stored.',
};

export function webhookSentence(problem: Problem<WebhookCode>): string {
  return lookUpSentence(webhookWording, problem);
}
