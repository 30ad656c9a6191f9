import type { SaveSignInProviderRequest } from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const text = z
  .string()
  .max(10_000)
  .refine((given) => !given.includes('\0'));
const provider = z.object({ name: text, issuer: text, clientId: text, secret: text });

/** Shapes only: what each may be is a rule (domain/access). */
export function parseSignInProvider(body: unknown): Outcome<SaveSignInProviderRequest, RequestCode> {
  return parseRequest(provider, body);
}
