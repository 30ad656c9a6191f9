import type { ApiWebhookChange, ApiWebhookCreation } from '@quoin/contract/commerceApi';
import type { SaveWebhookRequest, TestWebhookRequest } from '@quoin/contract/endpoints/running';
import { WEBHOOK_TOPICS } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';
import { change } from './apiValues.ts';

const topic = z.enum(WEBHOOK_TOPICS as never) as z.ZodType<(typeof WEBHOOK_TOPICS)[number]>;
const topics = z.array(topic).max(100);
const endpointUrl = z
  .string()
  .max(10_000)
  .refine((text) => !text.includes('\0'));
const webhook = z.object({ endpointUrl, topics });

/** Shapes only: what an address may be is a rule (domain/access). */
export function parseSaveWebhook(body: unknown): Outcome<SaveWebhookRequest, RequestCode> {
  return parseRequest(webhook, body);
}

export const apiTestWebhook = z.object({ topic });

export function parseTestWebhook(body: unknown): Outcome<TestWebhookRequest, RequestCode> {
  return parseRequest(apiTestWebhook, body);
}

export const apiWebhookCreation = z.object({
  endpointUrl,
  topics: topics.nullish().transform((given) => given ?? []),
});

export function parseApiWebhookCreation(body: unknown): Outcome<ApiWebhookCreation, RequestCode> {
  return parseRequest(apiWebhookCreation, body);
}

export const apiWebhookChange = z.object({ endpointUrl: change(endpointUrl), topics: change(topics) });

export function parseApiWebhookChange(body: unknown): Outcome<ApiWebhookChange, RequestCode> {
  return parseRequest(apiWebhookChange, body);
}
