import type { SaveOrderSettingsRequest } from '@quoin/contract/endpoints/store';
import { typedCode } from '@quoin/domain/formats';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\0'));
const lines = z.array(text(1000)).max(50);
const series = z.object({ prefix: text(100), padding: z.number(), isYearly: z.boolean(), first: z.number() });
const orderSettings = z.object({
  revision: z.int().min(0),
  settings: z.object({
    seller: z.object({
      ...{ name: text(1000), addressLines: lines, email: text(1000).transform(typedCode) },
      ...{ vatId: text(1000).transform(typedCode), taxNumber: text(1000).transform(typedCode), footer: lines },
    }),
    series: z.object({ invoice: series, creditNote: series }),
    unpaidDays: z.number().nullable(),
    refundLimit: text(40),
    draftLinkDays: z.number(),
    withdrawal: z.object({ isOffered: z.boolean(), days: z.number() }),
    subscriptions: z.object({
      retryDays: z.array(z.number()).max(50),
      graceDays: z.number(),
      atLast: z.enum(['cancel', 'pause']),
      customersMaySkip: z.boolean(),
      customersMayPause: z.boolean(),
    }),
  }),
});

export function parseOrderSettings(body: unknown): Outcome<SaveOrderSettingsRequest, RequestCode> {
  return parseRequest(orderSettings, body);
}
