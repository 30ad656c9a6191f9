import type { DecideAuthorizationRequest, SaveExtensionRequest } from '@quoin/contract/endpoints/running';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));
const extension = z.object({ name: words(10_000), redirectUrls: z.array(words(10_000)).max(100) });

/** Shapes only: what an address may be is a rule (domain/access). */
export function parseSaveExtension(body: unknown): Outcome<SaveExtensionRequest, RequestCode> {
  return parseRequest(extension, body);
}

const decision = z.object({ request: words(20_000), isAllowed: z.boolean() });

export function parseDecideAuthorization(body: unknown): Outcome<DecideAuthorizationRequest, RequestCode> {
  return parseRequest(decision, body);
}

/** A request for tokens, JSON or form; `null`: not said. */
export interface TokenRequest {
  readonly grantType: string;
  readonly code: string | null;
  readonly redirectUrl: string | null;
  readonly refreshToken: string | null;
  readonly codeVerifier: string | null;
  readonly token: string | null;
  readonly clientId: string | null;
  readonly clientSecret: string | null;
}

const maybe = words(2000)
  .nullish()
  .transform((text) => text || null);
const tokens = z
  .object({
    ...{ grant_type: maybe, code: maybe, redirect_uri: maybe, refresh_token: maybe, code_verifier: maybe },
    ...{ token: maybe, client_id: maybe, client_secret: maybe },
  })
  .transform((given) => ({
    grantType: given.grant_type ?? '',
    ...{ code: given.code, redirectUrl: given.redirect_uri, refreshToken: given.refresh_token },
    ...{ codeVerifier: given.code_verifier, token: given.token },
    ...{ clientId: given.client_id, clientSecret: given.client_secret },
  }));

export function parseTokenRequest(body: unknown): Outcome<TokenRequest, RequestCode> {
  return parseRequest(tokens, body);
}
