import { z } from 'zod';

/** The body of every refusal. */
export const apiError = z
  .object({
    type: z.string(),
    subtype: z.string().nullable(),
    message: z.string(),
    details: z.null(),
    /** In the log of the server, and in the header `x-contextid`. */
    contextId: z.string(),
  })
  .readonly();

/** Without an Idempotency-Key. */
export const apiKeyMissing = z
  .object({
    ...{ type: z.literal('about:blank'), title: z.string(), status: z.number() },
    ...{ detail: z.string(), instance: z.string() },
  })
  .readonly();
