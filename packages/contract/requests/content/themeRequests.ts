import type { AllowThemeRequest } from '@quoin/contract/endpoints/content';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const MOST = 500;
const LONGEST = 300;

const allow = z.object({ allowed: z.array(z.string().max(LONGEST)).max(MOST) });

/** Which of them the theme asks for at all, the server knows. */
export function parseAllowTheme(body: unknown): Outcome<AllowThemeRequest, RequestCode> {
  return parseRequest(allow, body);
}
