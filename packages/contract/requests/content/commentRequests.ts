import type { AnswerCommentRequest, DecideCommentRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { COMMENT_DAYS_MAX, COMMENT_LIMITS, COMMENT_STATES, type CommentSettings } from '@quoin/domain/site';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const decision = z.object({ state: z.enum(COMMENT_STATES) });
/** Twice as long as it may be: what is too long is said by the domain. */
const answer = z.object({ body: z.string().max(2 * COMMENT_LIMITS.body) });
const settings: z.ZodType<CommentSettings> = z.object({
  commentsEnabled: z.boolean(),
  commentApprovalRequired: z.boolean(),
  commentThreaded: z.boolean(),
  simpleLikingEnabled: z.boolean(),
  commentDisableAfterDaysDefault: z.int().min(0).max(COMMENT_DAYS_MAX),
  commentNotices: z.boolean(),
  disqusShortname: z.string().max(200).default(''),
});

export function parseDecideComment(body: unknown): Outcome<DecideCommentRequest, RequestCode> {
  return parseRequest(decision, body);
}

export function parseCommentSettings(body: unknown): Outcome<CommentSettings, RequestCode> {
  return parseRequest(settings, body);
}

export function parseAnswerComment(body: unknown): Outcome<AnswerCommentRequest, RequestCode> {
  return parseRequest(answer, body);
}
