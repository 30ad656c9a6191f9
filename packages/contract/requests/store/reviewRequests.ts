import type { AnswerReviewRequest, DecideReviewRequest } from '@quoin/contract/endpoints/store';
import { ASK_AFTER_DAYS, REVIEW_LIMITS, REVIEW_STATES, type ReviewSettings } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const decision = z.object({ state: z.enum(REVIEW_STATES) });
/** Twice as long as it may be: what is too long is said by the domain. */
const answer = z.object({ answer: z.string().max(2 * REVIEW_LIMITS.answer) });
const settings: z.ZodType<ReviewSettings> = z.object({
  isAsked: z.boolean(),
  askAfterDays: z.int().min(ASK_AFTER_DAYS.least).max(ASK_AFTER_DAYS.most),
  isCheckedFirst: z.boolean(),
  hasNotices: z.boolean(),
});

export function parseDecideReview(body: unknown): Outcome<DecideReviewRequest, RequestCode> {
  return parseRequest(decision, body);
}

export function parseAnswerReview(body: unknown): Outcome<AnswerReviewRequest, RequestCode> {
  return parseRequest(answer, body);
}

export function parseReviewSettings(body: unknown): Outcome<ReviewSettings, RequestCode> {
  return parseRequest(settings, body);
}
