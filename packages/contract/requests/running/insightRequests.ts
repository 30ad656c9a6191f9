import type { AppInsightSettings } from '@quoin/contract/endpoints/running';
import { GOAL_KINDS } from '@quoin/domain/analytics';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const settings = z.object({
  telemetry: z.boolean(),
  recording: z.object({ isOn: z.boolean(), sampleRate: z.number(), retentionDays: z.number() }),
  experiments: z.record(z.string().max(100), z.string().max(500)),
  goals: z.record(z.string().max(100), z.object({ kind: z.enum(GOAL_KINDS), path: z.string().max(2000) })).default({}),
  retention: z.object({ eventDays: z.number(), visitDays: z.number(), sumDays: z.number() }),
});

/** Shapes only: what the numbers may be is a rule (domain/analytics). */
export function parseInsightSettings(body: unknown): Outcome<AppInsightSettings, RequestCode> {
  return parseRequest(settings, body);
}
