import { WEBHOOK_TOPICS } from '@quoin/domain/access';
import { z } from 'zod';

/** GET /1.0/authorization/website */
export const apiWebsite = z
  .object({
    id: z.string(),
    siteId: z.string(),
    title: z.string(),
    url: z.string(),
    language: z.string(),
    timeZone: z.string(),
    currency: z.string(),
    measurementStandard: z.enum(['METRIC', 'IMPERIAL']),
    location: z
      .object({
        country: z.string().nullable(),
        region: z.string().nullable(),
      })
      .readonly(),
  })
  .readonly();
export type ApiWebsite = z.infer<typeof apiWebsite>;

/** A subscription that notifies a program of events. `secret` is present only on creation. */
export const apiWebhook = z
  .object({
    id: z.string(),
    endpointUrl: z.string(),
    topics: z.array(z.enum(WEBHOOK_TOPICS)).readonly(),
    createdOn: z.string(),
    updatedOn: z.string(),
    clientId: z.string(),
    websiteId: z.string(),
    secret: z.string().optional(),
  })
  .readonly();
export type ApiWebhook = z.infer<typeof apiWebhook>;

/** GET /1.0/webhook_subscriptions */
export const apiWebhooksResponse = z
  .object({
    webhookSubscriptions: z.array(apiWebhook).readonly(),
  })
  .readonly();
export type ApiWebhooksResponse = z.infer<typeof apiWebhooksResponse>;
