import type {
  LessonPlaceRequest,
  SiteUserLocaleRequest,
  SiteUserPasskeyRequest,
  SiteUserPasskeySignInRequest,
  SiteUserSignInRequest,
} from '@quoin/contract/endpoints/site';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Lengths are bounded before anything is hashed; what is wrong otherwise is just a failed sign-in. */
const signIn = z.object({
  email: z.string().trim().min(1).max(320),
  password: z.string().min(1).max(1024),
  rememberMe: z.boolean().default(false),
});
const locale = z.object({ language: z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/) });
/** Base64url; what a device may say is some hundred bytes long. */
const coded = z.string().regex(/^[A-Za-z0-9_-]{1,8192}$/);
const answer = z.object({
  clientDataJSON: coded,
  attestationObject: coded.optional(),
  authenticatorData: coded.optional(),
  signature: coded.optional(),
  userHandle: coded.nullish(),
});
const credential = z.object({
  id: coded,
  rawId: coded,
  type: z.literal('public-key'),
  response: answer,
  clientExtensionResults: z.object({}).default({}),
});
const passkey = z.object({ credential });
const passkeySignIn = passkey.extend({ rememberMe: z.boolean().default(false) });

export function parseSiteUserPasskey(body: unknown): Outcome<SiteUserPasskeyRequest, RequestCode> {
  return parseRequest(passkey, body);
}

export function parseSiteUserPasskeySignIn(body: unknown): Outcome<SiteUserPasskeySignInRequest, RequestCode> {
  return parseRequest(passkeySignIn, body);
}

export function parseSiteUserSignIn(body: unknown): Outcome<SiteUserSignInRequest, RequestCode> {
  return parseRequest(signIn, body);
}

export function parseSiteUserLocale(body: unknown): Outcome<SiteUserLocaleRequest, RequestCode> {
  return parseRequest(locale, body);
}

const DAY_SECONDS = 86_400;
const lessonPlace = z.object({ position: z.number().int().min(0).max(DAY_SECONDS) });

export function parseLessonPlace(body: unknown): Outcome<LessonPlaceRequest, RequestCode> {
  return parseRequest(lessonPlace, body);
}
