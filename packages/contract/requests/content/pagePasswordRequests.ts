import type { PagePasswordRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** How long it may be is the rule's to say, with its own sentence. */
const pagePassword = z.object({ password: z.string().max(2000) });

export function parsePagePassword(body: unknown): Outcome<PagePasswordRequest, RequestCode> {
  return parseRequest(pagePassword, body);
}
