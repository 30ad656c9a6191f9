import type { SaveApiKeyRequest } from '@quoin/contract/endpoints/running';
import { API_SCOPES } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const key = z.object({
  name: z.string().max(10_000),
  scopes: z.array(z.enum(API_SCOPES)).max(API_SCOPES.length),
});

/** Shapes only: what a name may be is a rule (domain/access). */
export function parseSaveApiKey(body: unknown): Outcome<SaveApiKeyRequest, RequestCode> {
  return parseRequest(key, body);
}
