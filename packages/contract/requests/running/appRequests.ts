import type { SignInRequest } from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Lengths are bounded before anything is hashed; what is wrong otherwise is just a failed sign-in. */
const signIn = z.object({ email: z.string().trim().min(1).max(320), password: z.string().min(1).max(1024) });

export function parseSignIn(body: unknown): Outcome<SignInRequest, RequestCode> {
  return parseRequest(signIn, body);
}
